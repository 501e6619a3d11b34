// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "histogramview.h"

#include "ui/sheetview/profilerows.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <limits>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

HistogramView::HistogramView(sheet::Histogram histogram, values::ColumnKind kind,
                             const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_histogram(std::move(histogram))
    , m_kind(kind)
    , m_theme(theme)
{
    for (const auto count : m_histogram.all)
        m_highest = std::max(m_highest, count);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Distribution of values"));
    setAccessibleDescription(wordsOf(0));
}

QSize HistogramView::sizeHint() const
{
    return {m_theme.scaled(200), m_theme.scaled(100)};
}

QString HistogramView::wordsOf(std::size_t bar) const
{
    const QLocale locale;
    const bool last = bar + 1 == m_histogram.all.size() && m_histogram.openAbove;
    const auto range = last ? tr("%1 or more").arg(wordsOfValue(m_kind, m_histogram.edges[bar]))
                            : tr("%1 to %2")
                                  .arg(wordsOfValue(m_kind, m_histogram.edges[bar]),
                                       wordsOfValue(m_kind, m_histogram.edges[bar + 1]));
    return tr("%1: %2 rows, %3 visible")
        .arg(range, locale.toString(m_histogram.all[bar]),
             locale.toString(m_histogram.passing[bar]));
}

QRectF HistogramView::placeOf(std::size_t bar, qint64 count) const
{
    const auto bars = static_cast<qreal>(m_histogram.all.size());
    const auto slot = width() / bars;
    const auto room = height() - m_theme.scaled(18);
    const auto part = static_cast<qreal>(count) / static_cast<qreal>(m_highest);
    const auto tall = count > 0 ? std::max(2.0, part * room) : 0.0;
    return {slot * static_cast<qreal>(bar), room - tall, std::max(1.0, slot - 2), tall};
}

int HistogramView::barAt(qreal x) const
{
    const auto bars = static_cast<qreal>(m_histogram.all.size());
    return std::clamp(static_cast<int>(x / width() * bars), 0,
                      static_cast<int>(m_histogram.all.size()) - 1);
}

void HistogramView::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    // Number axes run from left to right in every language.
    painter.setLayoutDirection(Qt::LeftToRight);
    for (std::size_t bar = 0; bar < m_histogram.all.size(); ++bar) {
        painter.fillRect(placeOf(bar, m_histogram.all[bar]), tokens.line);
        painter.fillRect(placeOf(bar, m_histogram.passing[bar]), tokens.accent);
        if (hasFocus() && static_cast<int>(bar) == m_current) {
            painter.setPen(QPen(tokens.text, 1));
            painter.drawRect(placeOf(bar, m_highest).adjusted(0, 1, 0, -1));
        }
    }
    auto font = m_theme.font(Theme::Text::Tiny);
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(tokens.muted);
    const auto row = rect().adjusted(0, height() - m_theme.scaled(16), 0, 0);
    const auto last = m_histogram.edges.back();
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     wordsOfValue(m_kind, m_histogram.edges.front()));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                     m_histogram.openAbove ? u"%1+"_s.arg(wordsOfValue(m_kind, last))
                                           : wordsOfValue(m_kind, last));
}

void HistogramView::choose(int bar)
{
    const auto at = static_cast<std::size_t>(bar);
    const bool last = at + 1 == m_histogram.all.size();
    query::Condition range{.test = m_kind == values::ColumnKind::Moment
                               ? query::Condition::Test::Moment
                               : query::Condition::Test::Number};
    if (bar > 0 || !m_histogram.openBelow)
        range.low = m_histogram.edges[at];
    // The upper edge belongs to the next bar, except for the last one, which includes it.
    if (!last || !m_histogram.openAbove)
        range.high = query::Limit(values::Decimal::of(m_histogram.edges[at + 1]), !last);
    Q_EMIT chosen(range);
}

bool HistogramView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), wordsOf(static_cast<std::size_t>(barAt(help->pos().x()))),
                       this);
    return true;
}

void HistogramView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step != 0) {
        m_current = std::clamp(m_current + step, 0, static_cast<int>(m_histogram.all.size()) - 1);
        setAccessibleDescription(wordsOf(static_cast<std::size_t>(m_current)));
        update();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose(m_current);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void HistogramView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        choose(barAt(event->position().x()));
}

} // namespace storedesk::ui::sheetview
