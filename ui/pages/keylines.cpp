// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keylines.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace storedesk::ui::pages {

struct KeyRow
{
    QKeyCombination key;
    const char *where;
    const char *what;
};

// Shortcuts that pages handle themselves, listed here so that they can be shown before such a page
// is open.
// clang-format off
static constexpr std::array keyRows{
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Everywhere"),     QT_TRANSLATE_NOOP("KeyLines", "Save the changes on a page")},
    KeyRow{Qt::CTRL | Qt::Key_C,               QT_TRANSLATE_NOOP("KeyLines", "Everywhere"),     QT_TRANSLATE_NOOP("KeyLines", "Copy the selection")},
    KeyRow{Qt::Key_Escape,                     QT_TRANSLATE_NOOP("KeyLines", "Everywhere"),     QT_TRANSLATE_NOOP("KeyLines", "Clear a filter, close a dialog")},
    KeyRow{Qt::Key_Return,                     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Open the selection")},
    KeyRow{Qt::Key_Down,                       QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Move from the filter to the rows")},
    KeyRow{Qt::ALT | Qt::Key_Down,             QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Column menu: sort, hide")},
    KeyRow{Qt::Key_Delete,                     QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "Delete (asks first)")},
    KeyRow{Qt::Key_F2,                         QT_TRANSLATE_NOOP("KeyLines", "Records"),        QT_TRANSLATE_NOOP("KeyLines", "Edit the record")},
    KeyRow{Qt::CTRL | Qt::Key_D,               QT_TRANSLATE_NOOP("KeyLines", "Records"),        QT_TRANSLATE_NOOP("KeyLines", "Pin a record")},
    KeyRow{Qt::Key_F8,                         QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Next field that needs attention")},
    KeyRow{Qt::SHIFT | Qt::Key_F8,             QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Previous field that needs attention")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Submit the form")},
    KeyRow{Qt::CTRL | Qt::Key_H,               QT_TRANSLATE_NOOP("KeyLines", "New import"),     QT_TRANSLATE_NOOP("KeyLines", "Find and replace in the rows")},
    KeyRow{Qt::CTRL | Qt::Key_Delete,          QT_TRANSLATE_NOOP("KeyLines", "New import"),     QT_TRANSLATE_NOOP("KeyLines", "Exclude a row or include it again")},
    KeyRow{Qt::CTRL | Qt::Key_Return,          QT_TRANSLATE_NOOP("KeyLines", "New purchase"),   QT_TRANSLATE_NOOP("KeyLines", "Add an item")},
    KeyRow{Qt::CTRL | Qt::Key_Return,          QT_TRANSLATE_NOOP("KeyLines", "Send events"),    QT_TRANSLATE_NOOP("KeyLines", "Send")},
    KeyRow{Qt::CTRL | Qt::Key_V,               QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Paste rows into a table")},
    KeyRow{Qt::ALT | Qt::Key_Up,               QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Move a row up")},
    KeyRow{Qt::ALT | Qt::Key_Down,             QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Move a row down")},
    KeyRow{Qt::CTRL | Qt::Key_D,               QT_TRANSLATE_NOOP("KeyLines", "New event type"), QT_TRANSLATE_NOOP("KeyLines", "Duplicate a field")},
    KeyRow{Qt::CTRL | Qt::Key_Z,               QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Undo typing or pasting")},
    KeyRow{Qt::Key_Delete,                     QT_TRANSLATE_NOOP("KeyLines", "Forms"),          QT_TRANSLATE_NOOP("KeyLines", "Remove a row")},
    KeyRow{Qt::Key_Right,                      QT_TRANSLATE_NOOP("KeyLines", "Insights"),       QT_TRANSLATE_NOOP("KeyLines", "Next card, or next value in the chart")},
    KeyRow{Qt::Key_Return,                     QT_TRANSLATE_NOOP("KeyLines", "Insights"),       QT_TRANSLATE_NOOP("KeyLines", "Open the question, or list the people behind a number")},
    KeyRow{Qt::Key_Escape,                     QT_TRANSLATE_NOOP("KeyLines", "Insights"),       QT_TRANSLATE_NOOP("KeyLines", "Return from the list of people to the table")},
    KeyRow{Qt::ALT | Qt::Key_Down,             QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Column menu: sort, hide")},
    KeyRow{Qt::Key_F7,                         QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Column profile")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_F,   QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Add a condition to the filter")},
    KeyRow{Qt::Key_F9,                         QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Mask personal data")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_G,   QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Show or hide the pivot table")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_K,     QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Compare with another file")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_B,     QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Look up the selected rows")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_W,     QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Use the selected rows in a bulk job")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_U,     QT_TRANSLATE_NOOP("KeyLines", "Files"),          QT_TRANSLATE_NOOP("KeyLines", "Import the file")},
    KeyRow{Qt::Key_F8,                         QT_TRANSLATE_NOOP("KeyLines", "Comparison"),     QT_TRANSLATE_NOOP("KeyLines", "Next difference")},
    KeyRow{Qt::SHIFT | Qt::Key_F8,             QT_TRANSLATE_NOOP("KeyLines", "Comparison"),     QT_TRANSLATE_NOOP("KeyLines", "Previous difference")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_C,   QT_TRANSLATE_NOOP("KeyLines", "Request log"),       QT_TRANSLATE_NOOP("KeyLines", "Copy as a curl command")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_J,   QT_TRANSLATE_NOOP("KeyLines", "Jobs"),           QT_TRANSLATE_NOOP("KeyLines", "Pause or resume a job")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_X,   QT_TRANSLATE_NOOP("KeyLines", "Jobs"),           QT_TRANSLATE_NOOP("KeyLines", "Cancel a job")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Jobs"),           QT_TRANSLATE_NOOP("KeyLines", "Save the report of a job")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_H,     QT_TRANSLATE_NOOP("KeyLines", "Schedules"),      QT_TRANSLATE_NOOP("KeyLines", "New schedule")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_R,     QT_TRANSLATE_NOOP("KeyLines", "Schedules"),      QT_TRANSLATE_NOOP("KeyLines", "Run a schedule now")},
    KeyRow{Qt::Key_F2,                         QT_TRANSLATE_NOOP("KeyLines", "Schedules"),      QT_TRANSLATE_NOOP("KeyLines", "Edit a schedule")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_J,   QT_TRANSLATE_NOOP("KeyLines", "Schedules"),      QT_TRANSLATE_NOOP("KeyLines", "Pause or resume all schedules")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_Y,   QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "New like this")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_O,     QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "Open the file of an export or import")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_D,     QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "Download the file")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_U,   QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "Refill a coupon set")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_Z,     QT_TRANSLATE_NOOP("KeyLines", "Lists, records"), QT_TRANSLATE_NOOP("KeyLines", "Undo an import")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_V,   QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Set a value in the selected contacts")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_U,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Update the selected contacts from a file")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_V,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Send an event for the selected contacts")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_B,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Look up the selected contacts")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_S,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Save the visible columns of the selected contacts")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_A,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "Save all fields of the selected contacts")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_Y,     QT_TRANSLATE_NOOP("KeyLines", "Lists"),          QT_TRANSLATE_NOOP("KeyLines", "New event type of an integration")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_H,     QT_TRANSLATE_NOOP("KeyLines", "Jobs"),          QT_TRANSLATE_NOOP("KeyLines", "Pause all jobs")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_E,     QT_TRANSLATE_NOOP("KeyLines", "Insights"),      QT_TRANSLATE_NOOP("KeyLines", "Change the data")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_T,     QT_TRANSLATE_NOOP("KeyLines", "Insights"),      QT_TRANSLATE_NOOP("KeyLines", "Copy the table")},
    KeyRow{Qt::CTRL | Qt::Key_D,               QT_TRANSLATE_NOOP("KeyLines", "Insights"),      QT_TRANSLATE_NOOP("KeyLines", "Pin the question to the overview")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Insights"),      QT_TRANSLATE_NOOP("KeyLines", "Save a report of all answers")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_S,     QT_TRANSLATE_NOOP("KeyLines", "Warehouse"),     QT_TRANSLATE_NOOP("KeyLines", "Sync now")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_J,   QT_TRANSLATE_NOOP("KeyLines", "Warehouse"),     QT_TRANSLATE_NOOP("KeyLines", "Pause or resume a sync")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_E,     QT_TRANSLATE_NOOP("KeyLines", "Warehouse"),     QT_TRANSLATE_NOOP("KeyLines", "Verify")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_R,     QT_TRANSLATE_NOOP("KeyLines", "Privacy requests"),QT_TRANSLATE_NOOP("KeyLines", "Try again")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Privacy requests"),QT_TRANSLATE_NOOP("KeyLines", "Save the certificate")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_E,     QT_TRANSLATE_NOOP("KeyLines", "Privacy requests"),QT_TRANSLATE_NOOP("KeyLines", "Check a certificate")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_R,     QT_TRANSLATE_NOOP("KeyLines", "Copy setup"),    QT_TRANSLATE_NOOP("KeyLines", "Compare again")},
    KeyRow{Qt::CTRL | Qt::Key_S,               QT_TRANSLATE_NOOP("KeyLines", "Copy setup"),    QT_TRANSLATE_NOOP("KeyLines", "Save this setup")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_A,     QT_TRANSLATE_NOOP("KeyLines", "Copy setup"),    QT_TRANSLATE_NOOP("KeyLines", "Apply the changes")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_R,     QT_TRANSLATE_NOOP("KeyLines", "Bin"),           QT_TRANSLATE_NOOP("KeyLines", "Restore the selection")},
    KeyRow{Qt::CTRL | Qt::ALT | Qt::Key_T,     QT_TRANSLATE_NOOP("KeyLines", "Store"),         QT_TRANSLATE_NOOP("KeyLines", "Copy as table")},
    KeyRow{Qt::CTRL | Qt::SHIFT | Qt::Key_P,   QT_TRANSLATE_NOOP("KeyLines", "First start"),    QT_TRANSLATE_NOOP("KeyLines", "Open the practice store")},
};
// clang-format on

