// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/activitiesexport.h"
#include "warehouse/warehouse.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <cstdio>

// Measures the warehouse for packaging/bench warehouse. The latter two print one JSON object.
//     bench_warehouse make FOLDER ROWS   writes exports of an invented store and of its last day
//     bench_warehouse load FOLDER URI    fills new tables without the last day
//     bench_warehouse day FOLDER URI     syncs the last day

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

// The file of the rows before the last day, or of the last day.
static QString partOf(const QString &folder, const QString &name, bool ofLastDay)
{
    return folder + u'/' + name + (ofLastDay ? u"-day.csv"_s : u"-before.csv"_s);
}

// What the service states about the purchases of a contact.
struct Totals
{
    qint64 purchases = 0;
    qint64 cents = 0;
    QByteArray first = {};
    QByteArray last = {};

    void add(const QByteArray &time, qint64 amount)
    {
        ++purchases;
        cents += amount;
        first = first.isEmpty() ? time : first;
        last = time;
    }
    [[nodiscard]] QByteArray text() const
    {
        return ",\"" + QByteArray::number(purchases) + "\",\""
            + QByteArray::number(double(cents) / 100, 'f', 2) + "\",\"" + first + "\",\"" + last
            + "\"\n";
    }
};

// Divides the invented exports into those of the first sync and those of the second one, a day
// later. The contacts get the figures of the service, which count the purchases so far.
class DayExports final
{
public:
    explicit DayExports(QString folder)
        : m_folder(std::move(folder))
    { }

