// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shellcommand.h"

#include "ui/host/pageid.h"
#include "ui/navigation/synonyms.h"
#include "ui/pages/everylanguage.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::navigation {

// clang-format off
static constexpr std::array table{
    ShellCommandRow{.act = ShellCommand::Connect,      .menu = MenuId::File, .name = "connect",      .text = QT_TRANSLATE_NOOP("Menus", "&Connect an account…"),   .key = Qt::CTRL | Qt::SHIFT | Qt::Key_N, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "add account store login")},
    ShellCommandRow{.act = ShellCommand::Manage,       .menu = MenuId::File, .name = "manage",       .text = QT_TRANSLATE_NOOP("Menus", "&Manage accounts…"),      .key = Qt::CTRL | Qt::SHIFT | Qt::Key_M, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences options accounts stores")},
    ShellCommandRow{.act = ShellCommand::OpenFile,     .menu = MenuId::File, .name = "openFile",     .text = QT_TRANSLATE_NOOP("Menus", "&Open files…"),          .standard = QKeySequence::Open, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "open csv spreadsheet table")},
    ShellCommandRow{.act = ShellCommand::SetUp,        .menu = MenuId::File, .name = "setUp",        .text = QT_TRANSLATE_NOOP("Menus", "Copy or save set&up…"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_S, .keywords = QT_TRANSLATE_NOOP("Keywords", "copy setup configuration fields integrations event types account clone export apply"), .page = pageid::setup},
    ShellCommandRow{.act = ShellCommand::CloseTab,     .menu = MenuId::File, .name = "closeFront",   .text = QT_TRANSLATE_NOOP("Menus", "Close &tab"),            .standard = QKeySequence::Close, .separatorBefore = true},
    ShellCommandRow{.act = ShellCommand::CloseOthers,  .menu = MenuId::File, .name = "closeOthers",  .text = QT_TRANSLATE_NOOP("Menus", "Close oth&er tabs"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_K},
    ShellCommandRow{.act = ShellCommand::CloseRight,   .menu = MenuId::File, .name = "closeRight",   .text = QT_TRANSLATE_NOOP("Menus", "Close tabs to the r&ight"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_R},
    ShellCommandRow{.act = ShellCommand::CloseAll,     .menu = MenuId::File, .name = "closeAll",     .text = QT_TRANSLATE_NOOP("Menus", "Close &all tabs"),       .key = Qt::CTRL | Qt::SHIFT | Qt::Key_W},
    ShellCommandRow{.act = ShellCommand::ReopenTab,    .menu = MenuId::File, .name = "reopen",       .text = QT_TRANSLATE_NOOP("Menus", "&Reopen closed tab"),    .key = Qt::CTRL | Qt::SHIFT | Qt::Key_T},
    ShellCommandRow{.act = ShellCommand::Lock,         .menu = MenuId::File, .name = "lock",         .text = QT_TRANSLATE_NOOP("Menus", "&Lock"),                 .key = Qt::CTRL | Qt::SHIFT | Qt::Key_L, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "hide away privacy security screen")},
    ShellCommandRow{.act = ShellCommand::Quit,         .menu = MenuId::File, .name = "quit",         .text = QT_TRANSLATE_NOOP("Menus", "&Quit"),                 .standard = QKeySequence::Quit, .key = Qt::CTRL | Qt::Key_Q, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "exit close")},
    ShellCommandRow{.act = ShellCommand::Undo,         .menu = MenuId::Edit, .name = "undoChange",   .text = QT_TRANSLATE_NOOP("Menus", "&Undo last change"),     .standard = QKeySequence::Undo, .keywords = QT_TRANSLATE_NOOP("Keywords", "revert take back")},
    ShellCommandRow{.act = ShellCommand::History,      .menu = MenuId::Edit, .name = "history",      .text = QT_TRANSLATE_NOOP("Menus", "Change &history"),       .key = Qt::CTRL | Qt::SHIFT | Qt::Key_H, .keywords = QT_TRANSLATE_NOOP("Keywords", "changes edits log audit who when"), .page = pageid::history},
    ShellCommandRow{.act = ShellCommand::Copy,         .menu = MenuId::Edit, .name = "copy",         .text = QT_TRANSLATE_NOOP("Menus", "&Copy"),                 .standard = QKeySequence::Copy, .needsStore = false, .separatorBefore = true},
    ShellCommandRow{.act = ShellCommand::CopyCsv,      .menu = MenuId::Edit, .name = "copyFocusedCsv", .text = QT_TRANSLATE_NOOP("Menus", "Copy rows as CS&V"), .key = Qt::CTRL | Qt::ALT | Qt::Key_C, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "copy table comma separated")},
    ShellCommandRow{.act = ShellCommand::CopyJson,     .menu = MenuId::Edit, .name = "copyFocusedJson", .text = QT_TRANSLATE_NOOP("Menus", "Copy rows as &JSON"), .key = Qt::CTRL | Qt::ALT | Qt::Key_J, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "copy table developer")},
    ShellCommandRow{.act = ShellCommand::CopyMarkdown, .menu = MenuId::Edit, .name = "copyFocusedMarkdown", .text = QT_TRANSLATE_NOOP("Menus", "Copy rows as &Markdown"), .key = Qt::CTRL | Qt::ALT | Qt::Key_M, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "copy table wiki chat")},
    ShellCommandRow{.act = ShellCommand::Find,         .menu = MenuId::Edit, .name = "find",         .text = QT_TRANSLATE_NOOP("Menus", "&Find"),                 .standard = QKeySequence::Find},
    ShellCommandRow{.act = ShellCommand::Preferences,  .menu = MenuId::Edit, .name = "preferences",  .text = QT_TRANSLATE_NOOP("Menus", "P&references"),           .standard = QKeySequence::Preferences, .key = Qt::CTRL | Qt::Key_Comma, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences options configuration"), .page = pageid::preferences},
    ShellCommandRow{.act = ShellCommand::Refresh,      .menu = MenuId::View, .name = "refreshFront", .text = QT_TRANSLATE_NOOP("Menus", "&Refresh"),              .standard = QKeySequence::Refresh, .keywords = QT_TRANSLATE_NOOP("Keywords", "reload update")},
    ShellCommandRow{.act = ShellCommand::NextPane,     .menu = MenuId::View, .name = "nextPane",     .text = QT_TRANSLATE_NOOP("Menus", "Ne&xt pane"),            .key = Qt::Key_F6},
    ShellCommandRow{.act = ShellCommand::PreviousPane, .menu = MenuId::View, .name = "previousPane", .text = QT_TRANSLATE_NOOP("Menus", "&Previous pane"),        .key = Qt::SHIFT | Qt::Key_F6},
    ShellCommandRow{.act = ShellCommand::LargerText,   .menu = MenuId::View, .name = "largerText",   .text = QT_TRANSLATE_NOOP("Menus", "Lar&ger text"),          .standard = QKeySequence::ZoomIn, .key = Qt::CTRL | Qt::Key_Equal, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom in font size")},
    ShellCommandRow{.act = ShellCommand::SmallerText,  .menu = MenuId::View, .name = "smallerText",  .text = QT_TRANSLATE_NOOP("Menus", "S&maller text"),         .standard = QKeySequence::ZoomOut, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom out font size")},
    ShellCommandRow{.act = ShellCommand::UsualText,    .menu = MenuId::View, .name = "usualText",    .text = QT_TRANSLATE_NOOP("Menus", "&Default text size"),      .key = Qt::CTRL | Qt::Key_0, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "settings preferences zoom font size")},
    ShellCommandRow{.act = ShellCommand::GoTo,         .menu = MenuId::Go,   .name = "goTo",         .text = QT_TRANSLATE_NOOP("Menus", "Go to &anything…"),      .key = Qt::CTRL | Qt::Key_K},
    ShellCommandRow{.act = ShellCommand::NextTab,      .menu = MenuId::Go,   .name = "nextTab",      .text = QT_TRANSLATE_NOOP("Menus", "&Next tab"),             .standard = QKeySequence::NextChild, .separatorBefore = true},
    ShellCommandRow{.act = ShellCommand::PreviousTab,  .menu = MenuId::Go,   .name = "previousTab",  .text = QT_TRANSLATE_NOOP("Menus", "&Previous tab"),         .standard = QKeySequence::PreviousChild},
    ShellCommandRow{.act = ShellCommand::ListTabs,     .menu = MenuId::Go,   .name = "listTabs",     .text = QT_TRANSLATE_NOOP("Menus", "List of &open tabs…"),   .key = Qt::CTRL | Qt::SHIFT | Qt::Key_A, .keywords = QT_TRANSLATE_NOOP("Keywords", "switch tab window")},
    ShellCommandRow{.act = ShellCommand::Help,         .menu = MenuId::Help, .name = "help",         .text = QT_TRANSLATE_NOOP("Menus", "&Help on this page"),    .standard = QKeySequence::HelpContents, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help manual how to")},
    ShellCommandRow{.act = ShellCommand::Manual,       .menu = MenuId::Help, .name = "manual",       .text = QT_TRANSLATE_NOOP("Menus", "&Manual"),               .key = Qt::CTRL | Qt::SHIFT | Qt::Key_F1, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help guide handbook how to tutorial"), .page = pageid::manual},
    ShellCommandRow{.act = ShellCommand::Reference,    .menu = MenuId::Help, .name = "reference",    .text = QT_TRANSLATE_NOOP("Menus", "&Service reference"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_F2, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "api documentation operations fields names limits developer"), .page = pageid::serviceReference},
    ShellCommandRow{.act = ShellCommand::Keys,         .menu = MenuId::Help, .name = "keys",         .text = QT_TRANSLATE_NOOP("Menus", "&Keyboard shortcuts"),   .key = Qt::CTRL | Qt::Key_F1, .needsStore = false, .keywords = QT_TRANSLATE_NOOP("Keywords", "help keys hotkeys"), .page = pageid::shortcuts},
    ShellCommandRow{.act = ShellCommand::Report,       .menu = MenuId::Help, .name = "report",       .text = QT_TRANSLATE_NOOP("Menus", "&Diagnostic report…"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_F3, .needsStore = false, .separatorBefore = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "support problem bug error log help send troubleshoot"), .page = pageid::diagnosticReport},
    ShellCommandRow{.act = ShellCommand::About,        .menu = MenuId::Help, .name = "about",        .text = QT_TRANSLATE_NOOP("Menus", "&About Storedesk"), .key = Qt::CTRL | Qt::SHIFT | Qt::Key_F4, .needsStore = false},
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
static_assert(table.size() == static_cast<std::size_t>(ShellCommand::Count));
static_assert(menus.size() == static_cast<std::size_t>(MenuId::Count));

std::span<const ShellCommandRow> actRows()
{
    return table;
}

QString textOf(const ShellCommandRow &row)
{
    return QCoreApplication::translate("Menus", row.text);
}

QString keywordsOf(const ShellCommandRow &row)
{
    auto words = pages::inEveryLanguage("Menus", row.text).remove(u'&');
    if (row.keywords)
        words += u' ' + pages::inEveryLanguage("Keywords", row.keywords);
    return words + u' ' + synonymsOf(QString::fromLatin1(row.name));
}

QString titleOf(MenuId menu)
{
    return QCoreApplication::translate("Menus", menus[static_cast<std::size_t>(menu)]);
}

QList<QKeySequence> keysOf(const ShellCommandRow &row)
{
    return keysOf(row, QKeySequence::keyBindings(row.standard));
}

QList<QKeySequence> keysOf(const ShellCommandRow &row, QList<QKeySequence> keys)
{
    keys.removeIf([&row](const QKeySequence &key) {
        return std::ranges::any_of(table, [&](const ShellCommandRow &other) {
            return other.act != row.act && key == QKeySequence(other.key);
        });
    });
    // Shift+Tab is reported as Backtab, which is not printed on any keyboard, so show the key as
    // Tab.
    for (qsizetype at = 0; at < keys.size(); ++at) {
        const auto key = keys[at][0];
        if (key.key() == Qt::Key_Backtab)
            keys.insert(at++, QKeySequence(QKeyCombination(key.keyboardModifiers(), Qt::Key_Tab)));
    }
    if (row.key != QKeyCombination(Qt::Key_unknown) && !keys.contains(QKeySequence(row.key)))
        keys.append(QKeySequence(row.key));
    return keys;
}

} // namespace storedesk::ui::navigation
