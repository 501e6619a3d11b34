// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "http/retryafter.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QLocale>
#include <QTest>

#include <ctime>

namespace tst_retryafter {

using namespace storedesk::http;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

static const QDateTime sentAt(QDate(2026, 11, 15), QTime(10, 0, 0), storedesk::base::utc);

static QByteArray dateAfter(qint64 seconds)
{
    return QLocale::c()
        .toString(sentAt.addSecs(seconds), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s)
        .toLatin1();
}

class TestRetryAfter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void bothFormsAreUnderstood_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<qint64>("seconds");
        for (const qint64 seconds : {0, 1, 2, 7, 30, 59, 60, 61, 300, 900, 3599, 3600})
            QTest::addRow("%lld s", seconds) << QByteArray::number(seconds) << seconds;
        for (const qint64 seconds : {1, 2, 7, 30, 59, 60, 61, 300, 900, 3599, 3600})
            QTest::addRow("date in %lld s", seconds) << dateAfter(seconds) << seconds;
        QTest::newRow("spaces") << "  12 "_ba << qint64(12);
        QTest::newRow("the form of RFC 850") << "Sunday, 15-Nov-26 10:00:09 GMT"_ba << qint64(9);
        QTest::newRow("the form of asctime") << "Sun Nov 15 10:00:09 2026"_ba << qint64(9);
    }

    void bothFormsAreUnderstood()
    {
        QFETCH(const QByteArray, header);
        QFETCH(const qint64, seconds);
        QCOMPARE(retryAfterOf(header, sentAt),
                 (RetryAfter{.wait = std::chrono::seconds(seconds), .capped = false}));
    }

    void absurdTimesAreCappedAndMarked_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("one second too long") << "3601"_ba;
        QTest::newRow("ten years") << QByteArray::number(10 * 365 * 24 * 3600);
        QTest::newRow("more than fits") << "99999999999999999999999999"_ba;
        QTest::newRow("a date in ten years") << dateAfter(10LL * 365 * 24 * 3600);
    }

    void absurdTimesAreCappedAndMarked()
    {
        QFETCH(const QByteArray, header);
        QCOMPARE(retryAfterOf(header, sentAt), (RetryAfter{.wait = 1h, .capped = true}));
    }

    void nonsenseSaysNothing_data()
    {
        QTest::addColumn<QByteArray>("header");
        for (const auto *text :
             {"", "-1", "-3600", "soon", "1.5", "0x10", "12 seconds", "+5", "1e3",
              "Sun, 99 Nov 2026 10:00:00 GMT", "\xff\xfe", "Sun, 15 Nov 2026"})
            QTest::addRow("'%s'", text) << QByteArray(text);
        QTest::newRow("a date that has passed") << dateAfter(-5);
        QTest::newRow("very long") << QByteArray(100'000, 'x');
    }

    void nonsenseSaysNothing()
    {
        QFETCH(const QByteArray, header);
        QVERIFY(!retryAfterOf(header, sentAt));
    }

    void aDateCountsFromTheMomentItWasSent()
    {
        // Only the time of the reply is used, never the local clock.
        for (const qint64 skew : {-86400, -60, 0, 60, 86400}) {
            const auto theirs = sentAt.addSecs(skew);
            const auto header =
                QLocale::c()
                    .toString(theirs.addSecs(20), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s)
                    .toLatin1();
            QCOMPARE(retryAfterOf(header, theirs)->wait, 20s);
        }
    }

    // A time in the hour that is skipped when daylight saving time starts is parsed too.
    void theMissingHourOfSpringIsRead()
    {
        const auto zone = qgetenv("TZ");
        qputenv("TZ", "Europe/Madrid");
        tzset();
        const auto moment = httpDateOf("Sun, 28 Mar 2027 02:30:00 GMT");
        qputenv("TZ", zone);
        if (zone.isEmpty())
            qunsetenv("TZ");
        tzset();
        QCOMPARE(moment, QDateTime(QDate(2027, 3, 28), QTime(2, 30), storedesk::base::utc));
    }

    void partsOfASecondAreNeverTooEarly()
    {
        QCOMPARE(retryAfterOf(dateAfter(5), sentAt.addMSecs(900))->wait, 5s);
    }
};

STOREDESK_TEST(TestRetryAfter)

} // namespace tst_retryafter

#include "tst_retryafter.moc"
