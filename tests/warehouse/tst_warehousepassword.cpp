// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/secretservice.h"
#include "support/testclass.h"
#include "support/warehousefixture.h"
#include "support/warnings.h"

#include <QStandardPaths>
#include <QTest>

namespace tst_warehousepassword {

using namespace Qt::StringLiterals;
using support::CommandLine;
using support::WarehouseFixture;

// The password of a warehouse in the keychain, stored from the command line.
class TestWarehousePassword final : public QObject
{
    Q_OBJECT

private:
    // The keychain is answered by this process, so it must not block.
    [[nodiscard]] CommandLine::Ended run(const QString &action, const QByteArray &input = {}) const
    {
        QProcess process;
        m_warehouse.cli.start(process, {u"warehouse"_s, action, u"--to"_s, m_warehouse.uri()});
        process.write(input);
        process.closeWriteChannel();
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 90'000))
            return {};
        return {.exitCode = process.exitCode(),
                .output = process.readAllStandardOutput(),
                .complaints = process.readAllStandardError()};
    }
    void expect(const CommandLine::Ended &ended, int exitCode, const QByteArray &words) const
    {
        const auto all = ended.output + ended.complaints;
        QVERIFY2(all.contains(words), all);
        QCOMPARE(ended.exitCode, exitCode);
        QVERIFY(!all.contains(WarehouseFixture::password));
    }

    WarehouseFixture m_warehouse;
    QProcess m_daemon;
    support::SecretService *m_keychain = nullptr;

private Q_SLOTS:
    void initTestCase()
    {
        const auto daemon = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        QVERIFY2(!daemon.isEmpty(), "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(daemon, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        const auto address = QString::fromLatin1(m_daemon.readLine().trimmed());
        auto bus = QDBusConnection::connectToBus(address, u"service"_s);
        QVERIFY(bus.isConnected());
        m_keychain = new support::SecretService;
        m_keychain->setParent(this);
        QVERIFY(m_keychain->serve(bus));
        QCOMPARE(m_warehouse.startServer(), QByteArray());
        m_warehouse.cli.environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, address);
        m_warehouse.cli.environment.insert(u"PGPASSFILE"_s, u"/nonexistent"_s);
        // A fast clock would not wait for the keychain.
        m_warehouse.cli.environment.remove(u"LD_PRELOAD"_s);
    }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void passwordsAreStoredIfTheServerAcceptsThem()
    {
        expect(run(u"status"_s), 1, "requires a password");
        expect(run(u"password"_s, "wrong\n"), 1, "rejected the password");
        QCOMPARE(m_keychain->items(), 0);
        expect(run(u"password"_s, QByteArray(WarehouseFixture::password) + '\n'), 0,
               "in the keychain");
        QCOMPARE(m_keychain->items(), 1);
        // The connection works now.
        expect(run(u"status"_s), 6, "no warehouse in the schema");
        expect(run(u"password"_s, "\n"), 0, "removed");
        QCOMPARE(m_keychain->items(), 0);
        expect(run(u"status"_s), 1, "requires a password");
    }

    void withoutAKeychainNothingIsStored()
    {
        m_warehouse.cli.environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s,
                                           u"unix:path=/nonexistent"_s);
        expect(run(u"password"_s, QByteArray(WarehouseFixture::password) + '\n'), 6, "~/.pgpass");
    }
};

STOREDESK_TEST(TestWarehousePassword)

} // namespace tst_warehousepassword

#include "tst_warehousepassword.moc"
