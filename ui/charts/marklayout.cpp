// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "marklayout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace storedesk::ui::charts {

static constexpr qreal gap = 8;
static constexpr qreal cellGap = 2;
static constexpr qreal tileGap = 4;
// The space beside the words in a tile.
static constexpr qreal tileMargins = 18;

namespace {

// The input of every form.
struct LayoutRequest
{
    const MarkChart &chart;
    QRectF area;
    QFontMetricsF metrics;
    bool full = false;
};

} // namespace

static QRectF takeLegend(const LayoutRequest &request, MarkLayout &layout)
{
    auto area = request.area;
    if (!request.full || request.chart.form == MarkForm::Tiles)
        return area;
    if (!request.chart.namesSeries() && !request.chart.hasUnfinished())
        return area;
    layout.legend = QRectF(area.left(), area.top(), area.width(), request.metrics.height());
    area.setTop(layout.legend.bottom() + 1.5 * gap);
    return area;
}

static QRectF takeAxes(const LayoutRequest &request, QRectF area, MarkLayout &layout)
{
    layout.scale = scaleOf(static_cast<qint64>(std::ceil(request.chart.highest())));
    if (!request.full)
        return area;
    const auto &metrics = request.metrics;
    qreal widest = 0;
    for (qint64 value = 0; value <= layout.scale.top; value += layout.scale.step)
        widest =
            std::max(widest, metrics.horizontalAdvance(shortNumber(value) + request.chart.unit));
    area.adjust(widest + gap, metrics.height() / 2, 0, -metrics.height() - gap);
    return area;
}

static void placeColumnLabels(const LayoutRequest &request, MarkLayout &layout, qreal slot)
{
    if (!request.full)
        return;
    const auto count = request.chart.columns.size();
    qreal widest = 0;
    for (const auto &name : request.chart.columns)
        widest = std::max(widest, request.metrics.horizontalAdvance(name));
    // Leaves out labels at regular intervals. The last label is always shown.
    const auto every = std::max<qsizetype>(
        1, static_cast<qsizetype>(std::ceil((widest + gap) / std::max(slot, 1.0))));
    for (qsizetype column = 0; column < count; ++column) {
        const bool shown = (count - 1 - column) % every == 0;
        const auto width = slot * static_cast<qreal>(every);
        // The last label does not leave the chart.
        const auto half =
            std::min(request.metrics.horizontalAdvance(request.chart.columns[column]), width) / 2;
        const auto centre = std::min(layout.plot.left() + slot * (static_cast<qreal>(column) + 0.5),
                                     layout.plot.right() - half);
        layout.columns.push_back(shown ? QRectF(centre - width / 2, layout.plot.bottom() + 6, width,
                                                request.metrics.height())
                                       : QRectF());
    }
}

static void layOutColumns(const LayoutRequest &request, MarkLayout &layout)
{
    layout.plot = takeAxes(request, takeLegend(request, layout), layout);
    const auto count = std::max<qsizetype>(1, request.chart.columns.size());
    const auto slot = layout.plot.width() / static_cast<qreal>(count);
    const auto width = std::clamp(std::floor(slot * 0.64), 1.0, 56.0);
    std::map<int, qreal> tops;
    for (const auto &mark : request.chart.marks) {
        const auto left = std::round(layout.plot.left() + slot * mark.column + (slot - width) / 2);
        auto &top = tops.try_emplace(mark.column, std::round(layout.plot.bottom())).first->second;
        const auto part = std::max(0.0, mark.value) / static_cast<qreal>(layout.scale.top);
        auto height = std::round(part * layout.plot.height());
        // A value above zero is always visible.
        if (mark.value > 0)
            height = std::max(2.0, height);
        layout.marks.emplace_back(left, top - height, width, height);
        top -= height;
    }
    placeColumnLabels(request, layout, slot);
}

