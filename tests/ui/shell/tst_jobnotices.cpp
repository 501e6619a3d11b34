// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "api/client.h"
#include "api/session.h"
#include "exports/contactmirrorupdater.h"
#include "exports/localexports.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "privacy/erasurerequests.h"
#include "transfers/filedownloads.h"
#include "ui/host/jobaddress.h"
#include "ui/jobs/bulkpages.h"
#include "ui/navigation/navigationmodel.h"
#include "ui/navigation/storecounts.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewpage.h"
#include "ui/shell/jobnotices.h"
#include "workspace/workspace.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QEvent>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_jobnotices {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using journal::JobState;

// Simulates the notification service of a desktop.
class NoticeService final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList summaries;

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming)
    uint Notify(const QString &, uint, const QString &, const QString &summary, const QString &,
                const QStringList &, const QVariantMap &, int)
    {
        summaries.append(summary);
        return static_cast<uint>(summaries.size());
    }
};

// Notes each modal window that is shown.
class ModalWatch final : public QObject
{
    Q_OBJECT

public:
    QStringList shown;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (event->type() == QEvent::Show && widget && widget->isModal())
            shown.append(widget->objectName() + widget->windowTitle());
        return false;
    }
};

// The desktop reports the end of a long job if the window is in the background.
class TestJobNotices final : public QObject
{
    Q_OBJECT

private:
    QProcess m_daemon;
    QString m_address;
    NoticeService m_notices;
    support::ManualClock m_clock;
    std::unique_ptr<support::PageFixture> m_fixture;
    std::unique_ptr<ui::navigation::NavigationModel> m_navigation;
    std::unique_ptr<ui::navigation::StoreCounts> m_counts;

    [[nodiscard]] jobs::JobManager &jobManager() { return m_fixture->workspace().jobManager(); }

    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return QTest::qWaitFor(
            [&] {
                // The job list publishes its changes with this clock.
                m_clock.advance(50ms);
                return isSo();
            },
            10'000);
    }

    // Waits for work of the account. The clock advances only while no request is in flight, so that
    // none times out.
    template <typename IsSo>
    [[nodiscard]] bool untilWorked(IsSo isSo)
    {
        return QTest::qWaitFor(
            [&] {
                if (m_fixture->account().session().client().underWay() == 0)
                    m_clock.advance(1s);
                return isSo();
            },
            30'000);
    }

    QString begin(int rows)
    {
        const jobs::BulkPlan plan{.operation = catalogue::OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        jobs::ListJob job{.title = u"points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
        for (int row = 0; row < rows; ++row)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
        return jobManager().begin(job);
    }
    [[nodiscard]] bool isDone(const QString &id)
    {
        const auto *job = jobManager().find(id);
        return job && job->head.state == JobState::Done && !jobManager().runOf(id);
    }

    // Shows the overview, which finds the conditions of the account.
    void watch(ui::overview::OverviewPage &overview)
    {
        m_counts->workUnseen(&overview);
        overview.refresh();
        QVERIFY(until([&] { return m_counts->notices().has_value(); }));
    }
    // Returns the conditions that the overview lists.
    [[nodiscard]] static QStringList needs(const ui::overview::OverviewPage &overview)
    {
        QStringList texts;
        for (const auto *row : overview.findChildren<ui::overview::LinkRow *>(u"need"_s))
            texts.append(row->text());
        return texts;
    }
    // Pauses the job, so that it takes long enough for a notification.
    QString longJob()
    {
        const auto id = begin(60);
        if (!until([&] { return jobManager().runOf(id) != nullptr; }))
            return {};
        jobManager().pause(id);
        if (!until([&] { return !jobManager().runOf(id); }))
            return {};
        m_clock.advance(12s);
        jobManager().run(id);
        return until([&] { return isDone(id); }) ? id : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty(),
                 "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        auto bus = QDBusConnection::connectToBus(m_address, u"desktop"_s);
        QVERIFY(bus.registerObject(u"/org/freedesktop/Notifications"_s, &m_notices,
                                   QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(u"org.freedesktop.Notifications"_s));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(u"desktop"_s);
        QDBusConnection::disconnectFromBus(u"console"_s);
        m_daemon.terminate();
        QVERIFY(m_daemon.waitForFinished());
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_notices.summaries.clear();
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            nullptr, &m_clock);
        const auto pages = ui::jobs::bulkPages();
        m_navigation = std::make_unique<ui::navigation::NavigationModel>(
            QList<ui::PageRow>(pages.begin(), pages.end()));
        m_counts = std::make_unique<ui::navigation::StoreCounts>(*m_navigation);
        auto *notices = new ui::shell::JobNotices(m_fixture->window(), *m_fixture, *m_counts,
                                                  m_fixture->workspace());
        notices->notifyOn(QDBusConnection::connectToBus(m_address, u"console"_s));
    }
    void cleanup()
    {
        m_fixture.reset();
        m_counts.reset();
        m_navigation.reset();
    }

    void U14_theEndOfALongJobIsNotifiedAndAClickOpensIt()
    {
        const auto id = longJob();
        QVERIFY(!id.isEmpty());
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Change or create 60 contact(s)"_s});
        // The id of the notification is known only after the reply.
        QTRY_VERIFY2(([&] {
                         auto signal = QDBusMessage::createSignal(
                             u"/org/freedesktop/Notifications"_s,
                             u"org.freedesktop.Notifications"_s, u"ActionInvoked"_s);
                         signal << uint(1) << u"default"_s;
                         QDBusConnection(u"desktop"_s).send(signal);
                         QCoreApplication::processEvents();
                         return !m_fixture->opened().isEmpty();
                     }()),
                     "the click opens nothing");
        QCOMPARE(m_fixture->opened().last().page, u"jobs"_s);
        QCOMPARE(m_fixture->opened().last().filter->value(QString(ui::jobKey)), id);
    }

    void U14_shortJobsAreNotNotified()
    {
        const auto id = begin(3);
        QVERIFY(until([&] { return isDone(id); }));
        // The status bar reports that the job has ended.
        QVERIFY(!m_fixture->told().isEmpty());
        QVERIFY(!longJob().isEmpty());
        // Only the second job caused a notification.
        QTRY_COMPARE(m_notices.summaries.size(), 1);
    }

    // Some of the jobs have rows that the service refuses.
    void U15_noDialogAppearsWhenJobsEnd()
    {
        ModalWatch watch;
        qApp->installEventFilter(&watch);
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = catalogue::OperationId::PatchContactByEmail,
                                           .fault = practice::Fault::Status,
                                           .value = u"400"_s,
                                           .last = 5});
        QSignalSpy ended(&jobManager(), &jobs::JobManager::jobEnded);
        QStringList ids;
        for (int job = 0; job < 50; ++job)
            ids.append(begin(1));
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (m_fixture->account().session().client().underWay() == 0)
                    m_clock.advance(50ms);
                return std::ranges::all_of(ids, [this](const QString &id) { return isDone(id); });
            },
            120'000));
        QCOMPARE(ended.size(), 50);
        QCOMPARE(m_fixture->received(catalogue::OperationId::PatchContactByEmail), 50);
        QCOMPARE(watch.shown, QStringList());
        QVERIFY(!QApplication::activeModalWidget());
    }

