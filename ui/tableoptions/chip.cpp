// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/chip.h"

#include "ui/tableoptions/paintedframe.h"

#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace storedesk::ui::tableoptions {

static constexpr int padding = 12;
static constexpr int gap = 5;
static constexpr int crossSide = 12;
static constexpr int widestChip = 320;

Chip::Chip(const ConditionWords &words, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_words(words)
    , m_theme(theme)
{
    m_words.value = visibleText(words.value);
    m_words.column = visibleText(words.column);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(m_words.sentence());
    setAccessibleDescription(tr("Press Enter to change this condition, Backspace to remove it."));
    setToolTip(m_words.sentence());
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

static int widthOf(const QFont &font, const QString &text)
{
    return text.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(text) + gap;
}

QSize Chip::sizeHint() const
{
    const int width = widthOf(m_theme.font(), m_words.column)
        + widthOf(m_theme.font(), m_words.compare)
        + widthOf(m_theme.font(Theme::Text::Medium), m_words.value);
    // Add a pixel, because text widths are fractional.
    return {std::min(width + 1 + 2 * padding + crossSide, m_theme.scaled(widestChip)),
            m_theme.scaled(28)};
}

QRect Chip::cross() const
{
    const QRect place(width() - padding - crossSide, 0, crossSide, height());
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void Chip::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    paintPressable(painter, *this, tokens, height() / 2.0);
    int left = padding;
    const int end = width() - padding - crossSide - gap;
    const auto draw = [&](const QString &text, const QFont &font, const QColor &ink) {
        if (text.isEmpty() || left >= end)
            return;
        painter.setFont(font);
        painter.setPen(ink);
        const auto shown =
            painter.fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, end - left));
        const int size = painter.fontMetrics().horizontalAdvance(shown);
        painter.drawText(
            QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, size + 1, height())),
            textFlags(shown, Qt::AlignVCenter | Qt::AlignLeft, layoutDirection()), shown);
        left += size + gap;
    };
    draw(m_words.column, m_theme.font(), tokens.muted);
    draw(m_words.compare, m_theme.font(), tokens.text);
    draw(m_words.value, m_theme.font(Theme::Text::Medium), tokens.text);
    paintIcon(&painter, cross(), Icon::Close, tokens.muted);
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        Q_EMIT dropped();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && cross().adjusted(-6, 0, 6, 0).contains(event->pos())) {
        setDown(false);
        Q_EMIT dropped();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

} // namespace storedesk::ui::tableoptions
