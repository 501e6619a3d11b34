// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetdelegate.h"

#include "sheet/differences.h"
#include "sheet/sheetmodel.h"
#include "ui/tables/pilldelegate.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyle>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

void SheetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    if (index.column() == m_current)
        painter->fillRect(option.rect, theme().tokens().accentSoft);
    ChangeDelegate::paint(painter, option, index);
}

static bool isChanged(const QModelIndex &index)
{
    return index.data(sheet::SheetModel::FormerTextRole).isValid();
}

std::optional<ChangedText> SheetDelegate::changeOf(const QModelIndex &index) const
{
    using sheet::SheetModel;
    if (!isChanged(index))
        return std::nullopt;
    const auto was = index.data(SheetModel::FormerTextRole).toString();
    const auto is = index.data(SheetModel::CurrentTextRole).toString();
    return ChangedText{.before = was.isEmpty() ? tr("empty") : was,
                       .after = is.isEmpty() ? tr("empty") : is,
                       .hadValue = !was.isEmpty()};
}

static Pill pillOf(const QString &word)
{
    using sheet::RowChange;
    if (word == sheet::wordOf(RowChange::New))
        return {word, Icon::Plus, Tone::Ok};
    if (word == sheet::wordOf(RowChange::Gone))
        return {word, Icon::Minus, Tone::Err};
    if (word == sheet::wordOf(RowChange::UnpairedAfter))
        return {word, Icon::Warning, Tone::Warn};
    return {word, Icon::Pencil, Tone::Accent};
}

void SheetDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    if (!m_changes && !isChanged(index))
        option->text = index.data(Qt::AccessibleTextRole).toString();
}

void SheetDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    if (!index.data().isValid()) {
        auto bar = option.rect.adjusted(12, 0, -12, 0);
        bar.setWidth(std::min(bar.width() * 2 / 3, theme().scaled(90)));
        bar.setHeight(theme().scaled(8));
        bar.moveTop(option.rect.center().y() - bar.height() / 2);
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), tokens.line);
        return;
    }
    if (m_changes && index.column() == 0) {
        paintPill(painter, option.rect.adjusted(12, 0, -12, -1), pillOf(option.text), theme());
        return;
    }
    if (isChanged(index))
        return ChangeDelegate::paintContent(painter, option, index);
    if (!index.data(sheet::SheetModel::EmptyRole).toBool())
        return CellDelegate::paintContent(painter, option, index);
    const bool selected = option.state & QStyle::State_Selected || index.column() == m_current;
    painter->setFont(theme().font());
    painter->setPen(selected ? tokens.text : tokens.muted);
    painter->drawText(
        option.rect.adjusted(12, 0, -12, -1),
        static_cast<int>((option.displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter)
            | Qt::TextSingleLine,
        tr("empty"));
}

} // namespace storedesk::ui::sheetview