    // The page of the first download was closed.
    void aDownloadWithoutAPageIsReported()
    {
        const QTemporaryDir folder;
        auto &downloads = m_fixture->workspace().fileDownloads();
        const auto id = downloads.start(
            {.read = {.operation = catalogue::OperationId::GetExport, .values = {u"missing"_s}},
             .folder = folder.path(),
             .name = u"lost.csv"_s});
        m_clock.advance(12s);
        QVERIFY(untilWorked([&] { return !downloads.find(id)->isRunning(); }));
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Download of lost.csv"_s});
        QCOMPARE(m_fixture->told(), QStringList{downloads.find(id)->problem.what});
        // A page that shows the next one tells the user itself.
        const auto watched = downloads.start(
            {.read = {.operation = catalogue::OperationId::GetExport, .values = {u"missing"_s}},
             .folder = folder.path(),
             .name = u"other.csv"_s});
        downloads.setWatcher(watched, this);
        m_clock.advance(12s);
        QVERIFY(untilWorked([&] { return !downloads.find(watched)->isRunning(); }));
        QTRY_COMPARE(m_notices.summaries.size(), 2);
        QCOMPARE(m_fixture->told().size(), 1);
    }

    // The user is still watching when short work ends.
    void U14_shortDownloadsAreNotNotified()
    {
        const QTemporaryDir folder;
        auto &downloads = m_fixture->workspace().fileDownloads();
        const auto id = downloads.start(
            {.read = {.operation = catalogue::OperationId::GetExport, .values = {u"missing"_s}},
             .folder = folder.path(),
             .name = u"short.csv"_s});
        QVERIFY(until([&] { return !downloads.find(id)->isRunning(); }));
        QCOMPARE(m_fixture->told().size(), 1);
        QVERIFY(!longJob().isEmpty());
        // Only the job caused a notification.
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Change or create 60 contact(s)"_s});
    }

