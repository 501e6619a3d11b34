// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "account/connectionof.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/lock/lockpage.h"
#include "ui/shell/windowlock.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QDBusMessage>
#include <QLabel>
#include <QProcess>
#include <QStandardPaths>

namespace tst_lock {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using settings::Setting;
using ui::shell::MainWindow;
using ui::shell::WindowLock;

// G26: locking hides everything and clears the key from memory, and unlocking restores everything.
class TestLock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty(),
                 "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        const auto address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", address);
        QVERIFY(
            QDBusConnection::connectToBus(QString::fromUtf8(address), u"desktop"_s).isConnected());
    }

    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(u"desktop"_s);
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_refusal.reset();
        m_asked = 0;
    }

    void cleanup() { m_fixture.reset(); }

    void theWindowLocksAfterInactivity()
    {
        support::ManualClock clock;
        ui::Theme theme(*qApp);
        ui::WindowLanguage language;
        MainWindow window(theme, language, clock);
        window.show();
        auto *lock = window.findChild<WindowLock *>();
        window.settings().set(Setting::LockAfter, u"5"_s);
        clock.advance(4min);
        // Simulate user activity.
        QTest::keyClick(&window, Qt::Key_Shift);
        clock.advance(4min);
        QVERIFY(!lock->isLocked());
        clock.advance(1min);
        QVERIFY(lock->isLocked());
        QVERIFY(!window.isVisible());
        QVERIFY(lock->page()->isVisible());
        QTest::mouseClick(lock->page()->button(), Qt::LeftButton);
        QVERIFY(window.isVisible());
        clock.advance(4min);
        QVERIFY(!lock->isLocked());
        window.settings().set(Setting::LockAfter, u"0"_s);
        clock.advance(24h);
        QVERIFY(!lock->isLocked());
    }

    void lockedItShowsNothingAndKnowsNoKey()
    {
        start();
        window().findChild<QAction *>(u"about"_s)->trigger();
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        window().findChild<QAction *>(u"lock"_s)->trigger();
        QVERIFY(lock().isLocked());
        for (const auto *widget : QApplication::topLevelWidgets())
            QCOMPARE(widget->isVisible(), widget == lock().page());
        QCOMPARE(lock().page()->windowTitle(), u"Storedesk"_s);
        // The lock does not protect the files, so it promises no more than it does.
        const auto *note = lock().page()->findChild<QLabel *>(u"lockNote"_s);
        QVERIFY(note && note->isVisible());
        QVERIFY2(note->text().contains(u"keychain is locked"_s)
                     && note->text().contains(u"no password is needed"_s),
                 qPrintable(note->text()));
        QVERIFY(note->height() >= note->heightForWidth(note->width()));
        QTRY_VERIFY(client().connection().key.isEmpty());

        // Neither starting the program again nor a new dialog shows a window.
        window().show();
        QTRY_VERIFY(!window().isVisible());

        QTest::keyClick(lock().page()->button(), Qt::Key_Return);
        QTRY_VERIFY(!lock().isLocked());
        QCOMPARE(m_asked, 1);
        QVERIFY(window().isVisible());
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->isModal());
        QCOMPARE(client().connection().key, m_fixture->service().apiKey());
        dialog->close();
        // The account works again.
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
    }

    // Some window managers place a window elsewhere when it is shown again.
    void unlockedItIsWhereItWas()
    {
        start();
        window().setGeometry(120, 90, 1000, 700);
        const auto before = window().geometry();
        lock().lock(WindowLock::Cause::Asked);
        QVERIFY(!window().isVisible());
        window().setGeometry(3, 5, 900, 650);
        QTRY_VERIFY(client().connection().key.isEmpty());
        QTest::mouseClick(lock().page()->button(), Qt::LeftButton);
        QTRY_VERIFY(!lock().isLocked());
        QVERIFY(window().isVisible());
        QCOMPARE(window().geometry(), before);
    }

    void aKeychainThatRefusesKeepsItLocked()
    {
        start();
        lock().lock(WindowLock::Cause::Asked);
        QTRY_VERIFY(client().connection().key.isEmpty());
        m_refusal = base::Problem{.what = u"The keychain was not unlocked."_s};
        QTest::mouseClick(lock().page()->button(), Qt::LeftButton);
        QTRY_COMPARE(lock().page()->sentence(), u"The keychain was not unlocked."_s);
        QVERIFY(lock().isLocked());
        QVERIFY(!window().isVisible());
        QVERIFY(lock().page()->button()->isEnabled());
        m_refusal.reset();
        QTest::mouseClick(lock().page()->button(), Qt::LeftButton);
        QTRY_VERIFY(!lock().isLocked());
        QVERIFY(window().isVisible());
    }

    void closingItEndsTheProgramAsAlways()
    {
        start();
        lock().lock(WindowLock::Cause::Asked);
        lock().page()->close();
        QTRY_VERIFY(!lock().isLocked());
        // There were no unsaved changes, so the window is closed.
        QTRY_VERIFY(!window().isVisible());
    }

    void jobsThatAreRunningFinishFirst()
    {
        start();
        auto &manager = window().workspace().jobManager();
        const auto id = begin(manager, 200);
        QTRY_VERIFY(manager.running() > 0);
        lock().lock(WindowLock::Cause::Asked);
        QVERIFY(!client().isLocked());
        QTRY_VERIFY(client().isLocked());
        QCOMPARE(manager.running(), 0);
        QTRY_COMPARE(manager.find(id)->head.state, journal::JobState::Done);
        QTRY_VERIFY(client().connection().key.isEmpty());
    }

    void itFollowsTheScreen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("interface");
        QTest::newRow("freedesktop")
            << u"/org/freedesktop/ScreenSaver"_s << u"org.freedesktop.ScreenSaver"_s;
        QTest::newRow("gnome") << u"/org/gnome/ScreenSaver"_s << u"org.gnome.ScreenSaver"_s;
    }

    void itFollowsTheScreen()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, interface);
        start();
        window().settings().set(Setting::LockWithScreen, true);
        say(path, interface, u"ActiveChanged"_s, true);
        QTRY_VERIFY(lock().isLocked());
        QVERIFY(!window().isVisible());
        say(path, interface, u"ActiveChanged"_s, false);
        QTRY_VERIFY(!lock().isLocked());
        QVERIFY(window().isVisible());
    }

    void sleepLocksItUntilTheScreenIsUnlocked()
    {
        start();
        window().settings().set(Setting::LockWithScreen, true);
        sleep(true);
        QTRY_VERIFY(lock().isLocked());
        QVERIFY(!window().isVisible());
        say(u"/org/gnome/ScreenSaver"_s, u"org.gnome.ScreenSaver"_s, u"ActiveChanged"_s, false);
        QTRY_VERIFY(!lock().isLocked());
    }

    void aManualLockNeedsAManualUnlock()
    {
        start();
        window().settings().set(Setting::LockWithScreen, true);
        lock().lock(WindowLock::Cause::Asked);
        say(u"/org/gnome/ScreenSaver"_s, u"org.gnome.ScreenSaver"_s, u"ActiveChanged"_s, false);
        sleep(false);
        QTRY_VERIFY(client().connection().key.isEmpty());
        QVERIFY(lock().isLocked());
    }

