// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/finish.h"

#include <QAbstractSpinBox>
#include <QCalendarWidget>
#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTextCharFormat>

namespace storedesk::ui {

// Qt guesses whether the text of a label is mark-up, and mark-up can name files to load. Most texts
// come from the service, from a file or from somebody's keyboard, so Qt is not to guess. A tool tip
// is a label too, and it is polished before it has its text.
static void readAsWritten(QLabel &label)
{
    if (label.textFormat() == Qt::AutoText)
        label.setTextFormat(Qt::PlainText);
}

void finish(QWidget *widget)
{
    if (auto *label = qobject_cast<QLabel *>(widget))
        readAsWritten(*label);
    if (auto *bar = qobject_cast<QTabBar *>(widget))
        bar->setExpanding(false);
    // From right to left Qt puts all that is in it one pixel too far.
    if (auto *splitter = qobject_cast<QSplitter *>(widget))
        splitter->setContentsMargins(0, 0, splitter->isRightToLeft() ? 1 : 0, 0);
    if (auto *calendar = qobject_cast<QCalendarWidget *>(widget)) {
        calendar->setWeekdayTextFormat(Qt::Saturday, {}); // red means an error here
        calendar->setWeekdayTextFormat(Qt::Sunday, {});
    }
    // A window keeps the language it was opened in; what is made in it later speaks today's.
    if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QCalendarWidget *>(widget))
        widget->setLocale(QLocale());
    // The plain delegate of a combo box does not listen to the style sheet.
    auto *combo = qobject_cast<QComboBox *>(widget);
    if (combo && combo->itemDelegate()->inherits("QComboBoxDelegate"))
        combo->setItemDelegate(new QStyledItemDelegate(combo));
}

} // namespace storedesk::ui
