// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/theme/systemlook.h"
#include "ui/theme/theme.h"
#include "ui/widgets/progressline.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

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
    uint reducedMotion = 0;
    bool animations = true;

public Q_SLOTS:
    QDBusVariant Read(const QString &group, const QString &key) const
    {
        if (group == u"org.gnome.desktop.interface"_s)
            return QDBusVariant(QVariant::fromValue(QDBusVariant(animations)));
        return QDBusVariant(
            QVariant::fromValue(QDBusVariant(key == u"contrast"_s             ? contrast
                                                 : key == u"reduced-motion"_s ? reducedMotion
                                                                              : scheme)));
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
        m_portal.reducedMotion = 0;
        m_portal.animations = true;
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

        tell(u"org.freedesktop.appearance"_s, 2U);
        QTRY_COMPARE(look.look(), Look::Light);
        tell(u"org.freedesktop.appearance"_s, 1U);
        QTRY_COMPARE(look.look(), Look::Dark);
        QCOMPARE(changed.size(), 3);
    }

    void aDesktopWithoutAnOpinionLeavesTheStart()
    {
        m_portal.scheme = 2;
        SystemLook look(Look::Dark);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QTRY_COMPARE(look.look(), Look::Light);
        tell(u"org.freedesktop.appearance"_s, 0U);
        QTRY_COMPARE(look.look(), Look::Dark);
    }

    void highContrastIsFollowed()
    {
        m_portal.contrast = 1;
        SystemLook look(Look::Dark);
        look.askOn(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QCOMPARE(look.contrast(), Contrast::Normal);
        QTRY_COMPARE(look.contrast(), Contrast::High);
        tell(u"org.freedesktop.appearance"_s, 0U, u"contrast"_s);
        QTRY_COMPARE(look.contrast(), Contrast::Normal);
        tell(u"org.freedesktop.appearance"_s, 1U, u"contrast"_s);
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
        tell(u"org.kde.kdeglobals"_s, 1U);
        // Once a later event has been handled, the first one has been handled too.
        tell(u"org.freedesktop.appearance"_s, 1U);
        QTRY_COMPARE(look.look(), Look::Dark);
        QCOMPARE(changed.size(), 1);
    }

    void reducedMotionIsFollowed_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("reduced");
        QTest::addColumn<QVariant>("moving");
        QTest::newRow("freedesktop") << u"org.freedesktop.appearance"_s << u"reduced-motion"_s
                                     << QVariant(1U) << QVariant(0U);
        QTest::newRow("GNOME") << u"org.gnome.desktop.interface"_s << u"enable-animations"_s
                               << QVariant(false) << QVariant(true);
    }

    // A bar without known progress stands still while the desktop asks for no animations.
    void reducedMotionIsFollowed()
    {
        QFETCH(const QString, group);
        QFETCH(const QString, key);
        QFETCH(const QVariant, reduced);
        QFETCH(const QVariant, moving);
        m_portal.reducedMotion = reduced.metaType() == QMetaType::fromType<uint>() ? 1 : 0;
        m_portal.animations = m_portal.reducedMotion == 1;
        Theme theme(*qApp);
        ProgressLine bar(theme);
        bar.resize(200, 6);
        bar.show();
        bar.setBusy();
        const auto *timer = bar.findChild<QTimer *>();
        QVERIFY(timer->isActive());
        theme.followDesktop(QDBusConnection::connectToBus(m_address, u"asker"_s));
        QTRY_VERIFY(theme.reducesMotion());
        QVERIFY(!timer->isActive());
        // The bar is hatched from end to end, so that it differs from an empty one.
        const auto picture = bar.grab().toImage();
        const auto tones = [&picture](int from, int to) {
            QSet<QRgb> found;
            for (int x = from; x < to; ++x)
                found.insert(picture.pixel(x, 3));
            return found;
        };
        QVERIFY(tones(10, 40).contains(theme.tokens().accent.rgb()));
        QVERIFY(tones(160, 190).contains(theme.tokens().accent.rgb()));
        QVERIFY(tones(10, 40).size() > 1);
        // Work that begins later does not move either.
        bar.setAmount(1, 2);
        bar.setBusy();
        QVERIFY(!timer->isActive());
        tell(group, moving, key);
        QTRY_VERIFY(!theme.reducesMotion());
        QVERIFY(timer->isActive());
        tell(group, reduced, key);
        QTRY_VERIFY(!timer->isActive());
    }

private:
    void tell(const QString &group, const QVariant &value, const QString &key = u"color-scheme"_s)
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
