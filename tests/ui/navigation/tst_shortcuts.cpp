// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "insightsource/insightpins.h"
#include "schedules/scheduler.h"
#include "ui/navigation/menus.h"
#include "ui/pages/keylines.h"
#include "ui/pages/manualbook.h"
#include "ui/pages/pagetable.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <array>

namespace tst_shortcuts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::navigation::MenuId;

// A key that is active on the page, and the widgets that must have the focus for it to work.
struct ActiveKey
{
    QKeySequence key;
    QString what;
    // Empty for a key that works in the whole window.
    QList<QWidget *> scopes;
};

// Returns whether a key press can trigger both.
static bool isAmbiguous(const ActiveKey &one, const ActiveKey &other)
{
    if (one.key != other.key)
        return false;
    if (one.scopes.isEmpty() || other.scopes.isEmpty())
        return true;
    for (const auto *left : one.scopes) {
        for (const auto *right : other.scopes) {
            if (left == right || left->isAncestorOf(right) || right->isAncestorOf(left))
                return true;
        }
    }
    return false;
}

static bool isForWindow(Qt::ShortcutContext context)
{
    return context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
}

// The keys of the standard actions that the menus use, on each platform, as documented for
// QKeySequence. Keys are separated by spaces.
struct PlatformRow
{
    QKeySequence::StandardKey standard;
    // Windows, macOS, KDE and GNOME.
    std::array<const char *, 4> keys;
};

// clang-format off
static constexpr std::array platformRows{
    PlatformRow{QKeySequence::Open,          {"Ctrl+O", "Ctrl+O", "Ctrl+O", "Ctrl+O"}},
    PlatformRow{QKeySequence::Close,         {"Ctrl+F4 Ctrl+W", "Ctrl+W Ctrl+F4", "Ctrl+W", "Ctrl+W"}},
    PlatformRow{QKeySequence::Quit,          {"", "Ctrl+Q", "Ctrl+Q", "Ctrl+Q"}},
    PlatformRow{QKeySequence::Undo,          {"Ctrl+Z Alt+Backspace", "Ctrl+Z", "Ctrl+Z F14", "Ctrl+Z F14"}},
    PlatformRow{QKeySequence::Copy,          {"Ctrl+C Ctrl+Ins", "Ctrl+C", "Ctrl+C F16 Ctrl+Ins", "Ctrl+C F16 Ctrl+Ins"}},
    PlatformRow{QKeySequence::Find,          {"Ctrl+F", "Ctrl+F", "Ctrl+F", "Ctrl+F"}},
    PlatformRow{QKeySequence::Preferences,   {"", "Ctrl+,", "", ""}},
    PlatformRow{QKeySequence::Refresh,       {"F5", "Ctrl+R", "F5", "Ctrl+R F5"}},
    PlatformRow{QKeySequence::ZoomIn,        {"Ctrl++", "Ctrl++", "Ctrl++", "Ctrl++"}},
    PlatformRow{QKeySequence::ZoomOut,       {"Ctrl+-", "Ctrl+-", "Ctrl+-", "Ctrl+-"}},
    PlatformRow{QKeySequence::NextChild,     {"Ctrl+Tab Forward Ctrl+F6", "Ctrl+} Forward Ctrl+Tab", "Ctrl+Tab Forward Ctrl+,", "Ctrl+Tab Forward"}},
    PlatformRow{QKeySequence::PreviousChild, {"Ctrl+Shift+Tab Back Ctrl+Shift+F6", "Ctrl+{ Back Ctrl+Shift+Tab", "Ctrl+Shift+Tab Back Ctrl+.", "Ctrl+Shift+Tab Back"}},
    PlatformRow{QKeySequence::HelpContents,  {"F1", "Ctrl+?", "F1", "F1"}},
};
// clang-format on

