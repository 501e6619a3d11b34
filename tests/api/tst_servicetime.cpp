// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "http/servicetime.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_servicetime {

using namespace Qt::StringLiterals;
using namespace storedesk::http;
using namespace std::chrono_literals;

static const QDateTime noon(QDate(2026, 11, 15), QTime(12, 0), storedesk::base::utc);
static const auto date = "Sun, 15 Nov 2026 12:00:10 GMT"_ba;

// Each request is sent at a local time, and ten seconds later the service reports its own time.
class TestServiceTime final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aServiceThatSaysNothingHasOurTimeOrNearly()
    {
        const ServiceTimePoint about{.earliest = noon.addSecs(-120), .latest = noon};
        ServiceTime time;
        QCOMPARE(time.of({.time = noon.addMSecs(600)}).latest, noon);
        QCOMPARE(time.of({.time = noon}), about);
        time.heard("", {.time = noon});
        time.heard("yesterday", {.time = noon.addYears(1)});
        QCOMPARE(time.of({.time = noon}), about);
    }

    void aWrongClockDoesNoHarm_data()
    {
        QTest::addColumn<qint64>("wrong");
        for (const qint64 wrong : {0, 300, -300, 86'400, -86'400, 31'536'000})
            QTest::addRow("%lld s", wrong) << wrong;
    }

    void aWrongClockDoesNoHarm()
    {
        QFETCH(const qint64, wrong);
        ServiceTime time;
        time.heard(date, {.time = noon.addSecs(wrong + 10), .tick = 20s});
        QCOMPARE(time.of({.time = noon.addSecs(wrong), .tick = 10s}),
                 (ServiceTimePoint{.earliest = noon.addSecs(-5), .latest = noon}));
    }

    void theLatestWordCounts()
    {
        ServiceTime time;
        time.heard("Sun, 15 Nov 2026 09:00:00 GMT", {.time = noon, .tick = 0s});
        time.heard(date, {.time = noon.addSecs(10), .tick = 10s});
        QCOMPARE(time.of({.time = noon, .tick = 0s}).latest, noon);
    }

    // While the client waits, the clock is set, or the computer sleeps and its ticks stop. Times in
    // between are uncertain.
    void whereOurClocksDisagreeItIsDoubtful()
    {
        ServiceTime time;
        time.heard(date, {.time = noon.addSecs(70), .tick = 10s});
        QCOMPARE(time.of({.time = noon, .tick = 0s}),
                 (ServiceTimePoint{.earliest = noon.addSecs(-65), .latest = noon}));
        time.heard(date, {.time = noon.addSecs(-50), .tick = 10s});
        QCOMPARE(time.of({.time = noon, .tick = 0s}),
                 (ServiceTimePoint{.earliest = noon.addSecs(-5), .latest = noon.addSecs(60)}));
    }
};

STOREDESK_TEST(TestServiceTime)

} // namespace tst_servicetime

#include "tst_servicetime.moc"
