// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportexplorer.h"

#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "practice/store/store.h"

namespace storedesk::practice {

namespace column = catalogue::key::column;

ExplorerExport::ExplorerExport(Store &store, PracticeExportPlan plan)
    : m_store(store)
    , m_plan(std::move(plan))
    , m_day(m_plan.firstDay)
{ }

QStringList ExplorerExport::header() const
{
    return {column::year,
            column::month,
            column::day,
            column::numberOfPurchases,
            column::totalPurchaseAmount,
            column::numberOfContacts};
}

int ExplorerExport::write(csv::CsvWriter &to, int limit)
{
    int written = 0;
    for (; written < limit && m_day <= m_plan.lastDay; ++written) {
        writeDay(to);
        m_day = m_day.addDays(1);
    }
    return written;
}

void ExplorerExport::writeDay(csv::CsvWriter &to)
{
    // A day has 23 or 25 hours when the clocks change.
    const auto begins = m_day.startOfDay(m_plan.zone).toMSecsSinceEpoch();
    const auto ends = m_day.addDays(1).startOfDay(m_plan.zone).toMSecsSinceEpoch();
    auto query = m_store.database().query(
        "SELECT count(*), total(total), count(DISTINCT contact) FROM purchase"
        " WHERE date >= ? AND date < ? AND "
            + bracketed(m_plan.condition),
        {begins, ends});
    query.next();
    to.row({QByteArray::number(m_day.year()), QByteArray::number(m_day.month()),
            QByteArray::number(m_day.day()), QByteArray::number(query.number(0)),
            QByteArray::number(query.real(1), 'f', 2), QByteArray::number(query.number(2))});
}

} // namespace storedesk::practice