static QString withoutMnemonic(const QString &text)
{
    return text.section(u'\t', 0, 0).remove(u'&');
}

// Returns the first shortcut, which menus show as well; the others are for rare keyboards. If a
// table handles the key itself, the action contains the key only in its text, after a tab
// character.
static QString keysOf(const QAction &action)
{
    const auto keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? action.text().section(u'\t', 1, 1) : keys;
}

// Lines of submenus name the menu that they are found in.
static void addLines(const QMenu &menu, const QString &where, QList<KeyLine> &lines)
{
    for (const auto *action : menu.actions()) {
        if (action->menu()) {
            addLines(*action->menu(), where, lines);
            continue;
        }
        const auto keys = action->shortcut().toString(QKeySequence::NativeText);
        const KeyLine line{withoutMnemonic(action->text()), where, keys};
        if (!keys.isEmpty() && !lines.contains(line))
            lines.append(line);
    }
}

QList<KeyLine> menuLines(const QWidget &window)
{
    QList<KeyLine> lines;
    const auto *bar = window.findChild<QMenuBar *>();
    const auto menus = bar ? bar->actions() : QList<QAction *>();
    for (const auto *menu : menus)
        addLines(*menu->menu(), withoutMnemonic(menu->text()), lines);
    return lines;
}

static KeyLine lineOf(const KeyRow &row)
{
    return {QCoreApplication::translate("KeyLines", row.what),
            QCoreApplication::translate("KeyLines", row.where),
            QKeySequence(row.key).toString(QKeySequence::NativeText)};
}

QList<KeyLine> ownLines()
{
    QList<KeyLine> lines;
    for (const auto &row : keyRows)
        lines.append(lineOf(row));
    return lines;
}

QList<KeyLine> ownLines(const char *where)
{
    QList<KeyLine> lines;
    for (const auto &row : keyRows) {
        if (QLatin1StringView(row.where) == QLatin1StringView(where))
            lines.append(lineOf(row));
    }
    return lines;
}

QList<KeyLine> linesOf(const QList<QAction *> &actions, const QString &where)
{
    QList<KeyLine> lines;
    for (const auto *action : actions) {
        if (action && !action->isSeparator() && action->isVisible() && !action->menu())
            lines.append({withoutMnemonic(action->text()), where, keysOf(*action)});
    }
    return lines;
}

} // namespace storedesk::ui::pages
