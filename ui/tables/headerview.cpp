// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/headerview.h"

#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>

namespace storedesk::ui {

constexpr int headerPadding = 12;
constexpr int arrowGap = 4;

HeaderView::HeaderView(const Theme &theme, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_theme(theme)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setStretchLastSection(true);
    setMinimumSectionSize(48);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QSize HeaderView::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), m_theme.scaled(34)};
}

static QString titleOf(const QHeaderView &header, int section)
{
    // There may be no model, because the model is destroyed before the view.
    if (!header.model())
        return {};
    return visibleText(header.model()->headerData(section, Qt::Horizontal).toString());
}

QSize HeaderView::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(m_theme.font(Theme::Text::Tiny));
    const int words = metrics.horizontalAdvance(titleOf(*this, section));
    return {words + 2 * headerPadding + arrowGap + m_theme.scaled(12), m_theme.scaled(34)};
}

void HeaderView::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const auto &tokens = m_theme.tokens();
    painter->save();
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line);
    const auto answer = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const auto alignment = answer.isValid() ? Qt::Alignment(answer.toInt()) : defaultAlignment();
    const bool atEnd = alignment & Qt::AlignRight;
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const int arrowSide = m_theme.scaled(12);
    const int arrow = sorted ? arrowGap + arrowSide : 0;

    // Lay out from left to right, then mirror.
    const auto room = rect.adjusted(headerPadding, 0, -headerPadding, 0);
    painter->setFont(m_theme.font(Theme::Text::Tiny));
    painter->setPen(isEnabled() ? tokens.muted : disabled(tokens));
    const auto words = painter->fontMetrics().elidedText(titleOf(*this, section), Qt::ElideRight,
                                                         room.width() - arrow);
    const int width = painter->fontMetrics().horizontalAdvance(words);
    const int left = atEnd ? room.right() + 1 - width - arrow : room.left();
    const QRect wordsRect(left, rect.top(), width + 1, rect.height() - 1);
    painter->drawText(QStyle::visualRect(layoutDirection(), rect, wordsRect),
                      textFlags(words, Qt::AlignVCenter | Qt::AlignLeft, layoutDirection())
                          | Qt::TextSingleLine,
                      words);
    if (sorted) {
        const QRect sign(left + width + arrowGap, rect.top(), arrowSide, rect.height() - 1);
        paintIcon(painter, QStyle::visualRect(layoutDirection(), rect, sign),
                  sortIndicatorOrder() == Qt::AscendingOrder ? Icon::ArrowUp : Icon::ArrowDown,
                  tokens.muted);
    }
    painter->restore();
}

} // namespace storedesk::ui
