// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/contacttable.h"
#include "practice/exportplan.h"
#include "practice/exporttable.h"

#include <QJsonValue>

#include <vector>

namespace storedesk::practice {

// All contacts, or those of one segment: their id, then a column for every contact field.
class ContactsExport final : public ExportTable
{
public:
    ContactsExport(Store &store, ExportPlan plan, Moment now);

    [[nodiscard]] QStringList header() const override;
    int write(table::CsvWriter &to, int limit) override;

private:
    enum class Form : quint8 { Plain, Date, Money };
    enum class Source : quint8 {
        Written, // somebody wrote it, or the default of the field
        Figure, // the service works it out
    };
    struct Column
    {
        QString key;
        Form form = Form::Plain;
        Source source = Source::Written;
        QJsonValue byDefault = QJsonValue::Null;
    };

    void addFields(const QJsonArray &fields);
    void writeContact(table::CsvWriter &to, const Contact &contact) const;
    void writeValue(table::CsvWriter &to, const QJsonValue &value, Form form) const;

    Store &m_store;
    ContactTable m_table;
    ExportPlan m_plan;
    Moment m_now;
    std::vector<Column> m_columns;
    qint64 m_last = 0; // number of the contact written last
    qint64 m_end = 0; // who came later is not in this file
};

} // namespace storedesk::practice