    // The job of a privacy request is removed with its certificate, so only that is notified.
    void aLongPrivacyRequestIsNotifiedOnce()
    {
        auto &erasures = m_fixture->workspace().erasureRequests();
        QVERIFY(until([&] { return erasures.isReady(); }));
        using State = storedesk::privacy::ErasureRequests::State;
        const auto certified = [&](const QString &id) {
            return std::ranges::any_of(erasures.entries(), [&id](const auto &entry) {
                return entry.id == id && entry.state == State::Certified;
            });
        };
        const auto brief =
            erasures.begin(storedesk::privacy::erasureListFrom(u"p1@example.org\np2@example.org"_s),
                           u"Ticket 1"_s);
        QVERIFY(until([&] { return certified(brief); }));
        QStringList many;
        for (int at = 0; at < 60; ++at)
            many.append(u"p%1@example.org"_s.arg(at));
        const auto lasting =
            erasures.begin(storedesk::privacy::erasureListFrom(many.join(u'\n')), u"Ticket 2"_s);
        QVERIFY(until([&] { return jobManager().runOf(lasting) != nullptr; }));
        jobManager().pause(lasting);
        QVERIFY(until([&] { return !jobManager().runOf(lasting); }));
        m_clock.advance(12s);
        jobManager().run(lasting);
        QVERIFY(until([&] { return certified(lasting); }));
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Privacy request completed"_s});
    }

    // A job that stops while the window is in the background is reported once. Earlier conditions
    // are not reported.
    void aNewConditionIsNotifiedOnce()
    {
        const auto old = begin(60);
        QVERIFY(until([&] { return jobManager().runOf(old) != nullptr; }));
        jobManager().pause(old);
        QVERIFY(until([&] { return !jobManager().runOf(old); }));
        auto *overview = new ui::overview::OverviewPage(*m_fixture, &m_fixture->window());
        m_counts->workUnseen(overview);
        overview->refresh();
        QVERIFY(until([&] { return m_counts->notices().has_value(); }));
        // The seeded store has coupon sets that run low.
        const auto known = m_counts->notices()->size();
        QVERIFY(m_notices.summaries.isEmpty());

        const auto id = begin(60);
        QVERIFY(until([&] { return jobManager().runOf(id) != nullptr; }));
        jobManager().pause(id);
        QVERIFY(until([&] { return m_notices.summaries.size() == 1; }));
        QCOMPARE(m_notices.summaries.constFirst(), u"Job paused:"_s);
        overview->refresh();
        QVERIFY(until([&] { return overview->settled(); }));
        // A further condition is reported, but known conditions are not reported again.
        const auto other = begin(60);
        QVERIFY(until([&] { return jobManager().runOf(other) != nullptr; }));
        jobManager().pause(other);
        QVERIFY(until([&] { return m_notices.summaries.size() == 2; }));
        QCOMPARE(m_counts->notices()->size(), known + 2);
        delete overview;
    }