// Every command has a shortcut or is found with Ctrl+K, and no two commands share a shortcut.
class TestShortcuts final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;
    support::TableFolder m_folder;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }

    // Returns an address of every page that the window can open.
    [[nodiscard]] QList<ui::PageAddress> places()
    {
        const auto before = m_folder.write(u"before.csv"_s, "id,name\n1,Ann\n");
        const auto after = m_folder.write(u"after.csv"_s, "id,name\n1,Eva\n");
        const auto email =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        QList<ui::PageAddress> places{ui::placeOfFile(before),
                                      ui::placeOfComparison(before, after),
                                      {.page = u"new-event-type"_s, .values = {u"1"_s}},
                                      {.page = u"contact"_s, .values = {u"email"_s, email}}};
        for (const auto &row : ui::pages::allPages())
            places.append({.page = row.word});
        return places;
    }

    // Collects the commands of a menu and its submenus.
    static void collect(const QMenu &menu, QList<QAction *> &commands)
    {
        for (auto *action : menu.actions()) {
            if (action->menu())
                collect(*action->menu(), commands);
            else if (!action->isSeparator() && action->isVisible())
                commands.append(action);
        }
    }
    [[nodiscard]] QList<QAction *> commands()
    {
        QList<QAction *> found;
        for (const auto *menu : window().findChild<QMenuBar *>()->actions())
            collect(*menu->menu(), found);
        return found;
    }

    // Returns the commands that Ctrl+K lists: those of the menus, and pages.
    [[nodiscard]] QSet<QString> palette()
    {
        QSet<QString> names;
        auto &menus = *window().parts().menus;
        for (const auto &entry : menus.usable() + menus.locked())
            names.insert(entry.action->objectName() + entry.action->text());
        for (const auto &row : ui::pages::allPages()) {
            for (const auto *action : commands()) {
                if (action->objectName() == row.word
                    || action->objectName() == u"go-"_s + QString(row.word))
                    names.insert(action->objectName() + action->text());
            }
        }
        return names;
    }

    // Returns the keys that work on the current page.
    [[nodiscard]] QList<ActiveKey> activeKeys()
    {
        QList<ActiveKey> keys;
        const auto add = [&keys](const QList<QKeySequence> &all, const QString &what,
                                 const QList<QWidget *> &scopes) {
            for (const auto &key : all) {
                if (!key.isEmpty())
                    keys.append({key, what, scopes});
            }
        };
        const auto inMenus = commands();
        for (auto *action : window().findChildren<QAction *>()) {
            QList<QWidget *> scopes;
            for (auto *object : action->associatedObjects()) {
                auto *widget = qobject_cast<QWidget *>(object);
                if (widget && !qobject_cast<QMenu *>(widget) && widget->isVisible())
                    scopes.append(widget);
            }
            const bool forWindow = isForWindow(action->shortcutContext());
            if (forWindow ? inMenus.contains(action) || !scopes.isEmpty() : !scopes.isEmpty())
                add(action->shortcuts(), action->text(), forWindow ? QList<QWidget *>() : scopes);
        }
        for (auto *shortcut : window().findChildren<QShortcut *>()) {
            auto *widget = qobject_cast<QWidget *>(shortcut->parent());
            if (!shortcut->isEnabled() || !widget || !widget->isVisible())
                continue;
            const bool forWindow = isForWindow(shortcut->context());
            add({shortcut->key()}, u"shortcut of "_s + widget->objectName(),
                forWindow ? QList<QWidget *>() : QList{widget});
        }
        return keys;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void everyCommandHasAShortcutOrIsFoundWithCtrlK()
    {
        QStringList missing;
        for (const auto &place : places()) {
            auto *page = m_fixture->open(place);
            if (!page)
                continue;
            const auto listed = palette();
            for (const auto *action : commands() + page->recordActions()) {
                if (!action || action->isSeparator() || !action->isVisible())
                    continue;
                if (action->shortcut().isEmpty()
                    && !listed.contains(action->objectName() + action->text()))
                    missing.append(place.page + u": "_s + action->text());
            }
        }
        QCOMPARE(missing, QStringList());
    }

    // Every command that is always in a menu has a shortcut. Menus of accounts, languages and looks
    // are chosen in the menu.
    void everyFixedCommandHasAShortcut()
    {
        QStringList missing;
        for (const auto *menu : window().findChild<QMenuBar *>()->actions()) {
            for (const auto *action : menu->menu()->actions()) {
                if (action->isVisible() && !action->isSeparator() && !action->menu()
                    && action->shortcut().isEmpty()
                    && action != window().parts().menus->action(ui::navigation::ShellCommand::Copy))
                    missing.append(action->text());
            }
        }
        QCOMPARE(missing, QStringList());
    }

    // Capability 90: the commands of the Record menu that are used again and again.
    void commandsOfTheRecordMenuHaveShortcuts()
    {
        const QMap<QString, QStringList> commands{
            {u"jobs"_s,
             {u"pauseOrResume"_s, u"cancelJob"_s, u"saveReportAction"_s, u"newLikeThisAction"_s,
              u"removeJobAction"_s, u"pauseAllAction"_s}},
            {u"insights"_s, {u"saveReportAction"_s, u"changeDataAction"_s}},
            {u"privacy"_s,
             {u"saveCertificateAction"_s, u"checkCertificateAction"_s, u"tryAgainAction"_s}},
            {u"warehouse"_s, {u"syncAction"_s, u"verifyAction"_s, u"pauseAction"_s}},
            {u"set-up"_s, {u"compareAgainAction"_s, u"saveSetupAction"_s, u"applyAction"_s}},
            {u"bin"_s, {u"putBackAction"_s}},
            {u"store"_s, {u"copyStore"_s}},
            {u"files"_s, {u"compareFiles"_s}},
            {u"exports"_s, {u"openFile"_s, u"download"_s, u"newLike"_s, u"delete"_s}},
            {u"imports"_s, {u"openFile"_s, u"download"_s, u"undoImport"_s}},
            {u"coupon-sets"_s, {u"refill"_s}},
            {u"schedules"_s,
             {u"newScheduleAction"_s, u"pauseAllAction"_s, u"runAction"_s, u"editAction"_s,
              u"deleteAction"_s}},
            {u"integrations"_s, {u"newLike"_s, u"newType"_s, u"edit"_s, u"delete"_s}},
            {u"contacts"_s,
             {u"contactsSetValue"_s, u"selectionChangeFromFile"_s, u"selectionEvent"_s,
              u"selectionLookUp"_s, u"contactsSaveShown"_s, u"contactsSaveAll"_s}}};
        for (auto page = commands.cbegin(); page != commands.cend(); ++page) {
            auto *shown = m_fixture->open({.page = page.key()});
            QVERIFY2(shown, qPrintable(page.key()));
            if (page.key() == u"contacts"_s)
                shown->findChild<QAbstractButton *>(u"contactsAtHand"_s)->click();
            for (const auto &name : page.value()) {
                const auto actions = shown->recordActions();
                const auto action = std::ranges::find_if(actions, [&name](const QAction *each) {
                    return each && each->objectName() == name;
                });
                QVERIFY2(action != actions.end(), qPrintable(name));
                QVERIFY2(!(*action)->shortcut().isEmpty(), qPrintable(name));
            }
        }
    }

    void schedulesAreCreatedEditedAndPausedWithKeys()
    {
        auto *page = m_fixture->open({.page = u"schedules"_s});
        QVERIFY(page);
        auto &scheduler = window().workspace().scheduler();
        QTest::keyClick(&window(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
        const auto form = [this] {
            return m_fixture->dialog() ? m_fixture->dialog()->objectName() : QString();
        };
        QTRY_COMPARE(form(), u"scheduleDialog"_s);
        m_fixture->dialog()->findChild<QAbstractButton *>(u"saveSchedule"_s)->click();
        QTRY_COMPARE(scheduler.all().size(), 1U);
        QTRY_VERIFY(!m_fixture->dialog());
        const auto *edit = page->findChild<QAction *>(u"editAction"_s);
        QTRY_VERIFY(edit->isEnabled());
        const auto activate = [this] {
            window().activateWindow();
            QTRY_VERIFY(window().isActiveWindow());
        };
        activate();
        QTest::keyClick(&window(), Qt::Key_F2);
        QTRY_COMPARE(form(), u"scheduleDialog"_s);
        m_fixture->dialog()->reject();
        QTRY_VERIFY(!m_fixture->dialog());
        activate();
        QTest::keyClick(&window(), Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(scheduler.all().front().lastRun());
        QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(scheduler.all().front().paused);
        QTRY_VERIFY(!scheduler.isBusy());
    }

    // U22: each button in the head of a page is also a command of the menus.
    void buttonsOfTheHeadAreCommands()
    {
        const auto wordsOf = [](QString text) {
            return text.remove(u'&').remove(u'…').trimmed();
        };
        // The buttons in their heads open other pages, or act on a form.
        const QStringList others{u"compare-files"_s,      u"new-event-type"_s,
                                 u"contacts"_s,           u"products"_s,
                                 u"purchases"_s,          u"on-this-computer"_s,
                                 u"new-contact-fields"_s, u"diagnostic-report"_s};
        QStringList missing;
        auto all = places();
        all.append({.page = u"insight"_s, .values = {u"sales"_s}});
        for (const auto &place : all) {
            auto *page = others.contains(place.page) ? nullptr : m_fixture->open(place);
            if (!page)
                continue;
            QSet<QString> known;
            for (const auto *action : commands() + page->recordActions()) {
                if (action)
                    known += {action->objectName(), wordsOf(action->text())};
            }
            for (const auto *head : page->findChildren<ui::PageHead *>()) {
                for (const auto *button : head->findChildren<QAbstractButton *>()) {
                    const auto *push = qobject_cast<const QPushButton *>(button);
                    const auto name = button->objectName();
                    if (!button->isVisible() || name.isEmpty() || (push && push->menu()))
                        continue;
                    if (!known.contains(name) && !known.contains(name + u"Action"_s)
                        && !known.contains(wordsOf(button->text())))
                        missing.append(place.page + u": "_s + name);
                }
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    // The buttons and their actions have the same state.
    void anActionPressesItsButton()
    {
        auto *page = m_fixture->open({.page = u"insight"_s, .values = {u"sales"_s}});
        QVERIFY(page);
        auto *button = page->findChild<QAbstractButton *>(u"pin"_s);
        auto *action = page->findChild<QAction *>(u"pinAction"_s);
        QVERIFY(button && action && page->recordActions().contains(action));
        QCOMPARE(action->text(), button->text());
        QTest::keyClick(&window(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(window().workspace().insightPins().isPinned(u"sales"_s));
        QTRY_COMPARE(action->text(), u"Unpin from Overview"_s);
        button->setEnabled(false);
        QVERIFY(!action->isEnabled());
        button->hide();
        QVERIFY(!action->isVisible());
    }

    void commandsOfAFileHaveShortcuts()
    {
        auto *page =
            m_fixture->open(ui::placeOfFile(m_folder.write(u"people.csv"_s, "id,name\n1,Ann\n")));
        QVERIFY(page);
        for (const auto *name : {"saveSheet", "maskSheet", "compareSheet", "pivotSheet",
                                 "askCondition", "lookUpRows", "useInJob", "importFile"}) {
            const auto *action = page->findChild<QAction *>(QString::fromLatin1(name));
            QVERIFY2(action && !action->shortcut().isEmpty(), name);
        }
        QTRY_VERIFY(page->settled());
        QTest::keyClick(&window(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(window().currentPage()->place().page, u"new-import"_s);
    }

    // U22: the key for searching focuses a field wherever a table is shown.
    void tablesAreSearchedOnEveryPage()
    {
        const auto hasTable = [](const QWidget *page) {
            const auto tables = page->findChildren<ui::TableView *>();
            return std::ranges::any_of(tables, &QWidget::isVisible);
        };
        int seen = 0;
        for (const auto &place : places()) {
            auto *page = m_fixture->open(place);
            if (!page || !hasTable(page))
                continue;
            window().activateWindow();
            QTRY_VERIFY(window().isActiveWindow());
            QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
            QVERIFY2(QTest::qWaitFor([] {
                         return qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr;
                     }),
                     qPrintable(place.page));
            ++seen;
        }
        QVERIFY2(seen >= 6, qPrintable(QString::number(seen)));
    }

    // U22: so do dialogs with a table. Enter searches and does not press the default button.
    void tablesInDialogsAreSearched()
    {
        QVERIFY(m_fixture->open({.page = u"overview"_s}));
        auto *dialog = new QDialog;
        auto *box = new QVBoxLayout(dialog);
        auto *table = new ui::TableView(m_fixture->theme(), dialog);
        auto *rows = new QStandardItemModel(60, 1, dialog);
        rows->setItem(50, new QStandardItem(u"needle"_s));
        table->setModel(rows);
        box->addWidget(table);
        auto *done = new QPushButton(u"Done"_s, dialog);
        done->setDefault(true);
        connect(done, &QPushButton::clicked, dialog, &QDialog::accept);
        box->addWidget(done);
        window().openDialog(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClick(dialog, Qt::Key_F, Qt::ControlModifier);
        auto *field = dialog->findChild<QLineEdit *>(u"findInPageField"_s);
        QTRY_VERIFY(field && field->hasFocus());
        QTest::keyClicks(field, u"needle"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(table->currentIndex().row(), 50);
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    // Pages and the forms that marketers use every day are one key press away.
    void everyPageOfTheNavigationHasAShortcut()
    {
        for (const auto &row : ui::pages::allPages()) {
            if (row.group == ui::NavigationGroup::None)
                continue;
            const auto *action = window().findChild<QAction *>(u"go-"_s + QString(row.word));
            QVERIFY2(action && !action->shortcut().isEmpty(), row.title);
            const auto key = action->shortcut()[0];
            QTest::keyClick(&window(), key.key(), key.keyboardModifiers());
            QTRY_COMPARE(window().currentPage()->place().page, QString(row.word));
        }
    }

    void everydayCommandsHaveShortcuts()
    {
        for (const auto *name : {"new-contact",
                                 "new-product",
                                 "new-purchase",
                                 "new-contact-field",
                                 "new-integration",
                                 "import-purchases",
                                 "privacy",
                                 "new-import",
                                 "new-export",
                                 "bulk",
                                 "connect",
                                 "openFile",
                                 "closeFront",
                                 "closeAll",
                                 "reopen",
                                 "lock",
                                 "quit",
                                 "undoChange",
                                 "history",
                                 "find",
                                 "preferences",
                                 "refreshFront",
                                 "goTo",
                                 "listTabs",
                                 "help",
                                 "manual",
                                 "keys",
                                 "manage"}) {
            const auto *action = window().findChild<QAction *>(QString::fromLatin1(name));
            QVERIFY2(action && !action->shortcut().isEmpty(), name);
        }
        for (const auto &row : ui::navigation::actRows())
            QVERIFY2(!ui::navigation::keysOf(row).isEmpty(), row.name);
        const auto modifiers = Qt::ControlModifier | Qt::ShiftModifier;
        for (const auto &[key, page] :
             {std::pair(Qt::Key_F2, "service-reference"),
              std::pair(Qt::Key_F3, "diagnostic-report"), std::pair(Qt::Key_S, "set-up")}) {
            QTest::keyClick(&window(), key, modifiers);
            QTRY_COMPARE(window().currentPage()->place().page, QString::fromLatin1(page));
        }
    }

    void noTwoCommandsShareAShortcut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }
    void noTwoCommandsShareAShortcut()
    {
        QFETCH(const QString, language);
        window().chooseLanguage(language);
        QCoreApplication::processEvents();
        window().parts().callLog->show();
        QStringList clashes;
        for (const auto &place : places()) {
            if (!m_fixture->open(place))
                continue;
            const auto keys = activeKeys();
            QVERIFY(keys.size() > 30);
            for (qsizetype left = 0; left < keys.size(); ++left) {
                for (qsizetype right = left + 1; right < keys.size(); ++right) {
                    if (isAmbiguous(keys[left], keys[right]))
                        clashes.append(u"%1: %2: %3, %4"_s.arg(place.page,
                                                               keys[left].key.toString(),
                                                               keys[left].what, keys[right].what));
                }
            }
        }
        clashes.removeDuplicates();
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

    // The manual, the README and the man page mention only keys of the page of shortcuts.
    void documentsNameOnlyKeysThatWork()
    {
        QSet<QString> known{u"Ctrl+A"_s, u"Shift+F1"_s};
        for (const auto &line : ui::pages::menuLines(window()) + ui::pages::ownLines())
            known.insert(line.keys);
        QMap<QString, QString> documents;
        for (const auto *language : {"en", "es"}) {
            for (const auto &chapter : ui::pages::chaptersIn(QString::fromLatin1(language)))
                documents.insert(QString::fromLatin1(language) + chapter.name, chapter.text);
        }
        for (const auto *path : {"/README.md", "/packaging/man/storedesk.1"}) {
            QFile file(QStringLiteral(SOURCE_ROOT) + QString::fromLatin1(path));
            QVERIFY2(file.open(QIODevice::ReadOnly), path);
            documents.insert(QString::fromLatin1(path), QString::fromUtf8(file.readAll()));
        }
        static const QRegularExpression pattern(
            u"\\b(?:Ctrl|Alt|Shift|Mayús)\\+(?:(?:Shift|Mayús)\\+)?(?:F\\d+|[A-Z][a-z]+|[A-Z0-9,])"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        int found = 0;
        for (auto document = documents.cbegin(); document != documents.cend(); ++document) {
            for (const auto &match : pattern.globalMatch(document.value())) {
                auto key = match.captured().replace(u"Mayús"_s, u"Shift"_s);
                for (const auto &[word, sign] :
                     {std::pair{u"Plus"_s, u"+"_s}, std::pair{u"Minus"_s, u"-"_s},
                      std::pair{u"Abajo"_s, u"Down"_s}, std::pair{u"Arriba"_s, u"Up"_s},
                      std::pair{u"Intro"_s, u"Return"_s}, std::pair{u"Enter"_s, u"Return"_s},
                      std::pair{u"Delete"_s, u"Del"_s}, std::pair{u"Supr"_s, u"Del"_s}})
                    key.replace(word, sign);
                QVERIFY2(known.contains(key), qPrintable(document.key() + u": "_s + key));
                ++found;
            }
        }
        QVERIFY(found > 40);
    }

    // The test runs with the keys of a single platform, so the keys of the others are listed above.
    void noTwoCommandsShareAShortcutOnAnyPlatform_data()
    {
        QTest::addColumn<int>("platform");
        QTest::newRow("Windows") << 0;
        QTest::newRow("macOS") << 1;
        QTest::newRow("KDE") << 2;
        QTest::newRow("GNOME") << 3;
    }
    void noTwoCommandsShareAShortcutOnAnyPlatform()
    {
        QFETCH(const int, platform);
        QHash<QString, QString> owners;
        const auto add = [&owners](const QString &key, const QString &owner) {
            QVERIFY2(!owners.contains(key) || owners[key] == owner,
                     qPrintable(key + u": "_s + owners[key] + u", "_s + owner));
            owners.insert(key, owner);
        };
        QSet<QString> ofTable;
        for (const auto &row : ui::navigation::actRows()) {
            const auto name = QString::fromLatin1(row.name);
            ofTable.insert(name);
            QList<QKeySequence> standard;
            if (row.standard != QKeySequence::UnknownKey) {
                const auto known =
                    std::ranges::find(platformRows, row.standard, &PlatformRow::standard);
                QVERIFY2(known != platformRows.end(), row.name);
                const auto keys =
                    QString::fromLatin1(known->keys[static_cast<std::size_t>(platform)]);
                for (const auto &key : keys.split(u' ', Qt::SkipEmptyParts))
                    standard.append(QKeySequence(key));
            }
            for (const auto &key : ui::navigation::keysOf(row, standard))
                add(key.toString(QKeySequence::PortableText), name);
        }
        for (const auto *action : commands()) {
            if (!ofTable.contains(action->objectName()) && !action->shortcut().isEmpty())
                add(action->shortcut().toString(QKeySequence::PortableText), action->text());
        }
    }
};

STOREDESK_TEST(TestShortcuts)

} // namespace tst_shortcuts

#include "tst_shortcuts.moc"
