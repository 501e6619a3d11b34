// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/secretservice.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/bestsecrets.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace tst_keychain {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;

// Tests the keychain library over a private bus, with a Secret Service that replaces the desktop's.
class TestKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto daemon = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        QVERIFY2(!daemon.isEmpty(), "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(daemon, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        const auto address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        auto bus = QDBusConnection::connectToBus(QString::fromLatin1(address), u"service"_s);
        QVERIFY(bus.isConnected());
        m_service = new support::SecretService;
        m_service->setParent(this);
        QVERIFY(m_service->serve(bus));
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(u"service"_s);
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void aKeychainThatWorksIsChosen()
    {
        support::ManualClock clock;
        profiles::BestSecrets secrets(clock);
        QSignalSpy changed(&secrets, &profiles::SecretStore::changed);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(secrets.lasting());
        QVERIFY(secrets.title().contains(u"Secret Service"_s));
        QCOMPARE(secrets.problem(), base::Problem());
        // The availability check does not write anything.
        QCOMPARE(m_service->items(), 0);
    }

    void aKeyOutlivesTheStoreThatWroteIt()
    {
        {
            profiles::KeychainSecrets secrets;
            QVERIFY(done([&](auto end) { secrets.write(u"one"_s, "key:1", this, end); }));
            QVERIFY(done([&](auto end) { secrets.write(u"one"_s, "key:2", this, end); }));
            QVERIFY(done([&](auto end) { secrets.write(u"two"_s, "key:3", this, end); }));
        }
        QCOMPARE(m_service->items(), 2);
        profiles::KeychainSecrets secrets;
        QCOMPARE(read(secrets, u"one"_s), QByteArray("key:2"));
        QCOMPARE(read(secrets, u"two"_s), QByteArray("key:3"));
        // A missing key is not an error.
        QCOMPARE(read(secrets, u"three"_s), QByteArray());

        QVERIFY(done([&](auto end) { secrets.remove(u"one"_s, this, end); }));
        // Removing a missing key is not an error.
        QVERIFY(done([&](auto end) { secrets.remove(u"one"_s, this, end); }));
        QCOMPARE(read(secrets, u"one"_s), QByteArray());
        QCOMPARE(m_service->items(), 1);
    }

    // The limit of five seconds applies only to a missing keychain, because typing a password takes
    // longer.
    void aKeychainThatAsksForItsPasswordIsWaitedFor()
    {
        m_service->askForPassword();
        support::ManualClock clock;
        profiles::BestSecrets secrets(clock);
        std::optional<QByteArray> found;
        secrets.read(u"nobody"_s, this,
                     [&found](const base::Result<QByteArray> &key) { found = key.value_or("?"); });
        QTRY_VERIFY(m_service->isAsking());
        clock.advance(profiles::BestSecrets::patience);
        QTRY_VERIFY(secrets.title().contains("unlocked"_L1));
        QVERIFY(!secrets.settled());
        clock.advance(2min);
        QVERIFY(!secrets.settled());
        m_service->takePassword(QDBusConnection(u"service"_s));
        QTRY_VERIFY(found);
        QCOMPARE(*found, QByteArray());
        QVERIFY(secrets.settled());
        QVERIFY(secrets.lasting());
    }

    // Must be the last test, because the refusal cannot be reverted.
    void aRefusalIsSaidInWords()
    {
        m_service->refuse();
        profiles::KeychainSecrets secrets;
        QVERIFY(!done([&](auto end) { secrets.write(u"one"_s, "key", this, end); }));
        QVERIFY(!m_problem.what.isEmpty());
        QVERIFY(!m_problem.why.isEmpty());
        QVERIFY(!m_problem.next.isEmpty());
        QVERIFY(!m_problem.why.contains(u"key"_s + u":"_s));
    }

private:
    // Returns whether the action succeeded. If not, stores the problem.
    template <typename Act>
    bool done(const Act &act)
    {
        std::optional<bool> good;
        act([&, this](const base::Result<void> &end) {
            good = end.has_value();
            m_problem = end ? base::Problem() : end.error();
        });
        [&] {
            QTRY_VERIFY(good);
        }();
        return good.value_or(false);
    }

    QByteArray read(profiles::SecretStore &secrets, const QString &id)
    {
        std::optional<QByteArray> found;
        secrets.read(id, this, [&found](const base::Result<QByteArray> &key) {
            found = key ? *key : QByteArray("failed");
        });
        [&] {
            QTRY_VERIFY(found);
        }();
        return found.value_or("no response");
    }

    QProcess m_daemon;
    support::SecretService *m_service = nullptr;
    base::Problem m_problem;
};

STOREDESK_TEST(TestKeychain)

} // namespace tst_keychain

#include "tst_keychain.moc"