    [[nodiscard]] bool write()
    {
        return divideActivities() && divideLines() && writeContacts(false) && writeContacts(true);
    }

private:
    // Calls the function with each row and its cells. All values are quoted and have no quotes.
    template <typename Function>
    [[nodiscard]] bool divide(const QString &name, Function isOfLastDay) const
    {
        QFile all(m_folder + u'/' + name + u".csv"_s);
        QFile before(partOf(m_folder, name, false));
        QFile day(partOf(m_folder, name, true));
        if (!all.open(QIODevice::ReadOnly) || !before.open(QIODevice::WriteOnly)
            || !day.open(QIODevice::WriteOnly))
            return false;
        const auto header = all.readLine();
        bool written = before.write(header) > 0 && day.write(header) > 0;
        while (written && !all.atEnd()) {
            const auto line = all.readLine();
            auto &part = isOfLastDay(line.sliced(1).split('"')) ? day : before;
            written = part.write(line) == line.size();
        }
        return written;
    }
    [[nodiscard]] bool divideActivities()
    {
        // Every second part is a separator.
        static constexpr int contact = 2;
        static constexpr int type = 6;
        static constexpr int time = 8;
        static constexpr int amount = 20;
        const auto last = lastDay.toString(Qt::ISODate).toLatin1();
        return divide(u"activities"_s, [&](const QByteArrayList &cells) {
            const bool late = cells[time].startsWith(last);
            if (late)
                m_late.insert(cells[0]);
            if (cells[type] == "purchase") {
                const auto cents = qRound64(cells[amount].toDouble() * 100);
                m_after[cells[contact]].add(cells[time], cents);
                if (!late)
                    m_before[cells[contact]].add(cells[time], cents);
            }
            return late;
        });
    }
    [[nodiscard]] bool divideLines() const
    {
        return divide(u"lines"_s,
                      [&](const QByteArrayList &cells) { return m_late.contains(cells[0]); });
    }
    // One contact in a thousand has another status after the day.
    [[nodiscard]] bool writeContacts(bool afterDay) const
    {
        QFile all(m_folder + u"/contacts.csv"_s);
        QFile file(partOf(m_folder, u"contacts"_s, afterDay));
        if (!all.open(QIODevice::ReadOnly) || !file.open(QIODevice::WriteOnly))
            return false;
        bool written = file.write(all.readLine().chopped(1)
                                  + R"(,"_totalPurchases","_totalPurchasesAmount",)"
                                    R"("_firstPurchaseDate","_lastPurchaseDate")"
                                  + '\n')
            > 0;
        const auto &totals = afterDay ? m_after : m_before;
        for (qint64 row = 0; written && !all.atEnd(); ++row) {
            auto line = all.readLine().chopped(1);
            if (afterDay && row % 1'000 == 0)
                line.replace("\"active\"", "\"bounced\"");
            const auto id = line.sliced(1, line.indexOf('"', 1) - 1);
            written = file.write(line + totals.value(id).text()) > 0;
        }
        return written;
    }

    QString m_folder;
    QHash<QByteArray, Totals> m_before;
    QHash<QByteArray, Totals> m_after;
    // IDs of the activities of the last day.
    QSet<QByteArray> m_late;
};

static SyncStep stepOf(const QString &kind, const QString &folder, bool ofLastDay)
{
    SyncStep step{.kind = kind == "contacts"_L1 ? SyncStep::Kind::LoadContacts
                                                : SyncStep::Kind::LoadActivities};
    step.stored.path = partOf(folder, kind, ofLastDay);
    step.stored.besides =
        kind == "activities"_L1 ? partOf(folder, u"lines"_s, ofLastDay) : QString();
    step.stored.plan.kind = kind;
    step.stored.asked =
        QDateTime(lastDay.addDays(ofLastDay ? 1 : 0), QTime(0, 5), QTimeZone::utc());
    const auto last = ofLastDay ? lastDay : lastDay.addDays(-1);
    for (auto day = ofLastDay ? lastDay : firstDay; day <= last; day = day.addDays(1))
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
            QJsonObject{{u"seconds"_s, double(timer.elapsed()) / 1'000},
                        {u"rows"_s, counts->rows},
                        {u"changed"_s, counts->added + counts->changed + counts->removed}};
    }
    return result;
}

// Ends with the statistics that PostgreSQL needs for the next sync.
static Outcome<QJsonObject> sync(Warehouse &warehouse, const QString &folder, bool ofLastDay)
{
    QElapsedTimer timer;
    timer.start();
    const auto now = QDateTime(lastDay.addDays(ofLastDay ? 1 : 0), QTime(0, 1), QTimeZone::utc());
    if (const auto begun = warehouse.beginSync(store, now); !begun)
        return tl::unexpected(begun.error());
    auto result = timed(warehouse,
                        {{u"activities"_s, stepOf(u"activities"_s, folder, ofLastDay)},
                         {u"contacts"_s, stepOf(u"contacts"_s, folder, ofLastDay)}});
    if (!result)
        return result;
    if (const auto ended = warehouse.endSync(); !ended)
        return tl::unexpected(ended.error());
    result->insert(u"seconds"_s, double(timer.elapsed()) / 1'000);
    return result;
}

static Outcome<QJsonObject> load(Warehouse &warehouse, const QString &folder)
{
    if (const auto created = warehouse.create(store, firstDay); !created)
        return tl::unexpected(created.error());
    return sync(warehouse, folder, false);
}

int main(int count, char **arguments)
{
    const QCoreApplication application(count, arguments);
    const auto all = QCoreApplication::arguments();
    const auto task = all.value(1);
    const auto folder = all.value(2);
    if (task == "make"_L1)
        return bench::StoreExport(folder, all.value(3).toLongLong()).write()
                && DayExports(folder).write()
            ? 0
            : 1;
    const auto settings = ConnectionSettings::fromText(all.value(3));
    if (!settings)
        return fail(settings.error());
    const auto warehouse = Warehouse::open(*settings, {}, folder);
    if (!warehouse)
        return fail(warehouse.error());
    const auto result =
        task == "day"_L1 ? sync(**warehouse, folder, true) : load(**warehouse, folder);
    if (!result)
        return fail(result.error());
    std::printf("%s\n", QJsonDocument(*result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
