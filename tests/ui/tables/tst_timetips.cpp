// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/calllog.h"
#include "base/utc.h"
#include "itemmodels/callerrors.h"
#include "itemmodels/calllogmodel.h"
#include "ui/orders/ordertable.h"
#include "ui/schedules/runmodel.h"
#include "ui/schedules/schedulemodel.h"
#include "ui/warehouse/synceddaysmodel.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>
#include <QStandardItemModel>
#include <QTest>

namespace tst_timetips {

using namespace Qt::StringLiterals;
using namespace storedesk;
using itemmodels::CallErrors;
using itemmodels::CallLogModel;
using ui::schedules::RunModel;
using ui::schedules::ScheduleModel;
using ui::warehouse::SyncedDaysModel;

// U25: the tool tip of a time has the date in the language and the zone of the user.
class TestTimeTips final : public QObject
{
    Q_OBJECT

private:
    const QDateTime m_time = QDateTime(QDate(2026, 7, 15), QTime(2, 30), base::utc);

    void isTipOf(const QAbstractItemModel &model, int column, const QDateTime &time)
    {
        const auto tip = model.index(0, column).data(Qt::ToolTipRole).toString();
        const auto local = time.toLocalTime();
        const auto day = QLocale().toString(local.date(), QLocale::LongFormat);
        QVERIFY2(tip.contains(day), qPrintable(tip + u" / "_s + day));
        QVERIFY2(tip.contains(local.timeZoneAbbreviation()), qPrintable(tip));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theTipOfATimeHasItsZone_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<int>("day");
        QTest::newRow("Spain") << u"es_ES"_s << QByteArray("Europe/Madrid") << 15;
        QTest::newRow("Germany") << u"de_DE"_s << QByteArray("Europe/Berlin") << 15;
        QTest::newRow("Egypt") << u"ar_EG"_s << QByteArray("Africa/Cairo") << 15;
        QTest::newRow("California") << u"en_US"_s << QByteArray("America/Los_Angeles") << 14;
    }

    void theTipOfATimeHasItsZone()
    {
        QFETCH(const QString, locale);
        QFETCH(const QByteArray, zone);
        QFETCH(const int, day);
        const auto before = qgetenv("TZ");
        const auto restored = qScopeGuard([before, language = QLocale()] {
            before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
            QLocale::setDefault(language);
        });
        qputenv("TZ", zone);
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(m_time.toLocalTime().date().day(), day);

        api::CallLog log;
        log.add({.at = m_time,
                 .request = {.operation = catalogue::OperationId::ListExports},
                 .target = u"/exports/"_s,
                 .status = 404,
                 .kind = http::ErrorKind::NotFound,
                 .attempts = 1});
        const CallLogModel calls(log);
        const CallErrors errors(log);
        isTipOf(calls, CallLogModel::Time, m_time);
        isTipOf(errors, CallErrors::First, m_time);
        isTipOf(errors, CallErrors::Last, m_time);

        SyncedDaysModel days;
        days.setDays({{.day = QDate(2026, 7, 14), .asked = m_time, .rows = 3}});
        isTipOf(days, SyncedDaysModel::Asked, m_time);

        QStandardItemModel orders;
        const std::vector<purchases::Order> shown{{.id = u"1001"_s, .date = m_time}};
        (void)ui::orders::showIn(orders, shown, QTimeZone::utc());
        isTipOf(orders, 3, m_time);

        support::ManualClock clock;
        schedules::Schedule schedule{
            .id = u"s"_s,
            .kind = u"export"_s,
            .name = u"Sales"_s,
            .rhythm = {.every = schedules::Rhythm::Every::Day, .time = QTime(7, 30)},
            .handled = clock.now()};
        schedules::ScheduleRun run;
        run.id = u"r"_s;
        run.begun = m_time;
        schedule.runs = {run};
        ScheduleModel schedules(clock);
        const QAbstractItemModelTester tester(&schedules);
        schedules.show({{.accountName = u"Casa Oliva"_s, .schedule = schedule}});
        isTipOf(schedules, ScheduleModel::Result, m_time);
        const auto next = schedule.next(clock.now());
        QVERIFY(next);
        isTipOf(schedules, ScheduleModel::NextRun, *next);
        RunModel runs(clock);
        runs.show({run}, ui::schedules::RunHalt::None);
        isTipOf(runs, RunModel::Time, m_time);
    }
};

STOREDESK_TEST(TestTimeTips)

} // namespace tst_timetips

#include "tst_timetips.moc"
