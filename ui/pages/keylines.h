// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace storedesk::ui::pages {

// A command, its scope and its shortcut as text.
struct KeyLine
{
    QString what;
    QString where;
    QString keys = {};
    // Additional search terms.
    QString words = {};

    bool operator==(const KeyLine &) const = default;
};

// Returns the current shortcuts of the window's menus.
[[nodiscard]] QList<KeyLine> menuLines(const QWidget &window);
// Returns the shortcuts that pages handle themselves.
[[nodiscard]] QList<KeyLine> ownLines();
// Returns the shortcuts in one scope, given by its source text, for example "Lists".
[[nodiscard]] QList<KeyLine> ownLines(const char *where);
// Returns the shortcuts of a page's actions.
[[nodiscard]] QList<KeyLine> linesOf(const QList<QAction *> &actions, const QString &where);

} // namespace storedesk::ui::pages
