// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insights/insightanswer.h"
#include "support/randomstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace tst_randomstores {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insights::InsightAnswer;
using insights::InsightData;
using support::RandomRow;
using support::RandomStore;

static constexpr qint64 day = 86'400'000;
static constexpr qint64 hour = 3'600'000;

// Answers questions about random stores with damaged rows, and compares the answers with slow but
// simple computations.
class TestRandomStores final : public QObject
{
    Q_OBJECT

private:
    void load(int seed)
    {
        m_store = std::make_unique<RandomStore>(static_cast<quint32>(seed));
        const auto path = m_folder.filePath(u"activities.csv"_s);
        QVERIFY(m_store->write(path));
        base::Progress progress;
        m_zone = QTimeZone(seed % 2 == 0 ? "Europe/Madrid" : "America/New_York");
        const auto data = InsightData::load(
            {.activities = {path}, .zone = m_zone, .asOf = RandomStore::asOf}, {}, {}, progress);
        QVERIFY(data.has_value());
        m_data = *data;
        m_buyers.clear();
        m_purchases = m_store->ofType("purchase");
        for (const auto &row : m_purchases) {
            if (const auto person = m_store->personOf(row); !person.isEmpty())
                m_buyers[person].push_back(row);
        }
    }

    // A question without an answer fails the test.
    [[nodiscard]] InsightAnswer ask(QStringView name,
                                    const QHash<QString, QString> &given = {}) const
    {
        const auto *question = insights::questionNamed(name);
        auto answer = insights::answerOf(*question, *m_data,
                                         *insights::parametersFor(*question, given), true);
        if (answer)
            return *std::move(answer);
        QTest::qFail(qPrintable(name.toString() + u": "_s + answer.error().code), __FILE__,
                     __LINE__);
        return {};
    }

    [[nodiscard]] QDateTime local(const RandomRow &row) const
    {
        return QDateTime::fromMSecsSinceEpoch(*row.time, m_zone);
    }
    [[nodiscard]] QDate monthOf(const RandomRow &row) const
    {
        const auto date = local(row).date();
        return {date.year(), date.month(), 1};
    }

    // Returns the workflow and scenario to which a purchase is attributed, as in "f1 3", or
    // nothing.
    [[nodiscard]] QByteArray attributionOf(const RandomRow &purchase) const
    {
        const auto person = m_store->personOf(purchase);
        for (int scenario = 2; scenario <= 5 && !person.isEmpty(); ++scenario) {
            const RandomRow *best = nullptr;
            for (const auto &row : m_store->valid) {
                if (m_store->personOf(row) == person && fits(row, purchase, scenario)
                    && (!best || *row.time >= *best->time))
                    best = &row;
            }
            if (best)
                return best->workflow + ' ' + QByteArray::number(scenario);
        }
        return {};
    }
    [[nodiscard]] bool fits(const RandomRow &row, const RandomRow &purchase, int scenario) const
    {
        const auto age = *purchase.time - *row.time;
        if (row.workflow.isEmpty() || age < 0)
            return false;
        switch (scenario) {
        case 2:
            return row.type == "email-link-clicked" && !row.content.isEmpty()
                && std::ranges::any_of(m_store->valid, [&](const RandomRow &opening) {
                       return opening.type == "email-opened" && !opening.workflow.isEmpty()
                           && opening.content == row.content
                           && m_store->personOf(opening) == m_store->personOf(row)
                           && *opening.time <= *row.time
                           && *purchase.time - *opening.time <= 24 * hour;
                   });
        case 3:
            return (row.type == "email-link-clicked" || row.type == "web-link-clicked")
                && age <= 48 * hour;
        case 4:
            return row.type == "email-opened" && age <= 48 * hour;
        default:
            return row.type == "sms-sent" && age <= 24 * hour;
        }
    }

