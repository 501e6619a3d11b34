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

// Disables the rich text detection of labels, because rich text can name files to load and most
// texts originate from the service, a file or the keyboard. A tool tip is a label too, and is
// polished before its text is set.
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
    // In right-to-left layouts Qt places the contents one pixel too far.
    if (auto *splitter = qobject_cast<QSplitter *>(widget))
        splitter->setContentsMargins(0, 0, splitter->isRightToLeft() ? 1 : 0, 0);
    if (auto *calendar = qobject_cast<QCalendarWidget *>(widget)) {
        // Red is reserved for errors.
        calendar->setWeekdayTextFormat(Qt::Saturday, {});
        calendar->setWeekdayTextFormat(Qt::Sunday, {});
    }
    // A window keeps the locale it was opened with; widgets created later use the current one.
    if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QCalendarWidget *>(widget))
        widget->setLocale(QLocale());
    // The default delegate of a combo box ignores the style sheet.
    auto *combo = qobject_cast<QComboBox *>(widget);
    if (combo && combo->itemDelegate()->inherits("QComboBoxDelegate"))
        combo->setItemDelegate(new QStyledItemDelegate(combo));
}

} // namespace storedesk::ui
