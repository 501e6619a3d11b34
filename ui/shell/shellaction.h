// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QKeySequence>

#include <span>

class QAction;

namespace storedesk::ui::shell {

// The menus of the window, from left to right.
enum class MenuId : quint8 { File, Edit, View, Go, Record, Help, Count };

// What the window itself can do. Pages bring their own actions in the Record menu.
enum class Act : quint8 {
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
    Keys,
    Report,
    About,
    Count
};

struct ActRow
{
    Act act;
    MenuId menu;
    const char *name; // of the object
    const char *text; // source text, with mnemonic
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    QKeyCombination key = Qt::Key_unknown; // where no standard key exists, or beside it
    bool needsStore = true;
    bool separatorBefore = false;
    const char *keywords = nullptr; // source text: other words that the palette finds it by
    const char *page = nullptr; // all it does is to open this page
};

[[nodiscard]] std::span<const ActRow> actRows(); // in the order of the menus
[[nodiscard]] QString textOf(const ActRow &row); // translated
[[nodiscard]] QString keywordsOf(const ActRow &row); // in every language
[[nodiscard]] QString titleOf(MenuId menu); // translated, with mnemonic
[[nodiscard]] QList<QKeySequence> keysOf(const ActRow &row);

} // namespace storedesk::ui::shell