static void layOutCurve(const LayoutRequest &request, MarkLayout &layout)
{
    layout.plot = takeAxes(request, takeLegend(request, layout), layout);
    const auto count = std::max<qsizetype>(1, request.chart.columns.size());
    const auto slot = layout.plot.width() / static_cast<qreal>(count);
    static constexpr qreal radius = 4;
    for (const auto &mark : request.chart.marks) {
        const QPointF centre(layout.plot.left() + slot * (mark.column + 0.5),
                             layout.plot.bottom()
                                 - layout.plot.height() * mark.value
                                     / static_cast<qreal>(layout.scale.top));
        layout.marks.emplace_back(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    }
    placeColumnLabels(request, layout, slot);
}

namespace {

// The lengths of horizontal bars.
struct BarLines
{
    // The space for the name and the bars of one column.
    qreal slot = 0;
    qreal lanes = 1;
    qreal thick = 0;
    // From the top of the slot to the first bar.
    qreal head = 0;
};

} // namespace

// Places long names above their bars if there is room, and otherwise beside them.
static BarLines barLines(const LayoutRequest &request, const QRectF &area, qreal names,
                         MarkLayout &layout)
{
    const auto &chart = request.chart;
    const auto line = request.metrics.height();
    const auto share =
        area.height() / static_cast<qreal>(std::max<qsizetype>(1, chart.columns.size()));
    BarLines lines;
    lines.lanes =
        chart.stacked ? 1.0 : static_cast<qreal>(std::max<qsizetype>(1, chart.rows.size()));
    layout.titled =
        request.full && names > area.width() * 0.36 && share > line * (1.4 + 0.8 * lines.lanes);
    if (layout.titled) {
        lines.slot = std::min(share, line * (2 + 0.8 * lines.lanes));
        lines.thick = line * 0.7;
        lines.head = line + 3;
        return lines;
    }
    lines.slot = std::min(share, request.full ? line * 2.6 : 14.0);
    lines.thick = std::min(lines.slot * 0.68 / lines.lanes, request.full ? 22.0 : 8.0);
    lines.head = (lines.slot - lines.thick * lines.lanes) / 2;
    return lines;
}

static void layOutBars(const LayoutRequest &request, MarkLayout &layout)
{
    const auto &chart = request.chart;
    layout.plot = takeLegend(request, layout);
    const auto area = layout.plot;
    qreal names = 0;
    qreal numbers = 0;
    if (request.full) {
        for (const auto &name : chart.columns)
            names = std::max(names, request.metrics.horizontalAdvance(name));
        for (const auto &mark : chart.marks)
            numbers = std::max(numbers, request.metrics.horizontalAdvance(mark.text));
    }
    const auto lines = barLines(request, area, names, layout);
    names = layout.titled ? 0 : std::min(names, area.width() * 0.36);
    if (request.full)
        layout.plot.adjust(layout.titled ? 0 : names + gap, 0, -numbers - gap, 0);
    const auto longest = std::max(1e-9, chart.highest());
    std::map<int, qreal> ends;
    for (const auto &mark : chart.marks) {
        auto &end = ends.try_emplace(mark.column, layout.plot.left()).first->second;
        const auto left = chart.stacked ? end : layout.plot.left();
        auto length = layout.plot.width() * std::clamp(mark.value / longest, 0.0, 1.0);
        if (mark.value > 0)
            length = std::max(2.0, length);
        const auto top = area.top() + lines.slot * mark.column + lines.head
            + (chart.stacked ? 0 : lines.thick * mark.row);
        layout.marks.emplace_back(left, top, length, lines.thick - (chart.stacked ? 0 : 1));
        end += length;
    }
    for (qsizetype column = 0; request.full && column < chart.columns.size(); ++column)
        layout.columns.emplace_back(area.left(),
                                    area.top() + lines.slot * static_cast<qreal>(column),
                                    layout.titled ? area.width() : names,
                                    layout.titled ? request.metrics.height() : lines.slot);
}

static void layOutGrid(const LayoutRequest &request, MarkLayout &layout)
{
    const auto &chart = request.chart;
    const auto area = takeLegend(request, layout);
    layout.plot = area;
    qreal names = 0;
    if (request.full) {
        for (const auto &name : chart.rows)
            names = std::max(names, request.metrics.horizontalAdvance(name));
        layout.plot.adjust(names + 1.5 * gap, request.metrics.height() + 6, 0, 0);
    }
    const auto width =
        layout.plot.width() / static_cast<qreal>(std::max<qsizetype>(1, chart.columns.size()));
    auto height =
        layout.plot.height() / static_cast<qreal>(std::max<qsizetype>(1, chart.rows.size()));
    if (request.full)
        height = std::min(height, request.metrics.height() * 2.2);
    const auto between = request.full ? cellGap : 1.0;
    for (const auto &mark : chart.marks)
        layout.marks.emplace_back(layout.plot.left() + width * mark.column,
                                  layout.plot.top() + height * mark.row, width - between,
                                  height - between);
    if (!request.full)
        return;
    for (qsizetype column = 0; column < chart.columns.size(); ++column)
        layout.columns.emplace_back(layout.plot.left() + width * static_cast<qreal>(column),
                                    area.top(), width - between, request.metrics.height());
    for (qsizetype row = 0; row < chart.rows.size(); ++row)
        layout.rows.emplace_back(area.left(), layout.plot.top() + height * static_cast<qreal>(row),
                                 names, height - between);
}

// The width of a tile with its name, which is bold, and the number of people.
static qreal leastTileWidth(const LayoutRequest &request, const ChartMark &mark)
{
    if (!request.full)
        return 8.0;
    static constexpr qreal boldness = 1.1;
    const auto words = std::max(boldness * request.metrics.horizontalAdvance(mark.name),
                                request.metrics.horizontalAdvance(MarkChart::briefOf(mark)));
    return std::ceil(words) + tileMargins;
}

namespace {

struct TileRow
{
    double total = 0;
    qreal least = 0;
    int count = 0;
    // The left edge of the next tile.
    qreal end = 0;
};

} // namespace

// A tile is as wide as its share of the row, but wide enough for its name if the row is.
static void layOutTiles(const LayoutRequest &request, MarkLayout &layout)
{
    const auto &chart = request.chart;
    layout.plot = request.area;
    std::map<int, TileRow> rows;
    for (const auto &mark : chart.marks) {
        auto &row = rows.try_emplace(mark.row, TileRow{.end = layout.plot.left()}).first->second;
        row.total += mark.value;
        row.least += leastTileWidth(request, mark);
        ++row.count;
    }
    const auto between = request.full ? tileGap : 1.0;
    const auto height = (layout.plot.height() + between)
        / static_cast<qreal>(std::max<std::size_t>(1, rows.size()));
    for (const auto &mark : chart.marks) {
        auto &row = rows[mark.row];
        const auto room = layout.plot.width() - between * (row.count - 1);
        const auto narrowed = std::min(1.0, room / row.least);
        const auto width = leastTileWidth(request, mark) * narrowed
            + std::max(0.0, room - row.least) * mark.value / std::max(1e-9, row.total);
        layout.marks.emplace_back(row.end, layout.plot.top() + height * mark.row, width,
                                  height - between);
        row.end += width + between;
    }
}

static void layOutFunnel(const LayoutRequest &request, MarkLayout &layout)
{
    const auto &chart = request.chart;
    layout.plot = takeLegend(request, layout);
    // The name and the number of a step are written above its column.
    const auto head = request.full ? 2 * request.metrics.height() + 2 * gap : 0;
    const auto area = layout.plot;
    layout.plot.setTop(area.top() + head);
    std::map<int, double> totals;
    for (const auto &mark : chart.marks)
        totals[mark.column] += mark.value;
    const auto slot =
        area.width() / static_cast<qreal>(std::max<qsizetype>(1, chart.columns.size()));
    const auto width = request.full ? std::min(slot * 0.72, slot - 2 * gap) : slot * 0.7;
    std::map<int, qreal> tops;
    for (const auto &mark : chart.marks) {
        auto &top = tops.try_emplace(mark.column, layout.plot.bottom()).first->second;
        const auto total = std::max(1e-9, totals[mark.column]);
        const auto height = layout.plot.height() * mark.value / total;
        layout.marks.emplace_back(area.left() + slot * mark.column, top - height, width, height);
        top -= height;
    }
    for (qsizetype column = 0; request.full && column < chart.columns.size(); ++column)
        layout.columns.emplace_back(area.left() + slot * static_cast<qreal>(column), area.top(),
                                    slot - gap, head - gap);
}

// Time axes run from left to right in every language.
static bool isMirrored(const MarkChart &chart, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft && chart.isMirrorable();
}

static void mirror(MarkLayout &layout, const QRectF &area)
{
    const auto turn = [&area](QRectF &part) {
        part.moveLeft(area.left() + area.right() - part.right());
    };
    turn(layout.plot);
    for (auto *parts : {&layout.marks, &layout.columns, &layout.rows})
        std::ranges::for_each(*parts, turn);
}

MarkLayout layoutOf(const MarkChart &chart, const QRectF &area, const ChartLook &look,
                    MarkDetail detail, Qt::LayoutDirection direction)
{
    using LayOut = void (*)(const LayoutRequest &, MarkLayout &);
    static constexpr std::array<LayOut, 6> forms{layOutColumns, layOutCurve, layOutBars,
                                                 layOutGrid,    layOutTiles, layOutFunnel};
    MarkLayout layout;
    forms[static_cast<std::size_t>(chart.form)](
        {chart, area, QFontMetricsF(look.label), detail == MarkDetail::Full}, layout);
    if (isMirrored(chart, direction))
        mirror(layout, area);
    return layout;
}

int markAt(const MarkChart &chart, const MarkLayout &layout, QPointF position)
{
    for (std::size_t mark = 0; mark < layout.marks.size(); ++mark) {
        if (layout.marks[mark].adjusted(-1, -1, 1, 1).contains(position))
            return static_cast<int>(mark);
    }
    // A low column is hard to hit with the mouse, so the space above it counts too.
    if (chart.form != MarkForm::Columns && chart.form != MarkForm::Curve)
        return -1;
    for (std::size_t mark = layout.marks.size(); mark-- > 0;) {
        const auto &part = layout.marks[mark];
        const auto around = std::max(part.width(), 16.0);
        if (std::abs(part.center().x() - position.x()) <= around / 2
            && layout.plot.contains(QPointF(layout.plot.center().x(), position.y())))
            return static_cast<int>(mark);
    }
    return -1;
}

} // namespace storedesk::ui::charts
