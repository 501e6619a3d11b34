// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insights/insightengine.h"
#include "insightviews/answerview.h"
#include "support/randomtablesfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_randomcontacts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insights::InsightAnswer;
using namespace support;

static constexpr auto day = RandomTablesFixture::day;

// Answers questions about the contacts of random stores with damaged files, and compares the
// answers with slow but simple computations. Checks the rows used and the people behind all
// answers.
class TestRandomContacts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theBalanceOfEveryQuestionAddsUp_data() { addSeeds(); }
    void theBalanceOfEveryQuestionAddsUp()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        for (const auto &question : insights::questionRows()) {
            const auto use = m_fixture.ask(QString(question.name)).use;
            QCOMPARE(use.rows, qint64(m_fixture.store().all.size()));
            QCOMPARE(use.unreadableTime, m_fixture.store().unreadable);
            QCOMPARE(use.afterAsOf, m_fixture.store().afterAsOf);
            QCOMPARE(use.duplicates, m_fixture.store().duplicates);
            QCOMPARE(use.used + use.duplicates + use.afterAsOf + use.unreadableTime + use.otherTypes
                         + use.otherCurrency + use.outsidePeriod,
                     use.rows);
        }
        const auto purchases = m_fixture.store().ofTypes({"purchase"});
        const auto use = m_fixture.ask(u"sales"_s).use;
        QCOMPARE(use.used, qint64(purchases.size()));
        const auto count = [&](auto &&fits) {
            return qint64(std::ranges::count_if(purchases, fits));
        };
        QCOMPARE(use.unreadableAmount, count([](const SlowRow &row) { return !row.hasAmount; }));
        QCOMPARE(use.withoutContact,
                 count([](const SlowRow &row) { return row.person.isEmpty(); }));
    }

    // The view of an answer shows a number and opens a list of people.
    void everyNumberOpensThatManyPeople_data() { addSeeds(); }
    void everyNumberOpensThatManyPeople()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        insights::InsightEngine engine{tablefile::OpenOptions()};
        int opened = 0;
        for (const auto &question : insights::questionRows()) {
            base::Progress progress;
            auto reply =
                engine.answer({.input = m_fixture.input(), .question = &question}, progress);
            QVERIFY(reply && reply->answer);
            const auto view = insightviews::displayOf(question).view(*reply);
            const auto compare = [&](const insightviews::AnswerCell &cell) {
                if (cell.key.isEmpty())
                    return;
                const auto *people = view.peopleOf(*reply, cell.key);
                const auto size = people ? people->size() : 0;
                QCOMPARE(QLocale().toString(qulonglong(size)), cell.text);
                ++opened;
            };
            for (const auto &row : view.rows)
                std::ranges::for_each(row, compare);
            for (const auto &fact : view.facts)
                compare(fact.cell);
        }
        QVERIFY(opened > 50);
    }

    void reachableContactsAreThoseOfTheTable_data() { addSeeds(); }
    void reachableContactsAreThoseOfTheTable()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        const auto answer = m_fixture.ask(u"list-health"_s);
        std::map<QString, People> reached;
        qint64 known = 0;
        for (const auto &[person, record] : m_fixture.records()) {
            if (hasValue(record, "_isAnonymous", "true"))
                continue;
            ++known;
            for (const auto &channel : {u"newsletter"_s, u"transactional"_s, u"sms"_s, u"push"_s}) {
                if (isReached(record, channel))
                    reached[channel].insert(person);
            }
            if (!isReached(record, u"any"_s))
                reached[u"unreachable"_s].insert(person);
            if (record.at("_emailSoftBounces") == "2" && isReached(record, u"transactional"_s))
                reached[u"twoSoftBounces"_s].insert(person);
        }
        const std::map<QString, QByteArray> flow{{u"created"_s, "contact-created"},
                                                 {u"subscribed"_s, "newsletter-subscribe"},
                                                 {u"unsubscribed"_s, "email-unsubscribed"},
                                                 {u"bounced"_s, "email-bounce"},
                                                 {u"spam"_s, "email-spam-report"}};
        for (const auto &row : m_fixture.store().ofTypes({"email-spam-report"})) {
            if (!row.person.isEmpty() && m_fixture.store().asOf() - *row.time <= 30 * day)
                reached[u"spamReports"_s].insert(row.person);
        }
        QCOMPARE(answer.result[u"known"].toInteger(), known);
        QCOMPARE(answer.result[u"anonymous"].toInteger(),
                 qint64(m_fixture.records().size()) - known);
        for (const auto *part : {u"reach", u"warnings"}) {
            const auto counts = answer.result[QStringView(part)].toObject();
            for (auto at = counts.begin(); at != counts.end(); ++at) {
                QCOMPARE(at->toInteger(), qint64(reached[at.key()].size()));
                QCOMPARE(peopleOf(answer, at.key()), reached[at.key()]);
            }
        }
        for (const auto &entry : answer.result[u"flow"].toArray()) {
            const auto start = QDate::fromString(entry[u"start"].toString(), Qt::ISODate);
            for (const auto &[name, type] : flow) {
                People people;
                for (const auto &row : m_fixture.store().ofTypes({type})) {
                    const auto date = m_fixture.store().dayOf(*row.time);
                    if (QDate(date.year(), date.month(), 1) == start)
                        people.insert(row.person);
                }
                people.erase(QByteArray());
                QCOMPARE(entry[name].toInteger(), qint64(people.size()));
                QCOMPARE(peopleOf(answer, name + u':' + entry[u"start"].toString()), people);
            }
        }
    }

    void quietContactsAreThoseOfTheRows_data() { addSeeds(); }
    void quietContactsAreThoseOfTheRows()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        auto sent = m_fixture.store().byPerson({"email-sent"});
        auto signs = m_fixture.store().byPerson({"email-opened", "purchase"});
        auto purchases = m_fixture.store().byPerson({"purchase"});
        for (const auto &reach : {u"newsletter"_s, u"any"_s}) {
            std::map<QString, People> classes;
            qint64 cents = 0;
            qint64 never = 0;
            for (const auto &[person, record] : m_fixture.records()) {
                if (hasValue(record, "_isAnonymous", "true") || !isReached(record, reach))
                    continue;
                const auto created = timeIn(record, "_createdAt");
                auto last = timeIn(record, "_lastPurchaseDate");
                if (last && *last >= m_fixture.store().asOf())
                    last.reset();
                if (!signs[person].empty())
                    last = std::max(last.value_or(0), *signs[person].back().time);
                const auto limit = last.value_or(m_fixture.store().coverageFrom);
                const bool old = m_fixture.store().asOf() - limit > 40 * day
                    || (!last && m_fixture.store().asOf() - limit == 40 * day);
                const auto name = created && m_fixture.store().asOf() - *created <= 60 * day
                    ? u"tooNew"_s
                    : sent[person].empty() ? u"neverEmailed"_s
                    : old                  ? u"quiet"_s
                    : last                 ? u"recent"_s
                                           : u"unknown"_s;
                classes[name].insert(person);
                const bool counts = name != "tooNew"_L1 && name != "neverEmailed"_L1;
                never += counts && !last;
                for (const auto &row : purchases[person])
                    cents += name == "quiet"_L1 ? row.cents : 0;
            }
            const auto answer =
                m_fixture.ask(u"quiet"_s, {{u"days"_s, u"40"_s}, {u"reach"_s, reach}});
            QCOMPARE(answer.result[u"cents"].toInteger(), cents);
            QCOMPARE(answer.result[u"never"].toInteger(), never);
            for (const auto &name :
                 {u"tooNew"_s, u"neverEmailed"_s, u"recent"_s, u"quiet"_s, u"unknown"_s}) {
                QCOMPARE(answer.result[name].toInteger(), qint64(classes[name].size()));
                QCOMPARE(peopleOf(answer, name), classes[name]);
            }
        }
    }

    void theQuotaIsThatOfTheRows_data() { addSeeds(); }
    void theQuotaIsThatOfTheRows()
    {
        QFETCH(const int, seed);
        m_fixture.load(seed);
        const auto billingDay = seed % 31 + 1;
        const auto today = m_fixture.store().dayOf(m_fixture.store().asOf());
        const auto startIn = [billingDay](QDate month) {
            return QDate(month.year(), month.month(), std::min(billingDay, month.daysInMonth()));
        };
        const QDate first(today.year(), today.month(), 1);
        const auto from = startIn(startIn(first) <= today ? first : first.addMonths(-1));
        const auto to = startIn(QDate(from.year(), from.month(), 1).addMonths(1)).addDays(-1);
        std::map<QDate, qint64> general;
        std::map<QDate, qint64> mail;
        std::map<QByteArray, qint64> types;
        for (const auto &row : m_fixture.store().valid) {
            if (row.type == "sms-sent" || m_fixture.store().isOtherCurrency(row))
                continue;
            const auto date = m_fixture.store().dayOf(*row.time);
            ++(row.type == "email-sent" ? mail : general)[date];
            types[row.type] += date >= from;
        }
        const auto answer = m_fixture
                                .ask(u"quota"_s,
                                     {{u"billing-day"_s, QString::number(billingDay)},
                                      {u"free"_s, u"sms-sent"_s},
                                      {u"quota"_s, u"60"_s}})
                                .result;
        QCOMPARE(answer[u"month"][u"from"].toString(), from.toString(Qt::ISODate));
        QCOMPARE(answer[u"month"][u"to"].toString(), to.toString(Qt::ISODate));
        int days = 0;
        while (days < 14
               && m_fixture.store().startOf(today.addDays(-days - 1))
                   >= m_fixture.store().coverageFrom)
            ++days;
        QCOMPARE(answer[u"daysInMean"].toInt(), days);
        compareUse(answer[u"general"].toObject(), general, from, to, days);
        compareUse(answer[u"mail"].toObject(), mail, from, to, days);
        for (const auto &entry : answer[u"days"].toArray()) {
            const auto date = QDate::fromString(entry[u"day"].toString(), Qt::ISODate);
            QCOMPARE(entry[u"general"].toInteger(), general[date]);
            QCOMPARE(entry[u"mail"].toInteger(), mail[date]);
        }
        QCOMPARE(answer[u"endsOn"].toString(),
                 endOf(60, general, from, to, answer[u"general"].toObject()));
        std::erase_if(types, [](const auto &entry) { return entry.second == 0; });
        QCOMPARE(answer[u"types"].toArray().size(), qsizetype(types.size()));
        for (const auto &entry : answer[u"types"].toArray())
            QCOMPARE(entry[u"rows"].toInteger(), types[entry[u"type"].toString().toUtf8()]);
    }

