// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keychainfixture.h"
#include "support/secretservice.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/bestsecrets.h"

namespace tst_gnomekeyring {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Replaces the desktop's password prompt. Announces the prompt and waits for the test.
class Prompter final : public QDBusVirtualObject
{
public:
    bool serve(QDBusConnection bus)
    {
        return bus.registerVirtualObject(u"/org/gnome/keyring/Prompter"_s, this,
                                         QDBusConnection::SingleNode)
            && bus.registerService(u"org.gnome.keyring.SystemPrompter"_s);
    }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() == "BeginPrompting"_L1) {
            m_asker = message.service();
            m_callback = message.arguments().constFirst().value<QDBusObjectPath>().path();
        }
        return bus.send(message.createReply());
    }

    [[nodiscard]] bool isAsking() const { return !m_callback.isEmpty(); }
    // Simulates the Cancel button.
    void cancel(QDBusConnection bus)
    {
        bus.send(QDBusMessage::createMethodCall(m_asker, m_callback,
                                                u"org.gnome.keyring.internal.Prompter.Callback"_s,
                                                u"PromptDone"_s));
        m_callback.clear();
    }

private:
    QString m_asker;
    QString m_callback;
};

// Tests the real GNOME keyring on a private bus and in a private folder, while it is unlocked,
// locked or prompting.
class TestGnomeKeyring final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qDBusRegisterMetaType<support::WireSecret>();
        const auto keyring = QStandardPaths::findExecutable(u"gnome-keyring-daemon"_s);
        QVERIFY2(!keyring.isEmpty(), "gnome-keyring is missing: packaging/test installs it");
        m_fixture.emplace();
        QVERIFY(m_fixture->start());
        m_prompter = new Prompter;
        m_prompter->setParent(this);
        QVERIFY(m_prompter->serve(m_fixture->bus()));
        m_fixture->keychain.start(keyring,
                                  {u"--foreground"_s, u"--components=secrets"_s, u"--unlock"_s});
        QVERIFY(m_fixture->keychain.waitForStarted());
        m_fixture->keychain.write(password);
        m_fixture->keychain.closeWriteChannel();
        QTRY_VERIFY(m_fixture->has(u"org.freedesktop.secrets"_s));
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanupTestCase() { m_fixture.reset(); }

    // G23: a key is stored in the keychain, but not in any readable file.
    void anUnlockedKeychainStoresKeysAndNoFileContainsThem()
    {
        base::SystemClock clock;
        profiles::BestSecrets secrets(clock);
        QTRY_VERIFY(secrets.settled());
        QVERIFY(secrets.lasting());
        QVERIFY(m_fixture->write(secrets, this));
        QCOMPARE(m_fixture->read(secrets, this).value_or("failed"), QByteArray(m_fixture->marked));
        QCOMPARE(m_fixture->filesThatShowTheKey(), QStringList());
    }

    void aLockedKeychainIsAwaitedAndARefusalDescribed()
    {
        callKeyring(u"/org/freedesktop/secrets"_s, u"org.freedesktop.Secret.Service"_s, u"Lock"_s,
                    {QVariant::fromValue(QList{QDBusObjectPath(collection)})});
        base::SystemClock clock;
        profiles::BestSecrets secrets(clock);
        // A locked keychain is still used.
        QTRY_VERIFY(secrets.settled());
        QVERIFY(secrets.lasting());
        std::optional<base::Result<QByteArray>> found;
        secrets.read(u"shop"_s, this,
                     [&found](const base::Result<QByteArray> &key) { found = key; });
        QTRY_VERIFY(m_prompter->isAsking());
        // The read waits for as long as the prompt is open.
        QVERIFY(!found);
        m_prompter->cancel(m_fixture->bus());
        QTRY_VERIFY(found);
        // This must never be reported as a missing key, because the user would paste a new one.
        QVERIFY(!found->has_value());
        QVERIFY(!found->error().why.isEmpty());
        QVERIFY(!found->error().next.isEmpty());
    }

    // After a cancelled prompt, the user is informed that the key is not stored.
    void aLockedKeychainStoresNothingAfterACancelledPrompt() { cancelWhileKeeping(); }

    void unlockedAgainItHasTheKey()
    {
        const auto session =
            callKeyring(u"/org/freedesktop/secrets"_s, u"org.freedesktop.Secret.Service"_s,
                        u"OpenSession"_s, {u"plain"_s, QVariant::fromValue(QDBusVariant(u""_s))});
        QCOMPARE(session.size(), 2);
        const support::WireSecret master{.session = session.at(1).value<QDBusObjectPath>(),
                                         .parameters = {},
                                         .value = password,
                                         .contentType = u"text/plain"_s};
        callKeyring(
            u"/org/freedesktop/secrets"_s,
            u"org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface"_s,
            u"UnlockWithMasterPassword"_s,
            {QVariant::fromValue(QDBusObjectPath(collection)), QVariant::fromValue(master)});
        base::SystemClock clock;
        profiles::BestSecrets secrets(clock);
        QCOMPARE(m_fixture->read(secrets, this).value_or("failed"), QByteArray(m_fixture->marked));
        QVERIFY(m_fixture->remove(secrets, this));
        QCOMPARE(m_fixture->read(secrets, this).value_or("failed"), QByteArray());
    }

    // On a new desktop, storing the first key prompts for the password of a new keychain.
    void withoutAKeychainNothingIsStoredAfterACancelledPrompt()
    {
        callKeyring(collection, u"org.freedesktop.Secret.Collection"_s, u"Delete"_s, {});
        cancelWhileKeeping();
    }

private:
    static constexpr auto password = "open sesame";
    const QString collection = u"/org/freedesktop/secrets/collection/login"_s;

    void cancelWhileKeeping()
    {
        base::SystemClock clock;
        profiles::BestSecrets secrets(clock);
        QTRY_VERIFY(secrets.settled());
        QVERIFY(secrets.lasting());
        std::optional<base::Result<void>> kept;
        secrets.write(u"other"_s, m_fixture->marked, this,
                      [&kept](const base::Result<void> &end) { kept = end; });
        QTRY_VERIFY(m_prompter->isAsking());
        QVERIFY(!kept);
        m_prompter->cancel(m_fixture->bus());
        QTRY_VERIFY(kept);
        QVERIFY(!kept->has_value());
        QVERIFY(!kept->error().why.isEmpty());
        QVERIFY2(!kept->error().why.contains(u"/org/"_s), qPrintable(kept->error().why));
    }

    QVariantList callKeyring(const QString &path, const QString &interface, const QString &method,
                             const QVariantList &arguments)
    {
        return m_fixture->call(
            QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, path, interface, method),
            arguments);
    }

    std::optional<support::KeychainFixture> m_fixture;
    Prompter *m_prompter = nullptr;
};

STOREDESK_TEST(TestGnomeKeyring)

} // namespace tst_gnomekeyring

#include "tst_gnomekeyring.moc"
