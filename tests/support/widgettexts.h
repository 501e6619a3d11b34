// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QStyledItemDelegate>
#include <QTabBar>

namespace support {

// Returns the cell strings of a view, optionally as painted by the delegates.
inline QStringList cellTexts(const QAbstractItemView &view, bool painted)
{
    QStringList texts;
    const auto *model = view.model();
    if (!model)
        return texts;
    for (int row = 0; row < model->rowCount(view.rootIndex()); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const auto index = model->index(row, column, view.rootIndex());
            const auto *delegate =
                qobject_cast<const QStyledItemDelegate *>(view.itemDelegateForIndex(index));
            texts += {painted && delegate ? delegate->displayText(index.data(), view.locale())
                                          : index.data().toString(),
                      index.data(Qt::ToolTipRole).toString(),
                      index.data(Qt::AccessibleTextRole).toString()};
        }
    }
    return texts;
}

// Returns the strings that a widget shows or provides to assistive technology, except strings being
// edited.
inline QStringList shownTextsOf(const QWidget &widget, bool painted = false)
{
    QStringList texts{widget.toolTip(), widget.statusTip(), widget.accessibleName(),
                      widget.accessibleDescription(), widget.windowTitle()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts.append(label->text());
    if (const auto *label = qobject_cast<const storedesk::ui::ElidedLabel *>(&widget))
        texts.append(label->text());
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts.append(button->text());
    if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        texts.append(group->title());
    if (const auto *bar = qobject_cast<const QStatusBar *>(&widget))
        texts.append(bar->currentMessage());
    if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) {
        texts.append(field->placeholderText());
        if (field->isReadOnly())
            texts.append(field->text());
    }
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            texts += {bar->tabText(tab), bar->tabToolTip(tab)};
    }
    if (const auto *combo = qobject_cast<const QComboBox *>(&widget)) {
        for (int item = 0; item < combo->count(); ++item)
            texts.append(combo->itemText(item));
    }
    for (const auto *action : widget.actions())
        texts += {action->text(), action->toolTip(), action->statusTip()};
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view && !qobject_cast<const QHeaderView *>(view))
        texts += cellTexts(*view, painted);
    return texts;
}

} // namespace support
