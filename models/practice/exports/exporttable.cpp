// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exporttable.h"

#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "practice/exports/exportactivities.h"
#include "practice/exports/exportcontacts.h"
#include "practice/exports/practiceexportplan.h"
#include "practice/store/store.h"

namespace storedesk::practice {

namespace column = catalogue::key::column;
using namespace Qt::StringLiterals;

namespace {

// Sales, with one line per day in the store's time zone.
class ExplorerExport final : public ExportTable
{
public:
    ExplorerExport(Store &store, PracticeExportPlan plan);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    void writeDay(csv::CsvWriter &to);

    Store &m_store;
    PracticeExportPlan m_plan;
    QDate m_day;
};

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

} // namespace

ExportTables tablesOf(Store &store, const PracticeExportPlan &plan, qint64 now)
{
    ExportTables tables;
    switch (plan.type) {
    case ExportType::Contacts:
        tables.push_back(std::make_unique<ContactsExport>(store, plan, now));
        break;
    case ExportType::Activities:
        return activityTables(store, plan);
    case ExportType::DataExplorer:
        tables.push_back(std::make_unique<ExplorerExport>(store, plan));
        break;
    }
    return tables;
}

} // namespace storedesk::practice
