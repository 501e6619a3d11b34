// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartdata.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace storedesk::ui::charts {

using namespace Qt::StringLiterals;

namespace {

// The computed layout of a chart.
struct Plan
{
    ChartScale scale;
    QRectF plot;
    // Width of one day.
    qreal slot = 0;
};

} // namespace

static constexpr qreal labelGap = 8;
static constexpr qreal legendGap = 6;

int ChartData::days() const
{
    return bands.empty() ? 0 : static_cast<int>(bands.front().values.size());
}

qint64 ChartData::total(int day) const
{
    qint64 sum = 0;
    for (const auto &band : bands)
        sum += band.values[static_cast<std::size_t>(day)];
    return sum;
}

qint64 ChartData::highest() const
{
    qint64 highest = 0;
    for (int day = 0; day < days(); ++day)
        highest = std::max(highest, total(day));
    return highest;
}

static Plan planOf(const QRectF &area, const ChartData &data, const ChartLook &look)
{
    const QFontMetricsF metrics(look.label);
    Plan plan{.scale = scaleOf(data.highest()), .plot = area};
    qreal widest = 0;
    for (qint64 value = 0; value <= plan.scale.top; value += plan.scale.step)
        widest = std::max(widest, metrics.horizontalAdvance(shortNumber(value)));
    const bool legend = data.bands.size() > 1;
    plan.plot.setLeft(area.left() + widest + labelGap);
    plan.plot.setTop(area.top() + (legend ? metrics.height() + legendGap : 0)
                     + metrics.height() / 2);
    plan.plot.setBottom(area.bottom() - metrics.height() - 4);
    plan.slot = data.days() > 0 ? plan.plot.width() / data.days() : 0;
    return plan;
}

static void paintLegend(QPainter &painter, const QRectF &area, const ChartData &data,
                        const ChartLook &look)
{
    const QFontMetricsF metrics(look.label);
    const auto side = std::round(metrics.height() * 0.6);
    const auto mirrored = [&](const QRectF &part) {
        return painter.layoutDirection() == Qt::RightToLeft
            ? part.translated(area.left() + area.right() - part.left() - part.right(), 0)
            : part;
    };
    qreal left = area.left();
    for (const auto &band : data.bands) {
        const QRectF square(left, area.top() + (metrics.height() - side) / 2, side, side);
        painter.fillRect(mirrored(square), colourOf(look.tokens, band.tone));
        left += side + 5;
        const auto width = metrics.horizontalAdvance(band.name);
        painter.drawText(mirrored(QRectF(left, area.top(), width + 1, metrics.height())),
                         Qt::AlignLeading | Qt::AlignVCenter, band.name);
        left += width + 14;
    }
}

static void paintScale(QPainter &painter, const QRectF &area, const Plan &plan,
                       const ChartLook &look)
{
    const QFontMetricsF metrics(look.label);
    for (qint64 value = 0; value <= plan.scale.top; value += plan.scale.step) {
        const auto part = static_cast<qreal>(value) / static_cast<qreal>(plan.scale.top);
        const auto y = std::round(plan.plot.bottom() - part * plan.plot.height());
        painter.fillRect(QRectF(plan.plot.left(), y, plan.plot.width(), 1), look.tokens.line);
        painter.drawText(QRectF(area.left(), y - metrics.height() / 2,
                                plan.plot.left() - labelGap - area.left(), metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, shortNumber(value));
    }
}

// Labels the first and the last day, and the middle one if there is space.
static void paintDays(QPainter &painter, const Plan &plan, const ChartData &data,
                      const ChartLook &look)
{
    const QFontMetricsF metrics(look.label);
    const QLocale locale;
    const QRectF row(plan.plot.left(), plan.plot.bottom() + 4, plan.plot.width(), metrics.height());
    const auto nameOf = [&](int day) {
        return locale.toString(data.first.addDays(day), u"d MMM"_s);
    };
    const auto first = nameOf(0);
    const auto last = nameOf(data.days() - 1);
    const auto middle = nameOf(data.days() / 2);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignTop, first);
    painter.drawText(row, Qt::AlignRight | Qt::AlignTop, last);
    const auto room = row.width() - metrics.horizontalAdvance(first)
        - metrics.horizontalAdvance(last) - metrics.horizontalAdvance(middle);
    if (room > 48)
        painter.drawText(row, Qt::AlignHCenter | Qt::AlignTop, middle);
}

static void paintColumns(QPainter &painter, const Plan &plan, const ChartData &data,
                         const ChartLook &look)
{
    const auto width = std::clamp(std::floor(plan.slot * 0.7), 2.0, 16.0);
    for (int day = 0; day < data.days(); ++day) {
        const auto left = std::round(plan.plot.left() + plan.slot * day + (plan.slot - width) / 2);
        auto ground = std::round(plan.plot.bottom());
        for (const auto &band : data.bands) {
            const auto value = band.values[static_cast<std::size_t>(day)];
            if (value <= 0)
                continue;
            // Draw at least a thin column for a value above zero, so that it stays visible.
            const auto part = static_cast<qreal>(value) / static_cast<qreal>(plan.scale.top);
            const auto height = std::max(2.0, std::round(part * plan.plot.height()));
            painter.fillRect(QRectF(left, ground - height, width, height),
                             colourOf(look.tokens, band.tone));
            ground -= height + 1;
        }
    }
}

int dayAt(const ChartData &data, const ChartLook &look, const QRectF &area, qreal x)
{
    const auto plan = planOf(area, data, look);
    if (plan.slot <= 0 || x < plan.plot.left())
        return -1;
    const auto day = static_cast<int>((x - plan.plot.left()) / plan.slot);
    return day < data.days() ? day : -1;
}

void paintChart(QPainter &painter, const QRectF &area, const ChartData &data, const ChartLook &look)
{
    const auto plan = planOf(area, data, look);
    if (plan.plot.width() < 20 || plan.plot.height() < 20)
        return;
    painter.save();
    painter.setFont(look.label);
    painter.setPen(look.tokens.muted);
    if (data.bands.size() > 1)
        paintLegend(painter, area, data, look);
    // The time axis runs from left to right in every language.
    painter.setLayoutDirection(Qt::LeftToRight);
    paintScale(painter, area, plan, look);
    if (data.days() > 0)
        paintDays(painter, plan, data, look);
    paintColumns(painter, plan, data, look);
    painter.restore();
}

void paintPicture(QPainter &painter, const QRectF &area, const ChartData &data,
                  const ChartLook &look)
{
    static constexpr qreal margin = 16;
    painter.fillRect(area, look.tokens.panel);
    const QFontMetricsF metrics(look.title);
    auto room = area.adjusted(margin, margin, -margin, -margin);
    painter.setFont(look.title);
    painter.setPen(look.tokens.text);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, data.title);
    room.setTop(room.top() + metrics.height() + legendGap);
    paintChart(painter, room, data, look);
}

} // namespace storedesk::ui::charts
