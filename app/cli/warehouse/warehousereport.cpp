// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/warehouse/warehousereport.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using warehouse::Difference;
using warehouse::WarehouseFaultKind;

int exitCodeOf(WarehouseFaultKind kind)
{
    switch (kind) {
    case WarehouseFaultKind::Usage:
        return WrongUsage;
    case WarehouseFaultKind::NoConnection:
        return NoConnection;
    case WarehouseFaultKind::NeedsPassword:
    case WarehouseFaultKind::Refused:
        return Refused;
    case WarehouseFaultKind::Guard:
        return StoppedByGuard;
    case WarehouseFaultKind::Cancelled:
        break;
    }
    return Cancelled;
}

int reportFault(const warehouse::WarehouseFault &fault, bool asJson)
{
    complain(fault.problem, asJson);
    return exitCodeOf(fault.kind);
}

static QString dayText(QDate day)
{
    return day.toString(Qt::ISODate);
}

static QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : QString();
}

void reportLoad(const warehouse::SyncStep &step, const warehouse::MergeCounts &counts, bool asJson)
{
    const bool contacts = step.kind == warehouse::SyncStep::Kind::LoadContacts;
    if (asJson) {
        QJsonObject object{{u"loaded"_s, contacts ? u"contacts"_s : u"activities"_s},
                           {u"rows"_s, counts.rows},
                           {u"added"_s, counts.added},
                           {u"changed"_s, counts.changed},
                           {u"removed"_s, counts.removed},
                           {u"repeated"_s, counts.doubled}};
        if (!contacts) {
            object[u"from"_s] = dayText(step.days.front());
            object[u"until"_s] = dayText(step.days.back());
        }
        return printJson(object);
    }
    const auto what = contacts
        ? CommandWords::tr("Contacts")
        : CommandWords::tr("%1 to %2").arg(dayText(step.days.front()), dayText(step.days.back()));
    printLine(CommandWords::tr("%1: %L2 rows; %L3 new, %L4 changed, %L5 removed, %L6 repeated")
                  .arg(what)
                  .arg(counts.rows)
                  .arg(counts.added)
                  .arg(counts.changed)
                  .arg(counts.removed)
                  .arg(counts.doubled));
}

static void reportStatusAsJson(const warehouse::WarehouseStatus &status)
{
    QJsonArray days;
    for (const auto &day : status.state.days)
        days.append(QJsonObject{{u"day"_s, dayText(day.day)},
                                {u"rows"_s, day.rows},
                                {u"repeated"_s, day.doubled},
                                {u"asked"_s, timeText(day.asked)},
                                {u"stale"_s, day.stale}});
    QJsonObject tables;
    for (const auto &table : status.tables)
        tables.insert(table.table, table.rows);
    printJson({{u"store"_s, status.store.id},
               {u"storeName"_s, status.store.name},
               {u"zone"_s, QString::fromLatin1(status.store.zone)},
               {u"server"_s, status.server},
               {u"firstDay"_s, dayText(status.state.firstDay)},
               {u"lastSync"_s, timeText(status.lastSync)},
               {u"interrupted"_s, status.state.began.isValid()},
               {u"tables"_s, tables},
               {u"days"_s, days}});
}

void reportStatus(const warehouse::WarehouseStatus &status, bool asJson)
{
    if (asJson)
        return reportStatusAsJson(status);
    const auto &days = status.state.days;
    printLine(CommandWords::tr("Store: %1").arg(status.store.name));
    printLine(CommandWords::tr("PostgreSQL: %1").arg(status.server));
    printLine(CommandWords::tr("Last complete sync: %1")
                  .arg(status.lastSync.isValid() ? timeText(status.lastSync)
                                                 : CommandWords::tr("never")));
    if (status.state.began.isValid())
        printLine(CommandWords::tr("The last sync was interrupted. The next one resumes it."));
    if (!days.empty())
        printLine(CommandWords::tr("Days: %L1, from %2 to %3")
                      .arg(days.size())
                      .arg(dayText(days.front().day), dayText(days.back().day)));
    const auto stale = std::ranges::count_if(days, &warehouse::SyncedDay::stale);
    if (stale > 0)
        printLine(CommandWords::tr("Days to read again: %L1").arg(stale));
    for (const auto &table : status.tables)
        printLine(u"%1  %L2"_s.arg(table.table.leftJustified(14)).arg(table.rows));
}

// Permanent names for JSON.
constexpr std::array differenceNames{"missing"_L1, "extra"_L1, "changed"_L1};

static QString differenceText(Difference::Kind kind)
{
    switch (kind) {
    case Difference::Kind::Missing:
        return CommandWords::tr("Missing");
    case Difference::Kind::Extra:
        return CommandWords::tr("Extra");
    case Difference::Kind::Changed:
        break;
    }
    return CommandWords::tr("Different");
}

int reportVerification(const warehouse::Verification &verification, bool asJson)
{
    const int code = verification.differences() == 0 ? Done : SomeRowsFailed;
    if (asJson) {
        QJsonArray examples;
        for (const auto &one : verification.examples)
            examples.append(QJsonObject{{u"kind"_s, differenceNames[std::size_t(one.kind)]},
                                        {u"table"_s, one.table},
                                        {u"contact"_s, one.contact},
                                        {u"id"_s, one.id},
                                        {u"time"_s, one.time}});
        printJson({{u"rows"_s, verification.rows},
                   {u"missing"_s, verification.missing},
                   {u"extra"_s, verification.extra},
                   {u"changed"_s, verification.changed},
                   {u"examples"_s, examples}});
        return code;
    }
    printLine(CommandWords::tr("%L1 rows compared").arg(verification.rows));
    if (code == Done) {
        printLine(CommandWords::tr("No differences"));
        return code;
    }
    printLine(
        CommandWords::tr("%L1 missing from the warehouse, %L2 only in the warehouse, %L3 different")
            .arg(verification.missing)
            .arg(verification.extra)
            .arg(verification.changed));
    for (const auto &one : verification.examples)
        printLine(u"%1  %2  %3  %4  %5"_s.arg(differenceText(one.kind).leftJustified(9),
                                              one.table.leftJustified(13), one.contact, one.id,
                                              one.time));
    printLine(CommandWords::tr("The next sync reads these days again."));
    return code;
}

} // namespace storedesk::cli
