// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/theme/systemlook.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace tst_systemlook {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

// Simulates a desktop portal on a private bus.
class Portal final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 1;
    uint contrast = 0;

public Q_SLOTS:
    QDBusVariant Read(const QString &, const QString &key)
    {
        return QDBusVariant(
            QVariant::fromValue(QDBusVariant(key == u"contrast"_s ? contrast : scheme)));
    }
};

class TestSystemLook final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty(),
                 "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        m_address = QString::fromLatin1(m_daemon.readLine().trimmed());
    }

    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_portal.scheme = 1;
        m_portal.contrast = 0;
        auto bus = QDBusConnection::connectToBus(m_address, u"portal"_s);
        QVERIFY(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
        QVERIFY(bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &m_portal,
                                   QDBusConnection::ExportAllSlots
                                       | QDBusConnection::ExportAllSignals));
    }

    void cleanup()
    {
        QDBusConnection::disconnectFromBus(u"portal"_s);
        QDBusConnection::disconnectFromBus(u"asker"_s);
    }

    void theDesktopIsAskedAndListenedTo()
    {
        SystemLook look(Look::Light);
        QSignalSpy changed(&look, &SystemLook::changed);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        // The query does not block, so the look is light at first.
        QCOMPARE(look.look(), Look::Light);
        QTRY_COMPARE(look.look(), Look::Dark);

        tell(u"org.freedesktop.appearance"_s, 2);
        QTRY_COMPARE(look.look(), Look::Light);
        tell(u"org.freedesktop.appearance"_s, 1);
        QTRY_COMPARE(look.look(), Look::Dark);
        QCOMPARE(changed.size(), 3);
    }

    void aDesktopWithoutAnOpinionLeavesTheStart()
    {
        m_portal.scheme = 2;
        SystemLook look(Look::Dark);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QTRY_COMPARE(look.look(), Look::Light);
        tell(u"org.freedesktop.appearance"_s, 0);
        QTRY_COMPARE(look.look(), Look::Dark);
    }

    void highContrastIsFollowed()
    {
        m_portal.contrast = 1;
        SystemLook look(Look::Dark);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QCOMPARE(look.contrast(), Contrast::Normal);
        QTRY_COMPARE(look.contrast(), Contrast::High);
        tell(u"org.freedesktop.appearance"_s, 0, u"contrast"_s);
        QTRY_COMPARE(look.contrast(), Contrast::Normal);
        tell(u"org.freedesktop.appearance"_s, 1, u"contrast"_s);
        QTRY_COMPARE(look.contrast(), Contrast::High);
        QCOMPARE(look.look(), Look::Dark);
    }

    void otherSettingsDoNotMatter()
    {
        m_portal.scheme = 2;
        SystemLook look(Look::Dark);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QTRY_COMPARE(look.look(), Look::Light);
        QSignalSpy changed(&look, &SystemLook::changed);
        tell(u"org.kde.kdeglobals"_s, 1);
        // Once a later event has been handled, the first one has been handled too.
        tell(u"org.freedesktop.appearance"_s, 1);
        QTRY_COMPARE(look.look(), Look::Dark);
        QCOMPARE(changed.size(), 1);
    }

private:
    void tell(const QString &group, uint value, const QString &key = u"color-scheme"_s)
    {
        auto signal =
            QDBusMessage::createSignal(u"/org/freedesktop/portal/desktop"_s,
                                       u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
        signal << group << key << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(QDBusConnection(u"portal"_s).send(signal));
    }

    QProcess m_daemon;
    QString m_address;
    Portal m_portal;
};

STOREDESK_TEST(TestSystemLook)

} // namespace tst_systemlook

#include "tst_systemlook.moc"
