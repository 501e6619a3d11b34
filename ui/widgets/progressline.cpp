// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/progressline.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace storedesk::ui {

constexpr int thickness = 6;
constexpr int steps = 10000;

void paintProgress(QPainter *painter, const QRect &rect, qreal part, Tone tone, const Theme &theme)
{
    const QRectF line(rect.left(), rect.top() + (rect.height() - thickness) / 2.0, rect.width(),
                      thickness);
    QPainterPath shape;
    shape.addRoundedRect(line, thickness / 2.0, thickness / 2.0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(shape, theme.tokens().line);
    if (part > 0) {
        const auto width = std::max(3.0, line.width() * std::min(part, 1.0));
        QRectF done(line.left(), line.top(), width, thickness);
        if (painter->layoutDirection() == Qt::RightToLeft)
            done.moveRight(line.right());
        QPainterPath filled;
        filled.addRect(done);
        painter->fillPath(shape.intersected(filled), colourOf(theme.tokens(), tone));
    }
    painter->restore();
}

ProgressLine::ProgressLine(const Theme &theme, QWidget *parent)
    : QProgressBar(parent)
    , m_theme(theme)
{
    setRange(0, steps);
    setValue(0);
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressLine::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void ProgressLine::setAmount(qint64 done, qint64 total)
{
    if (total <= 0 || done <= 0) {
        setValue(0);
        return;
    }
    const auto part = static_cast<double>(std::min(done, total)) / static_cast<double>(total);
    setValue(std::clamp(static_cast<int>(part * steps), 1, steps));
}

QSize ProgressLine::sizeHint() const
{
    return {120, thickness};
}

QSize ProgressLine::minimumSizeHint() const
{
    return {24, thickness};
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const int span = maximum() - minimum();
    const auto part = span > 0 ? static_cast<qreal>(value() - minimum()) / span : 0;
    paintProgress(&painter, rect(), part, m_tone, m_theme);
}

} // namespace storedesk::ui
