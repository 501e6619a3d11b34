// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/progressline.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace storedesk::ui {

constexpr int thickness = 6;
constexpr int steps = 10000;
// Length of the moving part of the bar while the progress is unknown.
constexpr qreal movingPart = 0.3;
constexpr auto moveEvery = std::chrono::milliseconds(40);
constexpr qreal movedEach = 0.025;
constexpr qreal hatchStep = 10;
constexpr qreal hatchWidth = 3;

// Paints the completed part between two positions from 0 to 1.
static void paintDone(QPainter *painter, const QRect &rect, qreal from, qreal to, Tone tone,
                      const Theme &theme)
{
    const QRectF line(rect.left(), rect.top() + (rect.height() - thickness) / 2.0, rect.width(),
                      thickness);
    QPainterPath shape;
    shape.addRoundedRect(line, thickness / 2.0, thickness / 2.0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(shape, theme.tokens().line);
    if (to > 0) {
        const auto width = std::max(3.0, line.width() * (std::min(to, 1.0) - from));
        const auto before = line.width() * from;
        QRectF done(line.left() + before, line.top(), width, thickness);
        if (painter->layoutDirection() == Qt::RightToLeft)
            done.moveRight(line.right() - before);
        QPainterPath filled;
        filled.addRect(done);
        painter->fillPath(shape.intersected(filled), colourOf(theme.tokens(), tone));
    }
    painter->restore();
}

// Paints unknown progress without motion.
static void paintHatched(QPainter *painter, const QRect &rect, Tone tone, const Theme &theme)
{
    const QRectF line(rect.left(), rect.top() + (rect.height() - thickness) / 2.0, rect.width(),
                      thickness);
    QPainterPath shape;
    shape.addRoundedRect(line, thickness / 2.0, thickness / 2.0);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(shape, theme.tokens().line);
    painter->setClipPath(shape);
    painter->setPen(QPen(colourOf(theme.tokens(), tone), hatchWidth));
    for (auto x = line.left() - thickness; x < line.right(); x += hatchStep)
        painter->drawLine(QPointF(x, line.bottom()), QPointF(x + thickness, line.top()));
}

void paintProgress(QPainter *painter, const QRect &rect, qreal part, Tone tone, const Theme &theme)
{
    paintDone(painter, rect, 0, part, tone, theme);
}

ProgressLine::ProgressLine(const Theme &theme, QWidget *parent)
    : QProgressBar(parent)
    , m_moving(new QTimer(this))
    , m_theme(theme)
{
    connect(m_moving, &QTimer::timeout, this, [this] {
        m_place = m_place > 1 ? 0 : m_place + movedEach;
        update();
    });
    connect(&theme, &Theme::motionChanged, this, &ProgressLine::animate);
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

void ProgressLine::setBusy()
{
    if (isBusy())
        return;
    m_place = 0;
    // Screen readers also interpret this range as unknown progress.
    setRange(0, 0);
    animate();
}

void ProgressLine::animate()
{
    if (isBusy() && !m_theme.reducesMotion())
        m_moving->start(moveEvery);
    else
        m_moving->stop();
    update();
}

void ProgressLine::setAmount(qint64 done, qint64 total)
{
    if (isBusy()) {
        setRange(0, steps);
        m_moving->stop();
    }
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
    if (isBusy() && m_theme.reducesMotion())
        return paintHatched(&painter, rect(), m_tone, m_theme);
    // The moving part enters the bar at one end and leaves it at the other.
    if (isBusy()) {
        const auto end = m_place * (1 + movingPart);
        return paintDone(&painter, rect(), std::clamp(end - movingPart, 0.0, 1.0), end, m_tone,
                         m_theme);
    }
    const auto part = static_cast<qreal>(value() - minimum()) / (maximum() - minimum());
    paintProgress(&painter, rect(), part, m_tone, m_theme);
}

} // namespace storedesk::ui
