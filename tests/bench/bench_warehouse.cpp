// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/activitiesexport.h"
#include "warehouse/warehouse.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

// Measures the warehouse for packaging/bench warehouse.
//     bench_warehouse make FOLDER ROWS      the exports of an invented store, and those of its last
//     day bench_warehouse load FOLDER URI       fills new tables; prints one JSON object
//     bench_warehouse day FOLDER URI        syncs the last day again; prints one JSON object

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::warehouse;

// Both inclusive.
static const QDate firstDay(2024, 6, 21);
static const QDate lastDay(2026, 6, 20);
static const auto store = WarehouseStore{.id = u"bench"_s, .name = u"Bench"_s, .zone = "UTC"};

static int fail(const WarehouseFault &fault)
{
    std::fprintf(stderr, "%s %s\n", qPrintable(fault.problem.what), qPrintable(fault.problem.why));
    return 1;
}

// Copies the header and the rows of the last day.
static bool writeDay(const QString &folder)
{
    QFile all(folder + u"/activities.csv"_s);
    QFile day(folder + u"/day.csv"_s);
    if (!all.open(QIODevice::ReadOnly) || !day.open(QIODevice::WriteOnly))
        return false;
    const auto wanted = '"' + lastDay.toString(Qt::ISODate).toLatin1() + 'T';
    bool written = day.write(all.readLine()) > 0;
    while (written && !all.atEnd()) {
        const auto line = all.readLine();
        if (line.contains(wanted))
            written = day.write(line) == line.size();
    }
    return written;
}

static SyncStep stepOf(const QString &kind, const QString &path, const QString &lines, QDate first)
{
    SyncStep step{.kind = kind == "contacts"_L1 ? SyncStep::Kind::LoadContacts
                                                : SyncStep::Kind::LoadActivities};
    step.stored.path = path;
    step.stored.besides = lines;
    step.stored.plan.kind = kind;
    step.stored.asked = QDateTime(QDate(2026, 7, 1), QTime(0, 0), QTimeZone::utc());
    for (auto day = first; day <= lastDay; day = day.addDays(1))
        step.days.push_back(day);
    return step;
}

// Loads the steps, and stores the seconds and rows of each.
static Outcome<QJsonObject> timed(Warehouse &warehouse,
                                  const std::vector<std::pair<QString, SyncStep>> &steps)
{
    QJsonObject result;
    for (const auto &[name, step] : steps) {
        QElapsedTimer timer;
        timer.start();
        base::Progress progress;
        const auto counts = warehouse.load(step, progress);
        if (!counts)
            return tl::unexpected(counts.error());
        result[name] =
            QJsonObject{{u"seconds"_s, double(timer.elapsed()) / 1'000}, {u"rows"_s, counts->rows}};
    }
    return result;
}

static Outcome<QJsonObject> load(Warehouse &warehouse, const QString &folder)
{
    if (const auto created = warehouse.create(store, firstDay); !created)
        return tl::unexpected(created.error());
    return timed(
        warehouse,
        {{u"activities"_s,
          stepOf(u"activities"_s, folder + u"/activities.csv"_s, folder + u"/lines.csv"_s,
                 firstDay)},
         {u"contacts"_s, stepOf(u"contacts"_s, folder + u"/contacts.csv"_s, {}, firstDay)}});
}

static Outcome<QJsonObject> syncDay(Warehouse &warehouse, const QString &folder)
{
    QElapsedTimer timer;
    timer.start();
    const auto now = QDateTime(QDate(2026, 7, 1), QTime(0, 0), QTimeZone::utc());
    if (const auto begun = warehouse.beginSync(store, now); !begun)
        return tl::unexpected(begun.error());
    auto result =
        timed(warehouse,
              {{u"activities"_s, stepOf(u"activities"_s, folder + u"/day.csv"_s, {}, lastDay)},
               {u"contacts"_s, stepOf(u"contacts"_s, folder + u"/contacts.csv"_s, {}, lastDay)}});
    if (!result)
        return result;
    if (const auto ended = warehouse.endSync(); !ended)
        return tl::unexpected(ended.error());
    result->insert(u"seconds"_s, double(timer.elapsed()) / 1'000);
    return result;
}

int main(int count, char **arguments)
{
    const QCoreApplication application(count, arguments);
    const auto all = QCoreApplication::arguments();
    const auto task = all.value(1);
    const auto folder = all.value(2);
    if (task == "make"_L1)
        return bench::StoreExport(folder, all.value(3).toLongLong()).write() && writeDay(folder)
            ? 0
            : 1;
    const auto settings = ConnectionSettings::fromText(all.value(3));
    if (!settings)
        return fail(settings.error());
    const auto warehouse = Warehouse::open(*settings, {}, folder);
    if (!warehouse)
        return fail(warehouse.error());
    const auto result = task == "day"_L1 ? syncDay(**warehouse, folder) : load(**warehouse, folder);
    if (!result)
        return fail(result.error());
    std::printf("%s\n", QJsonDocument(*result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
