// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartdrawing.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

QString amountWords(double amount)
{
    const bool whole = amount == std::round(amount);
    return QLocale().toString(amount, 'f', whole ? 0 : 2);
}

// Mirrors a rectangle that was laid out from left to right.
static QRectF mirrored(const QPainter &painter, const QRectF &area, const QRectF &part)
{
    if (painter.layoutDirection() != Qt::RightToLeft)
        return part;
    return part.translated(area.left() + area.right() - part.left() - part.right(), 0);
}

static double highestOf(const ChartValues &figures)
{
    double highest = 0;
    for (const auto &row : figures.rows)
        highest = std::max(highest, row.amount);
    return highest > 0 ? highest : 1;
}

// Paints bars with their labels above them, for long labels, if there is room.
static void paintTitledBars(QPainter &painter, const QRectF &area, const ChartValues &figures,
                            const ChartStyle &look)
{
    const QFontMetricsF metrics(look.label);
    const auto highest = highestOf(figures);
    const auto line = metrics.height();
    const auto slot = std::min(area.height() / static_cast<qreal>(figures.rows.size()), line * 2.8);
    qreal number = 0;
    for (const auto &row : figures.rows)
        number = std::max(number, metrics.horizontalAdvance(amountWords(row.amount)));
    const auto room = std::max(0.0, area.width() - number - 12);
    qreal top = area.top();
    for (const auto &row : figures.rows) {
        painter.setPen(look.tokens.text);
        painter.drawText(QRectF(area.left(), top, area.width(), line),
                         Qt::AlignLeading | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, area.width()));
        const auto length = row.amount > 0 ? std::max(2.0, room * row.amount / highest) : 0.0;
        const QRectF bar(area.left(), top + line + 3, length, line * 0.7);
        painter.fillRect(mirrored(painter, area, bar), look.tokens.accent);
        painter.setPen(look.tokens.muted);
        const QRectF behind(bar.right() + 6, bar.top(), number + 4, bar.height());
        painter.drawText(mirrored(painter, area, behind), Qt::AlignLeading | Qt::AlignVCenter,
                         amountWords(row.amount));
        top += slot;
    }
}

// Paints horizontal bars, which leave room for long names.
static void paintBars(QPainter &painter, const QRectF &area, const ChartValues &figures,
                      const ChartStyle &look)
{
    const QFontMetricsF metrics(look.label);
    const auto highest = highestOf(figures);
    qreal widest = 0;
    qreal number = 0;
    for (const auto &row : figures.rows) {
        widest = std::max(widest, metrics.horizontalAdvance(row.name));
        number = std::max(number, metrics.horizontalAdvance(amountWords(row.amount)));
    }
    const auto share = area.height() / static_cast<qreal>(figures.rows.size());
    if (widest > area.width() * 0.36 && share > metrics.height() * 2.2)
        return paintTitledBars(painter, area, figures, look);
    widest = std::min(widest, area.width() * 0.36);
    const auto slot = std::min(share, metrics.height() * 2.2);
    const auto room = area.width() - widest - number - 20;
    qreal top = area.top();
    for (const auto &row : figures.rows) {
        const QRectF line(area.left(), top, area.width(), slot);
        painter.setPen(look.tokens.text);
        painter.drawText(mirrored(painter, area, QRectF(line.left(), top, widest, slot)),
                         Qt::AlignTrailing | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, widest));
        const auto length =
            row.amount > 0 ? std::max(2.0, std::max(0.0, room) * row.amount / highest) : 0.0;
        const auto thick = std::min(slot * 0.62, 22.0);
        const QRectF bar(line.left() + widest + 8, top + (slot - thick) / 2, length, thick);
        painter.fillRect(mirrored(painter, area, bar), look.tokens.accent);
        painter.setPen(look.tokens.muted);
        const QRectF behind(bar.right() + 6, top, number + 4, slot);
        painter.drawText(mirrored(painter, area, behind), Qt::AlignLeading | Qt::AlignVCenter,
                         amountWords(row.amount));
        top += slot;
    }
}

static QRectF paintScale(QPainter &painter, const QRectF &area, double highest,
                         const ChartStyle &look)
{
    const QFontMetricsF metrics(look.label);
    const auto left = metrics.horizontalAdvance(amountWords(highest)) + 8;
    const QRectF plot = area.adjusted(left, metrics.height() / 2, -2, -metrics.height() - 6);
    painter.setPen(look.tokens.muted);
    for (int line = 0; line <= 2; ++line) {
        const auto y = std::round(plot.bottom() - plot.height() * line / 2);
        painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), look.tokens.line);
        painter.drawText(QRectF(area.left(), y - metrics.height() / 2, left - 8, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter,
                         amountWords(std::round(highest * line / 2)));
    }
    return plot;
}

