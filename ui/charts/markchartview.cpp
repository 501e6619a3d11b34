// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "markchartview.h"

#include "ui/charts/markaccessible.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace storedesk::ui::charts {

using namespace Qt::StringLiterals;

MarkChartView::MarkChartView(const Theme &theme, MarkDetail detail, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_detail(detail)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    if (detail == MarkDetail::Full) {
        installMarkAccessibility();
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
    } else {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void MarkChartView::setChart(const MarkChart &chart)
{
    const auto before =
        m_current >= 0 ? m_chart.marks[static_cast<std::size_t>(m_current)].key : QString();
    m_chart = chart;
    m_hovered = -1;
    m_current = -1;
    const auto found = std::ranges::find(m_chart.marks, before, &ChartMark::key);
    if (!before.isEmpty() && found != m_chart.marks.end())
        m_current = static_cast<int>(found - m_chart.marks.begin());
    else if (hasFocus() && !m_chart.isEmpty())
        m_current = 0;
    // Without a title, the page names the chart.
    if (!chart.title.isEmpty())
        setAccessibleName(chart.title);
    QStringList texts;
    for (const auto &mark : chart.marks)
        texts.append(chart.textOf(mark));
    setAccessibleDescription(texts.join(u"; "_s));
    update();
}

void MarkChartView::setOutdated(bool outdated)
{
    m_outdated = outdated;
    update();
}

ChartLook MarkChartView::look() const
{
    auto label = m_theme.font(Theme::Text::Tiny);
    label.setWeight(QFont::Normal);
    return {.tokens = m_theme.tokens(), .label = label, .title = m_theme.font(Theme::Text::Strong)};
}

QRectF MarkChartView::area() const
{
    // Leaves room for the frame of the focused value.
    return QRectF(rect()).adjusted(3, 3, -3, -3);
}

MarkLayout MarkChartView::layoutNow() const
{
    return layoutOf(m_chart, area(), look(), m_detail, layoutDirection());
}

QRectF MarkChartView::areaOf(int mark) const
{
    return layoutNow().marks[static_cast<std::size_t>(mark)];
}

void MarkChartView::setCurrent(int mark)
{
    if (mark == m_current)
        return;
    m_current = mark;
    if (hasFocus() && mark >= 0)
        announceMark(*this, mark);
    update();
}

void MarkChartView::setHovered(int mark)
{
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    const bool opens = mark >= 0 && !m_chart.marks[static_cast<std::size_t>(mark)].key.isEmpty();
    setCursor(opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void MarkChartView::open(int mark)
{
    const auto value = m_chart.marks[static_cast<std::size_t>(mark)];
    setCurrent(mark);
    if (!value.key.isEmpty())
        Q_EMIT opened(value.key, m_chart.nameOf(value));
}

QSize MarkChartView::sizeHint() const
{
    return m_detail == MarkDetail::Full ? QSize(m_theme.scaled(480), m_theme.scaled(272))
                                        : QSize(m_theme.scaled(116), m_theme.scaled(72));
}

QSize MarkChartView::minimumSizeHint() const
{
    return m_detail == MarkDetail::Full ? QSize(m_theme.scaled(240), m_theme.scaled(160))
                                        : sizeHint();
}

// Other forms show the values on or next to the marks.
bool MarkChartView::needsLabel() const
{
    return m_chart.form == MarkForm::Columns || m_chart.form == MarkForm::Curve
        || m_chart.form == MarkForm::Grid
        || (m_chart.form == MarkForm::Bars && m_chart.stacked && m_chart.rows.size() > 1);
}

void MarkChartView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool full = m_detail == MarkDetail::Full;
    const int focused = full && hasFocus() ? m_current : -1;
    const int labelled = m_hovered >= 0 ? m_hovered : needsLabel() ? focused : -1;
    paintMarks(painter, area(), m_chart, look(),
               {.detail = m_detail,
                .framed = focused,
                .labelled = full ? labelled : -1,
                .muted = m_outdated});
}

void MarkChartView::keyPressEvent(QKeyEvent *event)
{
    if (m_chart.isEmpty())
        return QWidget::keyPressEvent(event);
    const int last = static_cast<int>(m_chart.marks.size()) - 1;
    const int from = std::max(0, m_current);
    const bool turned = layoutDirection() == Qt::RightToLeft && m_chart.isMirrorable();
    const int right = turned ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Right:
        return setCurrent(m_chart.neighbour(from, right, 0));
    case Qt::Key_Left:
        return setCurrent(m_chart.neighbour(from, -right, 0));
    case Qt::Key_Down:
        return setCurrent(m_chart.neighbour(from, 0, 1));
    case Qt::Key_Up:
        return setCurrent(m_chart.neighbour(from, 0, -1));
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return open(from);
    default:
        QWidget::keyPressEvent(event);
    }
}

void MarkChartView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(markAt(m_chart, layoutNow(), event->position()));
}

void MarkChartView::mouseReleaseEvent(QMouseEvent *event)
{
    const int mark = markAt(m_chart, layoutNow(), event->position());
    if (event->button() == Qt::LeftButton && mark >= 0)
        open(mark);
}

void MarkChartView::leaveEvent(QEvent *)
{
    setHovered(-1);
}

void MarkChartView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0 && !m_chart.isEmpty())
        m_current = 0;
    if (m_current >= 0)
        announceMark(*this, m_current);
    update();
}

void MarkChartView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace storedesk::ui::charts
