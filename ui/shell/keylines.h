// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace storedesk::ui::shell {

// Something that can be done, where, and its key in words.
struct KeyLine
{
    QString what;
    QString where;
    QString keys = {};
    QString words = {}; // other words that it is found by
};

// What the menus of the window have a key for at this moment.
[[nodiscard]] QList<KeyLine> menuLines(const QWidget &window);
// What pages do with keys of their own.
[[nodiscard]] QList<KeyLine> ownLines();
// Those of one place, by its source text: "Lists".
[[nodiscard]] QList<KeyLine> ownLines(const char *where);
// Those of a page, as its actions say them.
[[nodiscard]] QList<KeyLine> linesOf(const QList<QAction *> &actions, const QString &where);

} // namespace storedesk::ui::shell