// Paints a line. Time and number axes run from left to right in every language.
static void paintLine(QPainter &painter, const QRectF &area, const ChartValues &figures,
                      const ChartStyle &look)
{
    painter.setLayoutDirection(Qt::LeftToRight);
    const QFontMetricsF metrics(look.label);
    const auto highest = highestOf(figures);
    const auto plot = paintScale(painter, area, highest, look);
    const auto count = figures.rows.size();
    QPolygonF points;
    for (std::size_t at = 0; at < count; ++at) {
        const auto x = count == 1
            ? plot.center().x()
            : plot.left() + plot.width() * static_cast<qreal>(at) / static_cast<qreal>(count - 1);
        points.append({x, plot.bottom() - plot.height() * figures.rows[at].amount / highest});
    }
    painter.setPen(QPen(look.tokens.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    painter.setBrush(look.tokens.accent);
    for (const auto &point : points)
        painter.drawEllipse(point, 2.5, 2.5);
    painter.setPen(look.tokens.muted);
    const QRectF row(plot.left(), plot.bottom() + 6, plot.width(), metrics.height());
    const auto half = row.width() / 2 - 8;
    painter.drawText(row, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(figures.rows.front().name, Qt::ElideRight, half));
    if (count > 1)
        painter.drawText(row, Qt::AlignRight | Qt::AlignTop,
                         metrics.elidedText(figures.rows.back().name, Qt::ElideRight, half));
}

// Paints a ring with a legend. The parts are shades of one colour, but can also be told apart by
// order and labels.
static void paintShare(QPainter &painter, const QRectF &area, const ChartValues &figures,
                       const ChartStyle &look)
{
    const QFontMetricsF metrics(look.label);
    const auto total = std::max(figures.total(), 1e-9);
    const auto side = std::min(area.width() * 0.9, area.height() * 0.46);
    const QRectF ring(area.center().x() - side / 2, area.top() + 4, side, side);
    const auto count = static_cast<qreal>(figures.rows.size());
    double angle = 90 * 16;
    qreal top = ring.bottom() + 14;
    for (std::size_t at = 0; at < figures.rows.size(); ++at) {
        const auto &row = figures.rows[at];
        const auto shade = mixed(look.tokens.accent, look.tokens.panel,
                                 1.0 - 0.8 * static_cast<qreal>(at) / count);
        const auto part = std::max(0.0, row.amount) / total;
        painter.setPen(QPen(look.tokens.panel, 1));
        painter.setBrush(shade);
        painter.drawPie(ring, static_cast<int>(angle), -static_cast<int>(part * 360 * 16));
        angle -= part * 360 * 16;
        painter.fillRect(mirrored(painter, area, QRectF(area.left(), top + 3, 10, 10)), shade);
        const auto percent = u"%1 %"_s.arg(QLocale().toString(part * 100, 'f', 1));
        painter.setPen(look.tokens.text);
        const QRectF name(area.left() + 18, top, area.width() - 80, metrics.height());
        painter.drawText(mirrored(painter, area, name), Qt::AlignLeading | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, area.width() - 84));
        painter.setPen(look.tokens.muted);
        const QRectF number(area.right() - 60, top, 60, metrics.height());
        painter.drawText(mirrored(painter, area, number), Qt::AlignTrailing | Qt::AlignVCenter,
                         percent);
        top += metrics.height() + 5;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.tokens.panel);
    painter.drawEllipse(ring.center(), side * 0.28, side * 0.28);
}

void paintFigures(QPainter &painter, const QRectF &area, const ChartValues &figures, ChartForm form,
                  const ChartStyle &look)
{
    if (figures.rows.empty() || area.width() < 60 || area.height() < 60)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(look.label);
    switch (form) {
    case ChartForm::Bars:
        paintBars(painter, area, figures, look);
        break;
    case ChartForm::Line:
        paintLine(painter, area, figures, look);
        break;
    case ChartForm::Share:
        paintShare(painter, area, figures, look);
        break;
    }
    painter.restore();
}

} // namespace storedesk::ui::sheetview
