// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/steptrail.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace storedesk::ui {

static constexpr int markSide = 20;
// Gap before the name.
static constexpr int markGap = 8;
// Minimum length of the line between two steps.
static constexpr int shortestLine = 6;
// Gap on both sides of the line.
static constexpr int stepGap = 6;

StepTrail::StepTrail(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, &QWidget::updateGeometry);
}

void StepTrail::setSteps(const QStringList &titles, int current)
{
    if (titles == m_titles && current == m_current)
        return;
    m_titles = titles;
    m_current = current;
    updateGeometry();
    tell();
}

void StepTrail::tell()
{
    setAccessibleName(tr("Step %L1 of %L2: %3")
                          .arg(m_current + 1)
                          .arg(m_titles.size())
                          .arg(m_titles.value(m_current)));
    update();
}

int StepTrail::nameWidth(int step) const
{
    const QFontMetrics metrics(m_theme.font(Theme::Text::Strong));
    return m_theme.scaled(markGap) + metrics.horizontalAdvance(m_titles.at(step));
}

int StepTrail::widthWith(bool allNames) const
{
    int width = 0;
    for (int step = 0; step < m_titles.size(); ++step) {
        width += m_theme.scaled(markSide);
        if (allNames || step == m_current)
            width += nameWidth(step);
        if (step > 0)
            width += m_theme.scaled(shortestLine + 2 * stepGap);
    }
    return width;
}

QSize StepTrail::sizeHint() const
{
    return {widthWith(true), m_theme.scaled(markSide + 4)};
}

QSize StepTrail::minimumSizeHint() const
{
    return {widthWith(false), m_theme.scaled(markSide + 4)};
}

void StepTrail::paintMark(QPainter &painter, const QRect &place, int step) const
{
    const auto &tokens = m_theme.tokens();
    const bool here = step == m_current;
    const bool behind = step < m_current;
    painter.setPen(QPen(here ? tokens.accent : handle(tokens), 1));
    painter.setBrush(here ? tokens.accent : tokens.panel);
    painter.drawEllipse(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5));
    if (behind) {
        const int inset = m_theme.scaled(4);
        paintIcon(&painter, place.adjusted(inset, inset, -inset, -inset), Icon::Tick, tokens.ok);
        return;
    }
    painter.setFont(m_theme.font(here ? Theme::Text::Strong : Theme::Text::Small));
    painter.setPen(here ? onAccent(tokens) : tokens.muted);
    painter.drawText(place, Qt::AlignCenter, QLocale().toString(step + 1));
}

void StepTrail::paintEvent(QPaintEvent * /*event*/)
{
    if (m_titles.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &tokens = m_theme.tokens();
    const bool allNames = widthWith(true) <= width();
    const int side = m_theme.scaled(markSide);
    const auto gaps = std::max<qsizetype>(1, m_titles.size() - 1);
    const int spare = std::max(0, width() - widthWith(allNames)) / static_cast<int>(gaps);
    const int line = m_theme.scaled(shortestLine) + std::min(spare, m_theme.scaled(60));
    int left = 0;
    const auto mirrored = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    for (int step = 0; step < m_titles.size(); ++step) {
        if (step > 0) {
            left += m_theme.scaled(stepGap);
            painter.setPen(QPen(tokens.line, 1));
            const auto way = mirrored({left, height() / 2, line, 1});
            painter.drawLine(way.left(), way.top(), way.right(), way.top());
            left += line + m_theme.scaled(stepGap);
        }
        paintMark(painter, mirrored({left, (height() - side) / 2, side, side}), step);
        left += side;
        if (!allNames && step != m_current)
            continue;
        const bool here = step == m_current;
        painter.setFont(m_theme.font(here ? Theme::Text::Strong : Theme::Text::Normal));
        painter.setPen(step > m_current ? tokens.muted : tokens.text);
        const int wide = nameWidth(step);
        painter.drawText(mirrored({left + m_theme.scaled(markGap), 0, wide, height()}),
                         Qt::AlignLeading | Qt::AlignVCenter, m_titles.at(step));
        left += wide;
    }
}

} // namespace storedesk::ui