    // Returns the length of the longest chain that begins with the given rows, found by trying all
    // chains.
    [[nodiscard]] std::size_t longestFrom(const std::vector<RandomRow> &rows,
                                          const QByteArrayList &steps,
                                          std::vector<const RandomRow *> chosen,
                                          qint64 window) const
    {
        auto best = chosen.size();
        if (qsizetype(chosen.size()) == steps.size())
            return best;
        for (const auto &row : rows) {
            const bool used = std::ranges::find(chosen, &row) != chosen.end();
            if (used || row.type != steps.at(qsizetype(chosen.size()))
                || (!chosen.empty()
                    && (*row.time < *chosen.back()->time
                        || *row.time - *chosen.front()->time > window)))
                continue;
            auto longer = chosen;
            longer.push_back(&row);
            best = std::max(best, longestFrom(rows, steps, longer, window));
        }
        return best;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<RandomStore> m_store;
    std::shared_ptr<const InsightData> m_data;
    QTimeZone m_zone;
    std::vector<RandomRow> m_purchases;
    std::map<QByteArray, std::vector<RandomRow>> m_buyers;

    static void addSeeds()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 50; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theBalanceAddsUp_data() { addSeeds(); }
    void theBalanceAddsUp()
    {
        QFETCH(const int, seed);
        load(seed);
        for (const auto &question : insights::questionRows()) {
            if (question.needs.contacts || question.needs.lines)
                continue;
            const auto use = ask(QString(question.name)).use;
            QCOMPARE(use.rows, qint64(m_store->all.size()));
            QCOMPARE(use.unreadableTime, m_store->unreadable);
            QCOMPARE(use.afterAsOf, m_store->afterAsOf);
            QCOMPARE(use.duplicates, m_store->duplicates);
            QCOMPARE(use.used + use.duplicates + use.afterAsOf + use.unreadableTime + use.otherTypes
                         + use.otherCurrency + use.outsidePeriod,
                     use.rows);
        }
        QCOMPARE(m_data->people().merged(), m_store->merged);
    }

    void salesAndSourcesAreThoseOfTheRows_data() { addSeeds(); }
    void salesAndSourcesAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        load(seed);
        const auto sales = ask(u"sales");
        const auto returning = ask(u"new-returning");
        qint64 periods = 0;
        for (const auto &entry : sales.result[u"periods"].toArray()) {
            const auto start = QDate::fromString(entry[u"start"].toString(), Qt::ISODate);
            std::map<QString, qint64> cents;
            qint64 count = 0;
            std::set<QByteArray> people;
            for (const auto &row : m_purchases) {
                if (monthOf(row) != start)
                    continue;
                const auto person = m_store->personOf(row);
                const bool first = !person.isEmpty() && m_buyers[person].front().place == row.place;
                cents[person.isEmpty() ? u"unknown"_s
                          : first      ? u"new"_s
                                       : u"returning"_s] += row.cents;
                cents[u"all"_s] += row.cents;
                ++count;
                people.insert(person);
            }
            people.erase(QByteArray());
            QCOMPARE(entry[u"purchases"].toInteger(), count);
            QCOMPARE(entry[u"cents"].toInteger(), cents[u"all"_s]);
            const auto key = u"period:"_s + start.toString(Qt::ISODate);
            const auto set = sales.people.find(key);
            QCOMPARE(set == sales.people.end() ? 0 : set->second.size(), qsizetype(people.size()));
            const auto parts = returning.result[u"periods"].toArray().at(qsizetype(periods));
            for (const auto &kind : {u"new"_s, u"returning"_s, u"unknown"_s})
                QCOMPARE(parts[kind][u"cents"].toInteger(), cents[kind]);
            ++periods;
        }
        QVERIFY(periods >= 6);
        for (const auto &entry : ask(u"sources").result[u"rows"].toArray()) {
            qint64 cents = 0;
            std::set<QByteArray> people;
            for (const auto &row : m_purchases) {
                if (QString::fromUtf8(row.source) != entry[u"key"].toString())
                    continue;
                cents += row.cents;
                people.insert(m_store->personOf(row));
            }
            people.erase(QByteArray());
            QCOMPARE(entry[u"cents"].toInteger(), cents);
            QCOMPARE(entry[u"buyers"].toInteger(), qint64(people.size()));
        }
    }

