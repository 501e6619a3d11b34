// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QKeySequence>

#include <span>

namespace storedesk::ui::navigation {

// The menus in the window, from left to right.
enum class MenuId : quint8 { File, Edit, View, Go, Record, Help, Count };

// The actions in the window. Pages add their own to the Record menu.
enum class ShellCommand : quint8 {
    Connect,
    Manage,
    OpenFile,
    SetUp,
    CloseTab,
    CloseOthers,
    CloseRight,
    CloseAll,
    ReopenTab,
    Lock,
    Quit,
    Undo,
    History,
    Preferences,
    Copy,
    CopyCsv,
    CopyJson,
    CopyMarkdown,
    Find,
    GoTo,
    Refresh,
    NextPane,
    PreviousPane,
    LargerText,
    SmallerText,
    UsualText,
    NextTab,
    PreviousTab,
    ListTabs,
    Help,
    Manual,
    Reference,
    Keys,
    Report,
    About,
    Count
};

struct ShellCommandRow
{
    ShellCommand act;
    MenuId menu;
    // The object name.
    const char *name;
    // Source text with mnemonic.
    const char *text;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    // Key used if there is no standard key, or in addition to it.
    QKeyCombination key = Qt::Key_unknown;
    bool needsStore = true;
    bool separatorBefore = false;
    // Additional search terms for the palette, as a source text.
    const char *keywords = nullptr;
    // Id of the page, if the action only opens a page.
    QLatin1StringView page = {};
};

// Returns the rows in menu order.
[[nodiscard]] std::span<const ShellCommandRow> actRows();
// Returns the translated text.
[[nodiscard]] QString textOf(const ShellCommandRow &row);
// Returns the search terms in every language.
[[nodiscard]] QString keywordsOf(const ShellCommandRow &row);
// Returns the translated title with mnemonic.
[[nodiscard]] QString titleOf(MenuId menu);
// Returns the keys on this platform.
[[nodiscard]] QList<QKeySequence> keysOf(const ShellCommandRow &row);
// Returns the keys on a platform with these keys for the standard action of the row. Leaves out
// keys that another row defines itself, such as Ctrl+Comma, which KDE also uses for the next tab.
[[nodiscard]] QList<QKeySequence> keysOf(const ShellCommandRow &row, QList<QKeySequence> keys);

} // namespace storedesk::ui::navigation
