// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"
#include "practice/exports/practiceexportplan.h"
#include "practice/store/statistics.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace storedesk::base {
class Query;
}

namespace storedesk::practice {

// All contacts, or those in one segment, with their id and a column for every contact field.
class ContactsExport final : public ExportTable
{
public:
    ContactsExport(Store &store, PracticeExportPlan plan, Moment now);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    enum class Form : quint8 { Plain, Date, Money };
    enum class Source : quint8 {
        // The stored value, or the field's default.
        Written,
        // A value computed by the service.
        Figure,
    };
    struct Column
    {
        QString name;
        QString heading = {};
        // The name in UTF-8.
        QByteArray key = {};
        Form form = Form::Plain;
        Source source = Source::Written;
        // The default value in JSON.
        QByteArray byDefault = {};
    };

    [[nodiscard]] QString headingOf(const QJsonObject &field) const;
    void addFields(const QJsonArray &fields);
    void addColumn(Column column);
    void writeContact(csv::CsvWriter &to, const base::Query &row);
    [[nodiscard]] QJsonObject figuresOf(const base::Query &row) const;
    void writeWritten(csv::CsvWriter &to, const Column &column, QByteArrayView value);
    void writeFigure(csv::CsvWriter &to, const Column &column, const QJsonObject &worked) const;

    Store &m_store;
    PracticeExportPlan m_plan;
    FigureOptions m_figures;
    std::vector<Column> m_columns;
    // The position of each column, by key.
    QHash<QByteArrayView, std::size_t> m_places;
    // The current contact's JSON values, one per column.
    std::vector<QByteArrayView> m_values;
    QByteArray m_space;
    // The number of the last contact that was written.
    qint64 m_last = 0;
    // Contacts created later are excluded.
    qint64 m_end = 0;
};

} // namespace storedesk::practice