    void customersAndTheirSecondPurchasesAreThoseOfTheRows_data() { addSeeds(); }
    void customersAndTheirSecondPurchasesAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        load(seed);
        const auto best = ask(u"best-customers").result;
        QCOMPARE(best[u"buyers"].toInteger(), qint64(m_buyers.size()));
        qint64 before = std::numeric_limits<qint64>::max();
        for (const auto &entry : best[u"people"].toArray()) {
            qint64 cents = 0;
            for (const auto &row : m_buyers[entry[u"contact"].toString().toUtf8()])
                cents += row.cents;
            QCOMPARE(entry[u"cents"].toInteger(), cents);
            QVERIFY(cents <= before);
            before = cents;
        }
        for (const auto &entry : ask(u"second-purchase").result[u"within"].toArray()) {
            const auto limit = entry[u"days"].toInteger() * day;
            qint64 part = 0;
            qint64 of = 0;
            for (const auto &[person, rows] : m_buyers) {
                const bool old = RandomStore::asOf - *rows.front().time >= limit;
                of += old;
                part += old && rows.size() > 1 && *rows[1].time - *rows[0].time <= limit;
            }
            QCOMPARE(entry[u"part"].toInteger(), part);
            QCOMPARE(entry[u"of"].toInteger(), of);
        }
    }

    void cohortsAreThoseOfTheRows_data() { addSeeds(); }
    void cohortsAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        load(seed);
        qint64 people = 0;
        for (const auto &cohort : ask(u"cohorts").result[u"cohorts"].toArray()) {
            const auto start = QDate::fromString(cohort[u"start"].toString(), Qt::ISODate);
            people += cohort[u"size"].toInteger();
            const auto cells = cohort[u"cells"].toArray();
            for (int number = 0; number < cells.size(); ++number) {
                qint64 buyers = 0;
                qint64 cents = 0;
                for (const auto &[person, rows] : m_buyers) {
                    if (monthOf(rows.front()) != start)
                        continue;
                    bool bought = false;
                    for (const auto &row : rows) {
                        const bool inside = monthOf(row) == start.addMonths(number);
                        bought = bought || inside;
                        cents += inside ? row.cents : 0;
                    }
                    buyers += bought;
                }
                QCOMPARE(cells.at(number)[u"people"].toInteger(), buyers);
                QCOMPARE(cells.at(number)[u"cents"].toInteger(), cents);
            }
        }
        QCOMPARE(people, qint64(m_buyers.size()));
    }

    void purchasesAreAttributedAsByHand_data() { addSeeds(); }
    void purchasesAreAttributedAsByHand()
    {
        QFETCH(const int, seed);
        load(seed);
        std::map<QByteArray, qint64> cents;
        for (const auto &row : m_purchases) {
            const auto attribution = attributionOf(row);
            cents[attribution] += row.cents;
        }
        const auto result = ask(u"workflows").result;
        QCOMPARE(result[u"unattributed"][u"cents"].toInteger(), cents[QByteArray()]);
        cents.erase(QByteArray());
        std::map<QByteArray, qint64> found;
        for (const auto &entry : result[u"rows"].toArray()) {
            const auto scenarios = entry[u"scenarios"].toObject();
            for (auto at = scenarios.begin(); at != scenarios.end(); ++at)
                found[entry[u"workflow"].toString().toUtf8() + ' ' + at.key().toUtf8()] =
                    at.value()[u"cents"].toInteger();
        }
        QCOMPARE(found, cents);
    }

    void chainsAreTheLongestOfAll_data() { addSeeds(); }
    void chainsAreTheLongestOfAll()
    {
        QFETCH(const int, seed);
        load(seed);
        // With and without identical steps.
        for (const QByteArrayList &steps :
             {QByteArrayList{"email-sent", "email-opened", "purchase", "purchase"},
              QByteArrayList{"email-sent", "email-opened", "email-link-clicked", "purchase"}}) {
            std::map<QByteArray, std::vector<RandomRow>> rows;
            for (const auto &row : m_store->valid) {
                if (steps.contains(row.type))
                    rows[m_store->personOf(row)].push_back(row);
            }
            rows.erase(QByteArray());
            std::vector<qint64> reached(std::size_t(steps.size()));
            for (const auto &[person, own] : rows) {
                const auto length = longestFrom(own, steps, {}, 40 * day);
                for (std::size_t step = 0; step < length; ++step)
                    ++reached[step];
            }
            const auto found =
                ask(u"funnel",
                    {{u"steps"_s, QString::fromLatin1(steps.join(','))}, {u"window"_s, u"40"_s}})
                    .result[u"steps"]
                    .toArray();
            QCOMPARE(found.size(), steps.size());
            for (std::size_t step = 0; step < reached.size(); ++step)
                QCOMPARE(found.at(qsizetype(step))[u"people"].toInteger(), reached[step]);
        }
    }

    void hoursAreLocal_data() { addSeeds(); }
    void hoursAreLocal()
    {
        QFETCH(const int, seed);
        load(seed);
        const auto bought = ask(u"hours").result[u"bought"].toArray();
        for (int weekday = 0; weekday < 7; ++weekday) {
            for (int clock = 0; clock < 24; ++clock) {
                const auto count = std::ranges::count_if(m_purchases, [&](const RandomRow &row) {
                    return local(row).date().dayOfWeek() == weekday + 1
                        && local(row).time().hour() == clock;
                });
                QCOMPARE(bought.at(weekday)[clock].toInteger(), qint64(count));
            }
        }
    }

    // Each half of the file is sorted by time, but the second half is older. Several threads read
    // parts of a file of this size, and no part shows both halves.
    void largeFilesNeedNotBeSortedByTime()
    {
        static constexpr int rows = 2 * 2 * 128 * 1'024;
        static constexpr int buyers = 1'000;
        const auto path = m_folder.filePath(u"large.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray text("contactId,type,date,totalPrice\n");
        QByteArray time;
        for (int row = 0; row < rows; ++row) {
            const int number = (row + rows / 2) % rows;
            if (number % buyers == 0 || row == 0)
                time = QDateTime::fromMSecsSinceEpoch(RandomStore::begin + number * 20'000LL,
                                                      QTimeZone("UTC"))
                           .toString(u"yyyy-MM-ddTHH:mm:ss.zzzZ")
                           .toUtf8();
            text += 'c' + QByteArray::number(number % buyers) + ",purchase," + time + ",1\n";
        }
        QCOMPARE(file.write(text), text.size());
        file.close();
        base::Progress progress;
        const auto data = InsightData::load(
            {.activities = {path}, .zone = QTimeZone("UTC"), .asOf = RandomStore::asOf}, {}, {},
            progress);
        QVERIFY(data.has_value());
        m_data = *data;
        const auto periods = ask(u"new-returning").result[u"periods"].toArray();
        QCOMPARE(periods.at(0)[u"new"][u"purchases"].toInteger(), buyers);
        QCOMPARE(ask(u"sales").use.used, rows);
    }
};

STOREDESK_TEST(TestRandomStores)

} // namespace tst_randomstores

#include "tst_randomstores.moc"
