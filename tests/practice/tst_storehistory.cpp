// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/lifecalendar.h"
#include "practice/seed/lifeevent.h"
#include "practice/store/attribution.h"

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>
#include <QTimeZone>

namespace tst_storehistory {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using enum catalogue::OperationId;

static Moment momentIn(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

// The full history of a practice store, as the window has it.
class TestStoreHistory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace(ServiceOptions{.contacts = 500, .history = StoreHistory::Full});
        qInfo("%.0f activities", count("1"));
    }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase() { m_fixture.reset(); }

    void theSameSeedGivesTheSameHistory()
    {
        const auto contentOf = [](quint64 seed) {
            support::BackendFixture fixture(
                {.contacts = 30, .seed = seed, .history = StoreHistory::Full});
            QByteArray text;
            auto rows = fixture.store().database().query(
                "SELECT contact || type || date || coalesce(purchase, '') || body FROM activity"
                " ORDER BY number");
            while (rows.next())
                text += rows.bytes(0) + '\n';
            return text;
        };
        const auto one = contentOf(7);
        QVERIFY(one.count('\n') > 1'000);
        QCOMPARE(one, contentOf(7));
        QVERIFY(one != contentOf(8));
    }

    void everyKindOfActivityOccurs()
    {
        for (int kind = 0; kind < static_cast<int>(ActivityKind::Count); ++kind) {
            const auto name = nameOf(static_cast<ActivityKind>(kind));
            QVERIFY2(count("type = '" + QByteArray(name.data(), name.size()) + '\'') > 0,
                     name.data());
        }
    }

    void visitsAreMostFrequentThenEmailsThenPurchases()
    {
        const auto visits = count("type IN ('web-page-visited', 'product-visited')");
        const auto mails = count("type LIKE 'email-%'");
        const auto carts = count("type LIKE 'cart-%' OR type = 'purchase'");
        QVERIFY(visits > mails);
        QVERIFY(mails > carts);
        QVERIFY(carts > 1'000);
    }

    void emailsHaveTheirUsualRates()
    {
        const auto sent = count("type = 'email-sent'");
        const auto delivered = sent - count("type = 'email-bounce'");
        QVERIFY(sent > 5'000);
        const auto isNear = [](double part, double of, double rate) {
            return qAbs(part / of - rate) <= 0.2 * rate;
        };
        QVERIFY(isNear(count("type = 'email-bounce'"), sent, 0.015));
        QVERIFY(isNear(count("type = 'email-opened'"), delivered, 0.38));
        QVERIFY(isNear(count("type = 'email-link-clicked'"), delivered, 0.04));
        QVERIFY(isNear(count("type = 'email-unsubscribed'"), delivered, 0.002));
        QVERIFY(count("type = 'email-spam-report'") >= 1);
    }

    void statusesAgreeWithActivities()
    {
        const auto member = [](const char *name) {
            return "json_extract(contact.body, '$.\"" + QByteArray(name) + "\"')";
        };
        const auto contacts = [this](const QByteArray &where) {
            return m_fixture->number("SELECT count(*) FROM contact WHERE " + where);
        };
        const QByteArray own = "(SELECT count(*) FROM activity WHERE activity.contact ="
                               " contact.number AND type = ";
        QVERIFY(contacts(member("_emailStatus") + " = 'bounced'") > 10);
        // Nothing is sent after the bounce.
        QCOMPARE(m_fixture->number(
                     "SELECT count(*) FROM activity JOIN contact ON activity.contact ="
                     " contact.number WHERE type = 'email-sent' AND "
                     + member("_emailStatus")
                     + " = 'bounced' AND date > (SELECT max(date) FROM activity AS bounce WHERE"
                       " bounce.contact = contact.number AND bounce.type = 'email-bounce')"),
                 0.0);
        QCOMPARE(
            contacts(member("_emailStatus") + " = 'bounced' AND " + own + "'email-bounce') = 0"),
            0.0);
        QCOMPARE(contacts('(' + member("_newsletterSubscriptionStatus") + " = 'unsubscribed') <> ("
                          + own + "'email-unsubscribed') = 1)"),
                 0.0);
        QCOMPARE(contacts("coalesce(" + member("_emailSoftBounces") + ", 0) > " + own
                          + "'email-bounce')"),
                 0.0);
        QCOMPARE(contacts(member("_emailSoftBounces") + " >= 3 AND " + member("_emailStatus")
                          + " <> 'bounced'"),
                 0.0);
    }

    void moreIsBoughtBeforeChristmas()
    {
        const auto perMonth = [this](const QByteArray &months) {
            static const QByteArray month = "strftime('%m', date / 1000, 'unixepoch')";
            return m_fixture->number("SELECT 1.0 * count(*) / count(DISTINCT strftime('%Y-%m', date"
                                     " / 1000, 'unixepoch')) FROM purchase WHERE "
                                     + month + " IN (" + months + ')');
        };
        // Whole months of the history, which begins in March.
        QVERIFY(perMonth("'12'") > 1.4 * perMonth("'04', '05', '06'"));
    }

    void fewerBuyersReturnFromMonthToMonth()
    {
        // Months are counted from the first purchase in the file.
        auto rows = m_fixture->store().database().query(R"(
WITH month AS (SELECT contact, CAST(strftime('%Y', date / 1000, 'unixepoch') AS INTEGER) * 12
        + CAST(strftime('%m', date / 1000, 'unixepoch') AS INTEGER) AS m FROM purchase),
    first AS (SELECT contact, min(m) AS f FROM month GROUP BY contact),
    latest AS (SELECT max(m) AS l FROM month)
SELECT k, (SELECT count(DISTINCT month.contact) FROM month JOIN first USING (contact), latest
        WHERE month.m - first.f = k AND first.f + k < l),
    (SELECT count(*) FROM first, latest WHERE f + k < l)
FROM (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3 UNION SELECT 8) ORDER BY k)");
        std::vector<double> shares;
        while (rows.next())
            shares.push_back(rows.real(1) / rows.real(2));
        QCOMPARE(shares.size(), 4U);
        QVERIFY2(shares[0] > 0.18 && shares[0] < 0.32, QByteArray::number(shares[0]));
        QVERIFY2(shares[1] > 0.10 && shares[1] < 0.20, QByteArray::number(shares[1]));
        QVERIFY2(shares[2] > 0.06 && shares[2] < 0.15, QByteArray::number(shares[2]));
        QVERIFY2(shares[3] < 0.09, QByteArray::number(shares[3]));
    }

    void everyScenarioOfAttributionOccurs()
    {
        const auto purchases = count("type = 'purchase'");
        double attributed = 0;
        for (const char *scenario : {"2", "3", "4", "5"}) {
            const auto found = count("json_extract(body, '$.attributionScenario') = '"
                                     + QByteArray(scenario) + '\'');
            QVERIFY2(found > 0, scenario);
            attributed += found;
        }
        QVERIFY2(attributed / purchases > 0.12 && attributed / purchases < 0.3,
                 QByteArray::number(attributed / purchases));
        // The stored attribution is the one that the service computes.
        auto rows = m_fixture->store().database().query(
            "SELECT contact, date, body FROM activity WHERE type = 'purchase' AND contact > 0");
        while (rows.next()) {
            const auto body = QJsonDocument::fromJson(rows.bytes(2)).object();
            const auto computed = attributionOf(m_fixture->store(), rows.number(0), rows.number(1));
            for (const auto &name : {u"attributionScenario"_s, u"attributionConfidence"_s,
                                     u"workflowId"_s, u"contentId"_s})
                QCOMPARE(body[name].toString(), computed[name].toString());
        }
    }

    void mergedContactsHaveEarlierActivities()
    {
        auto rows = m_fixture->store().database().query(
            "SELECT contact, date, json_extract(body, '$.previousContactId') FROM activity WHERE"
            " type = 'contact-merged'");
        int merges = 0;
        for (; rows.next(); ++merges) {
            const auto previous = m_fixture->store().ids().number(IdKind::Contact, rows.text(2));
            QVERIFY(previous);
            const auto own = "contact = " + QByteArray::number(*previous);
            QVERIFY(count(own) > 0);
            QCOMPARE(count(own + " AND date >= " + QByteArray::number(rows.number(1))), 0.0);
            QCOMPARE(m_fixture->number("SELECT count(*) FROM contact WHERE number = "
                                       + QByteArray::number(*previous)),
                     0.0);
        }
        QVERIFY(merges > 5);
        // A new contact is not one of the merged ones.
        const auto made = m_fixture->call(PatchContactByEmail, {u"neu@example.com"_s});
        QCOMPARE(made.status, 201);
        const auto number = m_fixture->store().ids().number(IdKind::Contact, made.text("id"_L1));
        QCOMPARE(
            count("contact = " + QByteArray::number(*number) + " AND type <> 'entity-created'"),
            0.0);
    }

    void purchasesOfDeletedContactsHaveNoBuyer()
    {
        QVERIFY(count("type = 'purchase' AND contact = 0") > 0);
        QCOMPARE(m_fixture->number("SELECT count(*) FROM purchase JOIN contact ON purchase.contact"
                                   " = contact.number WHERE purchase.number IN (SELECT purchase"
                                   " FROM activity WHERE contact = 0)"),
                 0.0);
    }

    void someBoughtBeforeTheFirstActivity()
    {
        QVERIFY(m_fixture->number("SELECT count(*) FROM contact WHERE purchases > (SELECT count(*)"
                                  " FROM purchase WHERE contact = contact.number)")
                > 5);
    }

    void someContactsAreAnonymousOrIdle()
    {
        const auto contacts = m_fixture->number(
            "SELECT count(*) FROM contact WHERE email IS NULL AND external IS NULL");
        QVERIFY(contacts >= 25 && contacts <= 35);
        const auto idle = m_fixture->number("SELECT count(*) FROM contact WHERE number NOT IN"
                                            " (SELECT contact FROM activity)");
        QVERIFY(idle >= 45 && idle <= 60);
    }

    void rowsOccurAtTheBordersOfMonths()
    {
        const QTimeZone madrid("Europe/Madrid");
        const auto now = momentNow(m_fixture->clock());
        auto date = QDateTime::fromMSecsSinceEpoch(now, madrid).date();
        date = QDate(date.year(), date.month(), 1);
        for (int month = 0; month < 12; ++month, date = date.addMonths(-1)) {
            const auto local = momentIn(date.startOfDay(madrid));
            const auto utc = momentIn(QDateTime(date, {0, 0}, Qt::UTC));
            for (const auto border : {local, utc})
                QVERIFY2(count("date = " + QByteArray::number(border)) > 0,
                         isoOf(border).constData());
            for (const auto border : {local - 30 * second, local + 30 * second})
                QVERIFY(count("type = 'purchase' AND date = " + QByteArray::number(border)) > 0);
        }
    }

    void somethingHappensAroundClockChanges()
    {
        const LifeCalendar calendar(momentNow(m_fixture->clock()), QTimeZone("Europe/Madrid"));
        QCOMPARE(calendar.clockChanges().size(), 2U);
        for (const auto change : calendar.clockChanges()) {
            for (int hours = -3; hours < 3; ++hours) {
                const auto range = "date >= " + QByteArray::number(change + hours * hour)
                    + " AND date < " + QByteArray::number(change + (hours + 1) * hour);
                QVERIFY(count("type = 'purchase' AND " + range) > 0);
                QVERIFY(count("type = 'email-sent' AND " + range) > 0);
            }
        }
    }

    void twoPurchasesAreInOneMinute()
    {
        QVERIFY(m_fixture->number("SELECT count(*) FROM (SELECT contact FROM purchase GROUP BY"
                                  " contact, date / 60000 HAVING count(*) > 1)")
                > 0);
    }

    void couponsAreGivenToATenth()
    {
        QVERIFY(m_fixture->number("SELECT count(DISTINCT contact) FROM activity WHERE type ="
                                  " 'coupon-assigned'")
                > 30);
        QCOMPARE(count("type = 'coupon-assigned' AND json_extract(body, '$.couponSetId') IS NULL"),
                 0.0);
        // Exactly fourteen days.
        QVERIFY(m_fixture->number("SELECT count(*) FROM activity AS code JOIN purchase ON"
                                  " purchase.contact = code.contact AND purchase.date = code.date +"
                                  " 1209600000 WHERE code.type = 'coupon-assigned'")
                > 0);
    }

    void aLargeStoreHasFewerActivitiesForEachContact()
    {
        support::BackendFixture fixture({.contacts = 2'000, .history = StoreHistory::Full});
        const auto all = fixture.number("SELECT count(*) FROM activity");
        QVERIFY2(all > 45'000 && all < 65'000, QByteArray::number(all));
    }

private:
    [[nodiscard]] double count(const QByteArray &where)
    {
        return m_fixture->number("SELECT count(*) FROM activity WHERE " + where);
    }

    std::optional<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestStoreHistory)

} // namespace tst_storehistory

#include "tst_storehistory.moc"
