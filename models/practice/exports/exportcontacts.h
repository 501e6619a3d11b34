// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/exports/exporttable.h"
#include "practice/exports/practiceexportplan.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace storedesk::base {
class Query;
}

namespace storedesk::practice {

// All contacts, or those of one segment: their id, then a column for every contact field.
class ContactsExport final : public ExportTable
{
public:
    ContactsExport(Store &store, PracticeExportPlan plan, Moment now);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    enum class Form : quint8 { Plain, Date, Money };
    enum class Source : quint8 {
        // Stored values, or the default of the field.
        Written,
        // Values computed by the service.
        Figure,
    };
    struct Column
    {
        QString name;
        // The name in UTF-8.
        QByteArray key = {};
        Form form = Form::Plain;
        Source source = Source::Written;
        // In JSON.
        QByteArray byDefault = {};
    };

    void addFields(const QJsonArray &fields);
    void addColumn(Column column);
    void writeContact(csv::CsvWriter &to, const base::Query &row);
    [[nodiscard]] QJsonObject figuresOf(const base::Query &row) const;
    void writeWritten(csv::CsvWriter &to, const Column &column, QByteArrayView value);
    void writeFigure(csv::CsvWriter &to, const Column &column, const QJsonObject &worked) const;

    Store &m_store;
    PracticeExportPlan m_plan;
    Moment m_now;
    std::vector<Column> m_columns;
    // Positions of the columns by key.
    QHash<QByteArrayView, std::size_t> m_places;
    // JSON values of the current contact, one per column.
    std::vector<QByteArrayView> m_values;
    QByteArray m_space;
    // Number of the last contact written.
    qint64 m_last = 0;
    // Contacts created later are excluded.
    qint64 m_end = 0;
};

} // namespace storedesk::practice
