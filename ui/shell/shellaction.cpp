// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shellaction.h"

#include "ui/shell/everylanguage.h"
#include "ui/shell/synonyms.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::shell {

// clang-format off
static constexpr std::array table{
    ActRow{.act = Act::Connect,      .menu = MenuId::File, .name = "connect",      .text = QT_TRANSLATE_NOOP("Menus", "&Connect an account…"),   .key = Qt::CTRL | Qt::SHIFT | Qt::Key_N, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "add account store login")},
    ActRow{.act = Act::Manage,       .menu = MenuId::File, .name = "manage",       .text = QT_TRANSLATE_NOOP("Menus", "&Manage accounts…"),      .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences options accounts stores")},
    ActRow{.act = Act::OpenFile,     .menu = MenuId::File, .name = "openFile",     .text = QT_TRANSLATE_NOOP("Menus", "&Open files…"),          .standard = QKeySequence::Open, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "open csv spreadsheet table")},
    ActRow{.act = Act::SetUp,        .menu = MenuId::File, .name = "setUp",        .text = QT_TRANSLATE_NOOP("Menus", "Copy or save set&up…"), .keywords = QT_TRANSLATE_NOOP("Keywords", "copy set-up configuration fields integrations event types account clone export apply"), .page = "set-up"},
    ActRow{.act = Act::CloseTab,     .menu = MenuId::File, .name = "closeFront",   .text = QT_TRANSLATE_NOOP("Menus", "Close &tab"),            .standard = QKeySequence::Close, .separatorBefore = true},
    ActRow{.act = Act::CloseOthers,  .menu = MenuId::File, .name = "closeOthers",  .text = QT_TRANSLATE_NOOP("Menus", "Close oth&er tabs")},
    ActRow{.act = Act::CloseRight,   .menu = MenuId::File, .name = "closeRight",   .text = QT_TRANSLATE_NOOP("Menus", "Close tabs to the r&ight")},
    ActRow{.act = Act::CloseAll,     .menu = MenuId::File, .name = "closeAll",     .text = QT_TRANSLATE_NOOP("Menus", "Close &all tabs")},
    ActRow{.act = Act::ReopenTab,    .menu = MenuId::File, .name = "reopen",       .text = QT_TRANSLATE_NOOP("Menus", "&Reopen closed tab"),    .key = Qt::CTRL | Qt::SHIFT | Qt::Key_T},
    ActRow{.act = Act::Lock,         .menu = MenuId::File, .name = "lock",         .text = QT_TRANSLATE_NOOP("Menus", "&Lock"),                 .key = Qt::CTRL | Qt::SHIFT | Qt::Key_L, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "hide away privacy security screen")},
    ActRow{.act = Act::Quit,         .menu = MenuId::File, .name = "quit",         .text = QT_TRANSLATE_NOOP("Menus", "&Quit"),                 .standard = QKeySequence::Quit, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "exit close")},
    ActRow{.act = Act::Undo,         .menu = MenuId::Edit, .name = "undoChange",   .text = QT_TRANSLATE_NOOP("Menus", "&Undo last change"),     .standard = QKeySequence::Undo, .keywords = QT_TRANSLATE_NOOP("Keywords", "revert take back")},
    ActRow{.act = Act::History,      .menu = MenuId::Edit, .name = "history",      .text = QT_TRANSLATE_NOOP("Menus", "Change &history"),       .keywords = QT_TRANSLATE_NOOP("Keywords", "changes edits log audit who when"), .page = "history"},
    ActRow{.act = Act::Copy,         .menu = MenuId::Edit, .name = "copy",         .text = QT_TRANSLATE_NOOP("Menus", "&Copy"),                 .standard = QKeySequence::Copy, .needsStore = false, .separatorBefore = true},
    ActRow{.act = Act::Find,         .menu = MenuId::Edit, .name = "find",         .text = QT_TRANSLATE_NOOP("Menus", "&Find"),                 .standard = QKeySequence::Find},
    ActRow{.act = Act::Preferences,  .menu = MenuId::Edit, .name = "preferences",  .text = QT_TRANSLATE_NOOP("Menus", "P&references"),           .standard = QKeySequence::Preferences, .key = Qt::CTRL | Qt::Key_Comma, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences options configuration"), .page = "preferences"},
    ActRow{.act = Act::Refresh,      .menu = MenuId::View, .name = "refreshFront", .text = QT_TRANSLATE_NOOP("Menus", "&Refresh"),              .standard = QKeySequence::Refresh, .keywords = QT_TRANSLATE_NOOP("Keywords", "reload update")},
    ActRow{.act = Act::NextPane,     .menu = MenuId::View, .name = "nextPane",     .text = QT_TRANSLATE_NOOP("Menus", "Ne&xt pane"),            .key = Qt::Key_F6},
    ActRow{.act = Act::PreviousPane, .menu = MenuId::View, .name = "previousPane", .text = QT_TRANSLATE_NOOP("Menus", "&Previous pane"),        .key = Qt::SHIFT | Qt::Key_F6},
    ActRow{.act = Act::LargerText,   .menu = MenuId::View, .name = "largerText",   .text = QT_TRANSLATE_NOOP("Menus", "Lar&ger text"),          .standard = QKeySequence::ZoomIn, .key = Qt::CTRL | Qt::Key_Equal, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom in font size")},
    ActRow{.act = Act::SmallerText,  .menu = MenuId::View, .name = "smallerText",  .text = QT_TRANSLATE_NOOP("Menus", "S&maller text"),         .standard = QKeySequence::ZoomOut, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom out font size")},
    ActRow{.act = Act::UsualText,    .menu = MenuId::View, .name = "usualText",    .text = QT_TRANSLATE_NOOP("Menus", "&Default text size"),      .key = Qt::CTRL | Qt::Key_0, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom font size")},
    ActRow{.act = Act::GoTo,         .menu = MenuId::Go,   .name = "goTo",         .text = QT_TRANSLATE_NOOP("Menus", "Go to &anything…"),      .key = Qt::CTRL | Qt::Key_K},
    ActRow{.act = Act::NextTab,      .menu = MenuId::Go,   .name = "nextTab",      .text = QT_TRANSLATE_NOOP("Menus", "&Next tab"),             .standard = QKeySequence::NextChild, .separatorBefore = true},
    ActRow{.act = Act::PreviousTab,  .menu = MenuId::Go,   .name = "previousTab",  .text = QT_TRANSLATE_NOOP("Menus", "&Previous tab"),         .standard = QKeySequence::PreviousChild},
    ActRow{.act = Act::ListTabs,     .menu = MenuId::Go,   .name = "listTabs",     .text = QT_TRANSLATE_NOOP("Menus", "List of &open tabs…"),   .key = Qt::CTRL | Qt::SHIFT | Qt::Key_A, .keywords = QT_TRANSLATE_NOOP("Keywords", "switch tab window")},
    ActRow{.act = Act::Help,         .menu = MenuId::Help, .name = "help",         .text = QT_TRANSLATE_NOOP("Menus", "&Help on this page"),    .standard = QKeySequence::HelpContents, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help manual how to")},
    ActRow{.act = Act::Manual,       .menu = MenuId::Help, .name = "manual",       .text = QT_TRANSLATE_NOOP("Menus", "&Manual"),               .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help guide handbook how to tutorial"), .page = "manual"},
    ActRow{.act = Act::Keys,         .menu = MenuId::Help, .name = "keys",         .text = QT_TRANSLATE_NOOP("Menus", "&Keyboard shortcuts"),   .key = Qt::CTRL | Qt::Key_F1, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help keys hotkeys"), .page = "shortcuts"},
    ActRow{.act = Act::Report,       .menu = MenuId::Help, .name = "report",       .text = QT_TRANSLATE_NOOP("Menus", "&Diagnostic report…"),   .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "support problem bug error log help send troubleshoot"), .page = "diagnostic-report"},
    ActRow{.act = Act::About,        .menu = MenuId::Help, .name = "about",        .text = QT_TRANSLATE_NOOP("Menus", "&About Storedesk"),      .needsStore = false},
};

static constexpr std::array menus{
    QT_TRANSLATE_NOOP("Menus", "&File"),
    QT_TRANSLATE_NOOP("Menus", "&Edit"),
    QT_TRANSLATE_NOOP("Menus", "&View"),
    QT_TRANSLATE_NOOP("Menus", "&Go"),
    QT_TRANSLATE_NOOP("Menus", "Re&cord"),
    QT_TRANSLATE_NOOP("Menus", "&Help"),
};
// clang-format on
static_assert(table.size() == static_cast<std::size_t>(Act::Count));
static_assert(menus.size() == static_cast<std::size_t>(MenuId::Count));

std::span<const ActRow> actRows()
{
    return table;
}

QString textOf(const ActRow &row)
{
    return QCoreApplication::translate("Menus", row.text);
}

QString keywordsOf(const ActRow &row)
{
    auto words = inEveryLanguage("Menus", row.text).remove(u'&');
    if (row.keywords)
        words += u' ' + inEveryLanguage("Keywords", row.keywords);
    return words + u' ' + synonymsOf(QString::fromLatin1(row.name));
}

QString titleOf(MenuId menu)
{
    return QCoreApplication::translate("Menus", menus[static_cast<std::size_t>(menu)]);
}

QList<QKeySequence> keysOf(const ActRow &row)
{
    auto keys = QKeySequence::keyBindings(row.standard);
    // Shift+Tab is reported as Backtab, which is not printed on any keyboard, so show Tab first.
    for (qsizetype at = 0; at < keys.size(); ++at) {
        const auto key = keys[at][0];
        if (key.key() == Qt::Key_Backtab)
            keys.insert(at++, QKeySequence(QKeyCombination(key.keyboardModifiers(), Qt::Key_Tab)));
    }
    if (row.key != QKeyCombination(Qt::Key_unknown) && !keys.contains(QKeySequence(row.key)))
        keys.append(QKeySequence(row.key));
    return keys;
}

} // namespace storedesk::ui::shell
