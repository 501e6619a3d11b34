// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/assistivebus.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDBusConnectionInterface>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_assistive {

using namespace Qt::StringLiterals;
using support::Assisted;
using support::AssistiveBus;

// Tests the built program as a screen reader sees it, over the real bus and on a private display.
class TestAssistive final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void noteState(const QDBusMessage &message)
    {
        const Assisted thing{message.service(), QDBusObjectPath(message.path())};
        if (message.arguments().value(1).toInt() != 1)
            return;
        if (message.arguments().value(0).toString() == "focused"_L1)
            m_focused.append(thing);
        else if (message.arguments().value(0).toString() == "showing"_L1)
            m_shown.append(thing);
    }
    void noteAnnouncement(const QDBusMessage &message)
    {
        m_announced.append(message.arguments().value(3).value<QDBusVariant>().variant().toString());
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
        QVERIFY(startProgram(peopleFile()));
        // Wait until the practice store is loaded.
        QTRY_VERIFY_WITH_TIMEOUT(
            readMenus() && m_bus.is(m_items.value(u"Overview"_s), AssistiveBus::Enabled), 60'000);
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

    // A cell is announced with its column, value and state.
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

    // Visits every page in the menus. Every control has a name, every table column has a title, and
    // rows can be read.
    void everyPageIsNamedAndItsTablesCanBeRead_data()
    {
        QTest::addColumn<QString>("page");
        for (const auto &page : m_pages)
            QTest::newRow(qPrintable(page)) << page;
        QVERIFY(m_pages.size() > 25);
    }
    void everyPageIsNamedAndItsTablesCanBeRead()
    {
        QFETCH(const QString, page);
        QVERIFY(press(page));
        QStringList unnamed;
        QList<Assisted> tables;
        QVERIFY(walk(m_top, unnamed, tables) > 3);
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
        for (const auto &table : std::as_const(tables))
            readFirstRow(table);
    }

    // The state of a record is shown as a coloured pill. Assistive tools receive it as a word.
    void aRecordSaysItsStateAndWhetherItIsChosen()
    {
        QVERIFY(press(u"Exports"_s));
        std::optional<Assisted> table;
        QTRY_VERIFY((table = m_bus.find(m_top, u"table"_s, u"Exports"_s)));
        QTRY_VERIFY(m_bus.property(*table, u"Table"_s, u"NRows"_s).toInt() > 2);
        const auto state = cell(*table, 0, columnOf(*table, u"Status"_s));
        QVERIFY(!m_bus.name(state).isEmpty());
        QTRY_VERIFY(m_bus.is(state, AssistiveBus::Selected));
        QVERIFY(!m_bus.is(cell(*table, 1, 0), AssistiveBus::Selected));
    }

    // Messages in the status bar are announced wherever the focus is.
    void messagesOfTheStatusLineAreAnnounced()
    {
        QVERIFY(press(u"Exports"_s));
        QVERIFY(press(u"Copy the ID"_s));
        const auto isIt = [](const QString &sentence) {
            return sentence.startsWith("Copied "_L1);
        };
        bool heard = false;
        const auto listen = [&] {
            while (!m_shown.isEmpty()) {
                const auto thing = m_shown.takeLast();
                heard =
                    heard || (m_bus.role(thing) == "notification"_L1 && isIt(m_bus.name(thing)));
            }
            heard = heard || std::ranges::any_of(m_announced, isIt);
            return heard;
        };
        QTRY_VERIFY(listen());
    }

    void whereTheFocusGoesIsAnnounced()
    {
        // There is no window manager on this display, so a second start is used to activate the
        // window.
        QProcess second;
        second.setProcessEnvironment(m_program.processEnvironment());
        second.start(m_program.program(), m_program.arguments().sliced(1, 2));
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

    // A logout ends programs with a signal. The input of the last seconds is there after the next
    // start.
    void aSignalStoresTheInputWithoutAsking()
    {
        const auto box = [this] {
            return m_bus.find(m_top, u"check box"_s, u"Start workflows triggered by purchases"_s);
        };
        QVERIFY(press(u"New purchase…"_s));
        QTRY_VERIFY(box());
        QVERIFY(m_bus.is(*box(), AssistiveBus::Checked));
        QVERIFY(m_bus.ask(*box(), u"Action"_s, u"DoAction"_s, {0}).value(0).toBool());
        QTRY_VERIFY(!m_bus.is(*box(), AssistiveBus::Checked));
        m_program.terminate();
        QVERIFY(m_program.waitForFinished());
        QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_program.exitCode(), 0);
        m_top = {};
        m_items.clear();
        QVERIFY(startProgram({}));
        QTRY_VERIFY_WITH_TIMEOUT(box(), 60'000);
        QTRY_VERIFY(!m_bus.is(*box(), AssistiveBus::Checked));
    }

    // G24: after opening a file with personal data and reading every page, the program is killed.
    // The remaining files contain no key and no personal data from the file or the lists.
    void filesOfAKilledRunContainNoKeyAndNoPersonalData()
    {
        // The practice service and the opened file contain personal data.
        static const QRegularExpression mayName(
            u"/practice\\.sqlite(-wal|-shm)?$|/people\\.csv$"_s);
        for (const auto &what : {u"cmdline"_s, u"environ"_s}) {
            QFile file(u"/proc/%1/%2"_s.arg(m_program.processId()).arg(what));
            // Only privileged users can open the environment of the program.
            const auto shown = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            QVERIFY(!shown.contains("practice-") && !shown.contains(person().toUtf8()));
        }
        m_program.kill();
        QVERIFY(m_program.waitForFinished());
        for (const auto &file : filesWith(person().toUtf8()))
            QVERIFY2(file.contains(mayName), qPrintable(file));
        const auto keys = filesWith("practice-[0-9a-f]{8}:[0-9A-Za-z]{22}");
        // The search works, because it finds the practice service's key file.
        QCOMPARE(keys.size(), 1);
        QVERIFY2(keys.constFirst().endsWith(".sqlite.keys"_L1), qPrintable(keys.constFirst()));
        QVERIFY(!filesWith("SQLite format").filter(u"/calls.sqlite"_s).isEmpty());
    }

private:
    [[nodiscard]] QStringList filesWith(const QByteArray &pattern) const
    {
        const QRegularExpression mark(QString::fromLatin1(pattern));
        QStringList found;
        for (QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
             all.hasNext();) {
            QFile file(all.next());
            if (file.open(QIODevice::ReadOnly)
                && QString::fromLatin1(file.readAll()).contains(mark))
                found.append(file.fileName());
        }
        return found;
    }

    static QString person() { return u"lucia.ferrer@example.com"_s; }

    // Returns the path of a file to open, or nothing if it could not be written.
    [[nodiscard]] QStringList peopleFile() const
    {
        QFile people(m_folder.filePath(u"people.csv"_s));
        if (!people.open(QIODevice::WriteOnly))
            return {};
        people.write("email,city\n" + person().toUtf8()
                     + ",Madrid\nluis@example.com,Valencia\n"
                       "eva@example.com,Sevilla\n");
        return {people.fileName()};
    }

    bool startProgram(const QStringList &files)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
        m_program.setProcessEnvironment(environment);
        m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_program.start(QStringLiteral(BINARY_ROOT "/storedesk"),
                        QStringList{u"--practice"_s, u"--data-dir"_s, m_folder.filePath(u"data"_s)}
                            + files);
        auto session = QDBusConnection::connectToBus(
            qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), u"session"_s);
        if (!m_program.waitForStarted() || !m_bus.join(session))
            return false;
        m_bus.bus().connect({}, {}, u"org.a11y.atspi.Event.Object"_s, u"StateChanged"_s, this,
                            SLOT(noteState(QDBusMessage)));
        m_bus.bus().connect({}, {}, u"org.a11y.atspi.Event.Object"_s, u"Announcement"_s, this,
                            SLOT(noteAnnouncement(QDBusMessage)));
        return QTest::qWaitFor(
            [this] {
                const auto program = m_bus.program(u"storedesk"_s);
                if (program && !m_bus.children(*program).isEmpty())
                    m_top = m_bus.children(*program).constFirst();
                return !m_top.service.isEmpty();
            },
            60'000);
    }

    // Reads the menu items by their text, and determines which ones open pages.
    bool readMenus()
    {
        m_items.clear();
        m_pages.clear();
        const auto bar = m_bus.find(m_top, u"menu bar"_s);
        if (bar)
            readMenu(*bar, {});
        return m_items.contains(u"Overview"_s);
    }
    void readMenu(const Assisted &above, const QString &menu)
    {
        static const QStringList leading{u"New"_s, u"Go"_s, u"Help"_s};
        static const QStringList alsoLeading{u"Copy or save setup…"_s, u"Change history"_s,
                                             u"Preferences"_s};
        static const QStringList noPages{u"Go to anything…"_s, u"Next tab"_s, u"Previous tab"_s,
                                         u"List of open tabs…"_s, u"About Storedesk"_s};
        for (const auto &item : m_bus.children(above)) {
            const auto words = m_bus.name(item);
            const auto below = m_bus.children(item);
            m_items.insert(words, item);
            if (words.isEmpty())
                // Separators have no text.
                continue;
            if (!below.isEmpty())
                readMenu(below.constFirst(), words);
            else if ((leading.contains(menu) && !noPages.contains(words))
                     || alsoLeading.contains(words))
                m_pages.append(words);
        }
    }

    bool press(const QString &words)
    {
        // Some menu items change with the page, so they are read again.
        if (!m_items.contains(words))
            readMenus();
        const auto item = m_items.value(words);
        return !item.service.isEmpty()
            && m_bus.ask(item, u"Action"_s, u"DoAction"_s, {0}).value(0) == true
            && m_program.state() == QProcess::Running;
    }

    // Visits all visible elements below the given one, and returns the number of controls.
    int walk(const Assisted &thing, QStringList &unnamed, QList<Assisted> &tables)
    {
        static const QStringList closed{u"menu bar"_s, u"table"_s,     u"tree table"_s, u"tree"_s,
                                        u"list"_s,     u"combo box"_s, u"spin button"_s};
        // Qt names a tab bar after its current tab, but each tab has a separate name.
        static const QStringList frames{u"scroll pane"_s, u"panel"_s, u"filler"_s, u"frame"_s,
                                        u"page tab list"_s};
        const auto states = m_bus.states(thing);
        if (!AssistiveBus::has(states, AssistiveBus::Showing))
            return 0;
        const auto role = m_bus.role(thing);
        int found = 0;
        if (AssistiveBus::has(states, AssistiveBus::Focusable) && !frames.contains(role)) {
            ++found;
            if (m_bus.name(thing).isEmpty())
                unnamed.append(role + u' ' + thing.path.path());
        }
        if (role == "table"_L1)
            tables.append(thing);
        if (closed.contains(role))
            return found;
        for (const auto &child : m_bus.children(thing))
            found += walk(child, unnamed, tables);
        return found;
    }

    void readFirstRow(const Assisted &table)
    {
        if (m_bus.property(table, u"Table"_s, u"NRows"_s).toInt() == 0)
            return;
        const int columns = m_bus.property(table, u"Table"_s, u"NColumns"_s).toInt();
        int values = 0;
        int untitled = 0;
        for (int column = 0; column < columns; ++column) {
            const auto first = cell(table, 0, column);
            if (!m_bus.is(first, AssistiveBus::Showing))
                continue;
            const auto title =
                m_bus.ask(table, u"Table"_s, u"GetColumnDescription"_s, {column}).value(0);
            untitled += title.toString().isEmpty() ? 1 : 0;
            values += m_bus.name(first).isEmpty() ? 0 : 1;
        }
        QVERIFY(values > 0);
        // A column of buttons needs no title.
        QVERIFY2(untitled <= 1, qPrintable(m_bus.name(table)));
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
    // The window's accessible object.
    Assisted m_top;
    QList<Assisted> m_focused;
    QList<Assisted> m_shown;
    QStringList m_announced;
    // Menu items by text.
    QHash<QString, Assisted> m_items;
    // Items that open a page.
    QStringList m_pages;
};

STOREDESK_TEST(TestAssistive)

} // namespace tst_assistive

#include "tst_assistive.moc"