    // The window shows another account.
    void aConditionOfAnAccountThatIsNotShownIsNotified()
    {
        support::PageFixture shown(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"other"_s, .name = u"Other"_s, .address = {}, .requestsPerMinute = 0},
            nullptr, &m_clock);
        auto *notices =
            new ui::shell::JobNotices(shown.window(), shown, *m_counts, m_fixture->workspace());
        notices->notifyOn(QDBusConnection::connectToBus(m_address, u"console"_s));
        QVERIFY(until([&] {
            return m_fixture->workspace().contactMirror().isReady() && jobManager().isReady()
                && m_fixture->workspace().localExports().isReady();
        }));
        const auto id = begin(60);
        QVERIFY(until([&] { return jobManager().runOf(id) != nullptr; }));
        jobManager().pause(id);
        QVERIFY(until([&] { return m_notices.summaries.size() == 1; }));
        QCOMPARE(m_notices.summaries.constFirst(), u"Casa Oliva: Job paused:"_s);
        // Shown once, whatever else changes.
        QVERIFY(until([&] { return !jobManager().runOf(id); }));
        QCOMPARE(m_notices.summaries.size(), 1);
        delete notices;
    }

    // A key that is refused stops every job, but is one condition.
    void jobsThatStopForTheSameReasonAreNotifiedOnce()
    {
        ui::overview::OverviewPage overview(*m_fixture, &m_fixture->window());
        watch(overview);
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = catalogue::OperationId::PatchContactByEmail,
                                           .fault = practice::Fault::Status,
                                           .value = u"401"_s});
        const QStringList ids{begin(20), begin(20), begin(20)};
        const auto isStopped = [this](const QString &id) {
            const auto *job = jobManager().find(id);
            return job && job->head.state == JobState::Paused && !jobManager().runOf(id);
        };
        QVERIFY(until([&] { return std::ranges::all_of(ids, isStopped); }));
        QVERIFY(until([&] { return needs(overview).filter(u"Job stopped:"_s).size() == 3; }));
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Job stopped:"_s});
        m_fixture->service().faults().clear();
        m_fixture->account().session().client().resume();
        for (const auto &id : ids)
            jobManager().run(id);
        QVERIFY(until([&] {
            return std::ranges::all_of(ids, [this](const QString &id) { return isDone(id); });
        }));
        QVERIFY(until([&] { return needs(overview).filter(u"Job stopped:"_s).isEmpty(); }));
        QCOMPARE(m_notices.summaries.size(), 1);
    }

    // Jobs wait during an outage.
    void aLongOutageIsShownAndNotifiedOnce()
    {
        ui::overview::OverviewPage overview(*m_fixture, &m_fixture->window());
        watch(overview);
        m_fixture->service().faults().add({.fault = practice::Fault::Status, .value = u"503"_s});
        const QStringList ids{begin(30), begin(30)};
        QVERIFY(until([&] { return jobManager().runOf(ids[0]) && jobManager().runOf(ids[1]); }));
        const auto outages = [&] {
            return needs(overview).filter(u"Service not responding:"_s);
        };
        QVERIFY(m_notices.summaries.isEmpty());
        QVERIFY(until([&] {
            m_clock.advance(1s);
            return !outages().isEmpty();
        }));
        QVERIFY2(outages().constFirst().contains(u"2 job"_s), qPrintable(outages().constFirst()));
        QTRY_COMPARE(m_notices.summaries, QStringList{u"Service not responding:"_s});
        // It is reported once, however long it lasts.
        for (int minute = 0; minute < 10; ++minute) {
            m_clock.advance(1min);
            QCoreApplication::processEvents();
        }
        QCOMPARE(m_notices.summaries.size(), 1);
        QCOMPARE(outages().size(), 1);

        // The jobs continue without the user when the service responds again.
        m_fixture->service().faults().clear();
        QVERIFY(untilWorked([&] { return isDone(ids[0]) && isDone(ids[1]); }));
        QVERIFY(until([&] { return outages().isEmpty(); }));
        QCOMPARE(m_notices.summaries.count(u"Service not responding:"_s), 1);
        for (const auto &id : ids)
            QCOMPARE(jobManager().find(id)->head.counts[journal::RowState::Unknown], 0);
        // The outage is over for later jobs too.
        bool isShown = false;
        const auto later = begin(60);
        QVERIFY(untilWorked([&] {
            isShown |= !outages().isEmpty();
            return isDone(later);
        }));
        QVERIFY(!isShown);
        QCOMPARE(m_notices.summaries.count(u"Service not responding:"_s), 1);
        // A later outage is another one.
        m_fixture->service().faults().add({.fault = practice::Fault::Status, .value = u"503"_s});
        (void)begin(30);
        QVERIFY(until([&] {
            m_clock.advance(1s);
            return m_notices.summaries.count(u"Service not responding:"_s) == 2;
        }));
    }

    // The service responds with 503 and a Retry-After header.
    void announcedMaintenanceIsShownAndNotifiedOnce()
    {
        ui::overview::OverviewPage overview(*m_fixture, &m_fixture->window());
        watch(overview);
        m_fixture->service().faults().add(
            {.fault = practice::Fault::Unavailable, .value = u"1800"_s});
        const auto id = begin(3);
        QVERIFY(until([&] {
            return m_fixture->service().ledger().received(
                       catalogue::OperationId::PatchContactByEmail)
                >= 1;
        }));
        const auto end = m_clock.now().addSecs(1800);
        const auto lines = [&] {
            return needs(overview).filter(u"Service under maintenance until about "_s);
        };
        QVERIFY(m_notices.summaries.isEmpty());
        QVERIFY(until([&] {
            m_clock.advance(1s);
            return !lines().isEmpty();
        }));
        const auto line = lines().constFirst();
        // The latest response counts, and the clock has advanced by two minutes since the first.
        bool isRight = false;
        for (int second = -60; second < 240; ++second) {
            const auto moment = end.addSecs(second).toLocalTime().time();
            isRight |= line.contains(QLocale().toString(moment, QLocale::ShortFormat));
        }
        QVERIFY2(isRight, qPrintable(line));
        QVERIFY2(line.contains(u"1 job"_s), qPrintable(line));
        QTRY_COMPARE(m_notices.summaries.size(), 1);
        QVERIFY(m_notices.summaries.constFirst().startsWith(u"Service under maintenance"_s));
        m_fixture->service().faults().clear();
        QVERIFY(untilWorked([&] { return isDone(id); }));
        QVERIFY(until([&] { return lines().isEmpty(); }));
        QCOMPARE(m_notices.summaries.filter(u"Service"_s).size(), 1);
    }

    void U14_nothingIsNotifiedWhileTheWindowIsActive()
    {
        m_fixture->window().show();
        m_fixture->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
        QVERIFY(!longJob().isEmpty());
        m_fixture->window().hide();
        QVERIFY(!longJob().isEmpty());
        QTRY_COMPARE(m_notices.summaries.size(), 1);
    }
};

STOREDESK_TEST(TestJobNotices)

} // namespace tst_jobnotices

#include "tst_jobnotices.moc"