private:
    void start()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
            ui::AccountActions{.reach = [this](const QString &, QObject *context,
                                               const ui::AccountActions::Reached &reached) {
                ++m_asked;
                QMetaObject::invokeMethod(
                    context, [this, reached] { reached(access()); }, Qt::QueuedConnection);
            }});
        QVERIFY(m_fixture->connectTo());
    }

    base::Result<http::Connection> access()
    {
        if (m_refusal)
            return tl::unexpected(*m_refusal);
        return account::connectionOf(m_fixture->profile(), m_fixture->service().apiKey());
    }

    static QString begin(jobs::JobManager &manager, int rows)
    {
        const jobs::BulkPlan plan{.operation = catalogue::OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        jobs::ListJob job{.title = u"points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
        for (int row = 0; row < rows; ++row)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
        return manager.begin(job);
    }

    static void say(const QString &path, const QString &interface, const QString &name, bool on)
    {
        auto signal = QDBusMessage::createSignal(path, interface, name);
        signal << on;
        QVERIFY(QDBusConnection(u"desktop"_s).send(signal));
    }

    static void sleep(bool begins)
    {
        say(u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s, u"PrepareForSleep"_s,
            begins);
    }

    MainWindow &window() { return m_fixture->window(); }
    WindowLock &lock() { return *window().findChild<WindowLock *>(); }
    api::Client &client() { return window().account().session().client(); }

    QProcess m_daemon;
    std::optional<base::Problem> m_refusal;
    int m_asked = 0;
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestLock)

} // namespace tst_lock

#include "tst_lock.moc"
