// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/assistivebus.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDBusConnectionInterface>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using support::Assisted;
using support::AssistiveBus;

// The built program as a screen reader meets it: over the real bus, on a display of its own.
class TestAssistive final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void noteFocus(const QDBusMessage &message)
    {
        if (message.arguments().value(0).toString() == "focused"_L1
            && message.arguments().value(1).toInt() == 1)
            m_focused.append({message.service(), QDBusObjectPath(message.path())});
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const auto &needed : {u"dbus-daemon"_s, u"Xvfb"_s})
            QVERIFY2(!QStandardPaths::findExecutable(needed).isEmpty(),
                     qPrintable(needed + u" is missing: packaging/test installs it"_s));
        QVERIFY(QDir(m_folder.path())
                    .mkdir(u"run"_s, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.filePath(u"run"_s)));
        m_daemon.setStandardErrorFile(QProcess::nullDevice());
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
        m_display.setStandardErrorFile(QProcess::nullDevice());
        m_display.start(u"Xvfb"_s,
                        {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1280x800x24"_s,
                         u"-nolisten"_s, u"tcp"_s});
        QVERIFY(m_display.waitForReadyRead());
        qputenv("DISPLAY", ':' + m_display.readLine().trimmed());
        QVERIFY(startProgram());
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanupTestCase()
    {
        m_bus.leave();
        QDBusConnection::disconnectFromBus(u"session"_s);
        for (auto *process : {&m_program, &m_display, &m_daemon}) {
            process->kill();
            process->waitForFinished();
        }
    }

    void theWindowAndItsMenusAreNamed()
    {
        const auto bar = m_bus.find(m_top, u"menu bar"_s);
        QVERIFY(bar);
        const auto menus = m_bus.children(*bar);
        QVERIFY(menus.size() >= 5);
        for (const auto &menu : menus)
            QVERIFY(!m_bus.name(menu).isEmpty());
    }

    // A cell says its column, its value and its state.
    void aCellOfATableIsReadWithItsColumn()
    {
        std::optional<Assisted> table;
        QTRY_VERIFY((table = m_bus.find(m_top, u"table"_s)));
        QTRY_COMPARE(m_bus.property(*table, u"Table"_s, u"NRows"_s).toInt(), 3);
        QCOMPARE(cellText(*table, 1, columnOf(*table, u"city"_s)), u"Valencia"_s);
        const auto email = cell(*table, 2, columnOf(*table, u"email"_s));
        QCOMPARE(m_bus.name(email), u"eva@example.com"_s);
        QVERIFY(m_bus.is(email, AssistiveBus::Enabled));
        QVERIFY(m_bus.is(email, AssistiveBus::Focusable));
    }

    void whereTheFocusGoesIsAnnounced()
    {
        // There is no window manager on this display: a second start brings the window to the
        // front.
        QProcess second;
        second.setProcessEnvironment(m_program.processEnvironment());
        second.start(m_program.program(), m_program.arguments().first(2));
        QVERIFY(second.waitForFinished());
        QTRY_VERIFY(m_bus.is(m_top, AssistiveBus::Active));
        std::optional<Assisted> field;
        QTRY_VERIFY((field = m_bus.find(m_top, [this](const Assisted &thing) {
            return m_bus.role(thing) == "text"_L1 && m_bus.is(thing, AssistiveBus::Showing)
                && !m_bus.is(thing, AssistiveBus::Focused)
                && m_bus.is(thing, AssistiveBus::Focusable);
        })));
        QVERIFY(!m_bus.name(*field).isEmpty());
        m_focused.clear();
        QVERIFY(m_bus.ask(*field, u"Component"_s, u"GrabFocus"_s).value(0).toBool());
        QTRY_VERIFY(m_focused.contains(*field));
        QVERIFY(m_bus.is(*field, AssistiveBus::Focused));
    }

private:
    bool startProgram()
    {
        QFile people(m_folder.filePath(u"people.csv"_s));
        if (!people.open(QIODevice::WriteOnly))
            return false;
        people.write("email,city\nana@example.com,Madrid\nluis@example.com,Valencia\n"
                     "eva@example.com,Sevilla\n");
        people.close();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
        m_program.setProcessEnvironment(environment);
        m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_program.start(QStringLiteral(BINARY_ROOT "/storedesk"),
                        {u"--data-dir"_s, m_folder.filePath(u"data"_s), people.fileName()});
        auto session = QDBusConnection::connectToBus(
            qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), u"session"_s);
        if (!m_program.waitForStarted() || !m_bus.join(session))
            return false;
        m_bus.bus().connect({}, {}, u"org.a11y.atspi.Event.Object"_s, u"StateChanged"_s, this,
                            SLOT(noteFocus(QDBusMessage)));
        return QTest::qWaitFor(
            [this] {
                const auto program = m_bus.program(u"storedesk"_s);
                if (program && !m_bus.children(*program).isEmpty())
                    m_top = m_bus.children(*program).constFirst();
                return !m_top.service.isEmpty();
            },
            60'000);
    }

    int columnOf(const Assisted &table, const QString &title)
    {
        const int columns = m_bus.property(table, u"Table"_s, u"NColumns"_s).toInt();
        for (int column = 0; column < columns; ++column) {
            const auto heading =
                m_bus.ask(table, u"Table"_s, u"GetColumnDescription"_s, {column}).value(0);
            if (heading.toString() == title)
                return column;
        }
        return -1;
    }

    Assisted cell(const Assisted &table, int row, int column)
    {
        return qdbus_cast<Assisted>(
            m_bus.ask(table, u"Table"_s, u"GetAccessibleAt"_s, {row, column}).value(0));
    }
    QString cellText(const Assisted &table, int row, int column)
    {
        return m_bus.name(cell(table, row, column));
    }

    const QTemporaryDir m_folder;
    QProcess m_daemon;
    QProcess m_display;
    QProcess m_program;
    AssistiveBus m_bus;
    Assisted m_top; // the window
    QList<Assisted> m_focused;
};

STOREDESK_TEST(TestAssistive)
#include "tst_assistive.moc"
