// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keychainfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/bestsecrets.h"
#include "profiles/keychainsecrets.h"

#include <QDBusVirtualObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QScopeGuard>

#include <array>

#include <unistd.h>

namespace tst_kwallet {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Simulates a wallet that answers the first call too late, and the second after the user declined.
class SlowWallet final : public QDBusVirtualObject
{
public:
    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() != "open"_L1)
            return bus.send(message.createReply(u"kdewallet"_s));
        return bus.send(++opened == 1 ? message.createErrorReply(QDBusError::NoReply, u"late"_s)
                                      : message.createReply(-1));
    }

    int opened = 0;
};

// Tests the real KDE wallet on a private bus and in a private home folder. The wallet is opened as
// at login, with the hash of the password and before there is a display.
class TestKWallet final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto version : {6, 5}) {
            m_version = version;
            m_program = QStandardPaths::findExecutable(u"kwalletd%1"_s.arg(version));
            if (!m_program.isEmpty())
                break;
        }
        QVERIFY2(!m_program.isEmpty(), "KWallet is missing: packaging/test installs it");
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        qputenv("KDE_SESSION_VERSION", QByteArray::number(m_version));
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_fixture.emplace();
        QVERIFY(m_fixture->start());
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase() { m_fixture.reset(); }

    // Covers guarantee G23.
    void anOpenKeychainStoresKeysAndNoFileContainsThem()
    {
        QVERIFY(logIn());
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->has(service()), 20'000);
        base::SystemClock clock;
        profiles::BestSecrets secrets(clock);
        QTRY_VERIFY(secrets.settled());
        QVERIFY(secrets.lasting());
        QVERIFY(m_fixture->write(secrets, this));
        QCOMPARE(m_fixture->read(secrets, this).value_or("failed"), QByteArray(m_fixture->marked));
        QCOMPARE(m_fixture->filesThatShowTheKey(), QStringList());
        QVERIFY(secrets.title().contains("KWallet"_L1));
        // The key is stored in this wallet.
        const auto wallets = ask(u"wallets"_s, {});
        QCOMPARE(wallets.value(0).toStringList(), QStringList{wallet});
        QCOMPARE(ask(u"isOpen"_s, {wallet}).value(0).toBool(), true);
        QVERIFY(m_fixture->remove(secrets, this));
        QCOMPARE(m_fixture->read(secrets, this).value_or("failed"), QByteArray());
        QVERIFY(m_fixture->write(secrets, this));
    }

    // The wallet prompts for the password in its own window.
    void aClosedKeychainIsAwaitedAndItsFailureDescribed()
    {
        ask(u"closeAllWallets"_s, {});
        QCOMPARE(ask(u"isOpen"_s, {wallet}).value(0).toBool(), false);
        profiles::KeychainSecrets secrets;
        std::optional<base::Result<QByteArray>> found;
        secrets.read(u"shop"_s, this,
                     [&found](const base::Result<QByteArray> &key) { found = key; });
        // An open wallet would have answered before this call.
        QCOMPARE(ask(u"isOpen"_s, {wallet}).value(0).toBool(), false);
        QVERIFY(!found);
        m_fixture->keychain.kill();
        QTRY_VERIFY_WITH_TIMEOUT(found, 30'000);
        // A failure is never reported as a missing key.
        QVERIFY(!found->has_value());
        QVERIFY(!found->error().why.isEmpty());
        QVERIFY(!found->error().next.isEmpty());
    }

    // QtKeychain gives up after 25 s without an answer, while the user may still be looking for the
    // password.
    void slowPasswordInputIsAwaited()
    {
        // Wait for the killed service to disappear from the bus.
        QTRY_VERIFY(!m_fixture->has(service()));
        SlowWallet slow;
        QVERIFY(m_fixture->bus().registerVirtualObject(objectPath(), &slow,
                                                       QDBusConnection::SingleNode));
        QVERIFY(m_fixture->bus().registerService(service()));
        profiles::KeychainSecrets secrets;
        const auto found = m_fixture->read(secrets, this);
        QCOMPARE(slow.opened, 2);
        QVERIFY(!found);
        QVERIFY(!found.error().why.contains("NoReply"_L1));
        m_fixture->bus().unregisterService(service());
        m_fixture->bus().unregisterObject(objectPath());
    }

private:
    const QString wallet = u"kdewallet"_s;

    [[nodiscard]] QString service() const { return u"org.kde.kwalletd%1"_s.arg(m_version); }

    [[nodiscard]] QString objectPath() const { return u"/modules/kwalletd%1"_s.arg(m_version); }

    // Logs in as pam_kwallet does: the hash is sent through a pipe, the environment over a socket.
    bool logIn()
    {
        constexpr std::size_t hashSize = 56;
        const QDir home(m_fixture->path({}));
        QFile salt(m_fixture->path(u"data/kwalletd/kdewallet.salt"_s));
        std::array<int, 2> pipe{};
        if (!home.mkpath(u"data/kwalletd"_s) || !salt.open(QIODevice::WriteOnly)
            || ::pipe(pipe.data()) != 0)
            return false;
        salt.write(QByteArray(hashSize, 's'));
        salt.close();
        const auto ends = qScopeGuard([&pipe] {
            ::close(pipe[0]);
            ::close(pipe[1]);
        });
        const QByteArray hash(hashSize, 'h');
        if (::write(pipe[1], hash.constData(), hash.size()) != hash.size())
            return false;
        QLocalServer door;
        const auto path = m_fixture->path(u"run/kwallet.socket"_s);
        if (!door.listen(path))
            return false;
        // The child process inherits the duplicate.
        const int socket = ::dup(static_cast<int>(door.socketDescriptor()));
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PAM_KWALLET5_LOGIN"_s, path);
        m_fixture->keychain.setProcessEnvironment(environment);
        m_fixture->keychain.start(
            m_program, {u"--pam-login"_s, QString::number(pipe[0]), QString::number(socket)});
        const bool started = m_fixture->keychain.waitForStarted();
        ::close(socket);
        QLocalSocket caller;
        caller.connectToServer(path);
        if (!started || !caller.waitForConnected())
            return false;
        for (const auto &line : environment.toStringList())
            caller.write(line.toUtf8() + '\n');
        caller.flush();
        caller.disconnectFromServer();
        return true;
    }

    QVariantList ask(const QString &method, const QVariantList &arguments)
    {
        return m_fixture->call(
            QDBusMessage::createMethodCall(service(), objectPath(), u"org.kde.KWallet"_s, method),
            arguments);
    }

    std::optional<support::KeychainFixture> m_fixture;
    QString m_program;
    int m_version = 0;
};

STOREDESK_TEST(TestKWallet)

} // namespace tst_kwallet

#include "tst_kwallet.moc"
