// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/valuechangecells.h"

#include "ui/tables/changedtext.h"
#include "ui/valuechange/valuechangemodel.h"

namespace storedesk::ui::valuechange {

static bool changesValue(const QModelIndex &index)
{
    return index.data(ValueChangeModel::AfterRole).isValid();
}

void ValueChangeCells::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const bool changes = changesValue(index);
    if (changes)
        paintChangedSurface(painter, option, theme());
    CellDelegate::paint(painter, option, index);
    if (changes)
        paintChangedEdge(painter, option, theme());
}

void ValueChangeCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    if (!changesValue(index))
        return CellDelegate::paintContent(painter, option, index);
    paintChangedText(painter, option,
                     {.before = index.data(ValueChangeModel::BeforeRole).toString(),
                      .after = index.data(ValueChangeModel::AfterRole).toString(),
                      .hadValue = index.data(ValueChangeModel::HadValueRole).toBool()},
                     theme());
}

} // namespace storedesk::ui::valuechange