private:
    // Compares the rows of a billing month, their daily mean and the forecast.
    void compareUse(const QJsonObject &found, const std::map<QDate, qint64> &rows, QDate from,
                    QDate to, int days) const
    {
        const auto today = m_fixture.store().dayOf(m_fixture.store().asOf());
        qint64 used = 0;
        qint64 past = 0;
        qint64 recent = 0;
        for (const auto &[date, count] : rows) {
            used += date >= from ? count : 0;
            past += date >= from && date < today ? count : 0;
            recent += date < today && date >= today.addDays(-days) ? count : 0;
        }
        const auto perDay = days == 0 ? 0 : qint64(std::floor(100.0 * double(recent) / days + 0.5));
        QCOMPARE(found[u"used"].toInteger(), used);
        QCOMPARE(qRound64(found[u"perDay"].toDouble() * 100), perDay);
        QCOMPARE(found[u"forecast"].toInteger(),
                 past + (perDay * (today.daysTo(to) + 1) + 50) / 100);
    }
    // Returns the first day on which past days, and then the mean for each day, reach the quota.
    [[nodiscard]] QString endOf(qint64 quota, const std::map<QDate, qint64> &rows, QDate from,
                                QDate to, const QJsonObject &use) const
    {
        const auto today = m_fixture.store().dayOf(m_fixture.store().asOf());
        const auto perDay = qRound64(use[u"perDay"].toDouble() * 100);
        qint64 hundredths = 0;
        for (auto date = from; date <= to; date = date.addDays(1)) {
            const auto own = rows.find(date);
            hundredths += date >= today ? perDay : own == rows.end() ? 0 : own->second * 100;
            if (hundredths >= quota * 100)
                return date.toString(Qt::ISODate);
        }
        return {};
    }

    RandomTablesFixture m_fixture;
};

STOREDESK_TEST(TestRandomContacts)

} // namespace tst_randomcontacts

#include "tst_randomcontacts.moc"
