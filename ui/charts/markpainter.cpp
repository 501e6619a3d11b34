// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "markpainter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace storedesk::ui::charts {

static constexpr qreal radius = 4;

namespace {

// Parameters shared by the functions that paint the parts of a chart.
struct PaintJob
{
    QPainter &painter;
    const MarkChart &chart;
    const ChartLook &look;
    const MarkLayout layout;
    const MarkPainting &painting;

    [[nodiscard]] bool isFull() const { return painting.detail == MarkDetail::Full; }
    [[nodiscard]] QFontMetricsF metrics() const { return QFontMetricsF(look.label); }
};

} // namespace

static QColor accentOf(const PaintJob &job)
{
    return job.painting.muted ? mixed(job.look.tokens.muted, job.look.tokens.panel, 0.5)
                              : job.look.tokens.accent;
}

// The series of a chart are shades of one colour. They are distinguished by their order and the
// legend.
static QColor colourOfRow(const PaintJob &job, int row)
{
    static constexpr std::array parts{1.0, 0.45, 0.7, 0.25, 0.85, 0.6};
    if (job.chart.form == MarkForm::Funnel && row == 2)
        return mixed(job.look.tokens.line, job.look.tokens.panel, 0.5);
    return mixed(accentOf(job), job.look.tokens.panel,
                 parts[static_cast<std::size_t>(row) % parts.size()]);
}

// Text in the colour of the window stays readable on the darkest shade of a full chart.
static QColor shadeOf(const PaintJob &job, double shade)
{
    const auto part = std::clamp(shade, 0.0, 1.0);
    return mixed(accentOf(job), job.look.tokens.panel,
                 job.isFull() ? 0.05 + 0.5 * part : 0.08 + 0.8 * part);
}

// Numbers that rest on few people are grey.
static QColor greyText(const Tokens &tokens)
{
    return mixed(tokens.text, tokens.panel, 0.7);
}

static void hatch(const PaintJob &job, const QRectF &part, const QColor &colour)
{
    auto &painter = job.painter;
    painter.save();
    painter.fillRect(part, job.look.tokens.panel);
    painter.setClipRect(part, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(colour, job.look.tokens.panel, 0.75), 1));
    static constexpr qreal step = 6;
    for (auto x = part.left() - part.height(); x < part.right(); x += step)
        painter.drawLine(QPointF(x, part.bottom()), QPointF(x + part.height(), part.top()));
    painter.restore();
}

static void outline(const PaintJob &job, const QRectF &part, const QColor &colour)
{
    job.painter.setPen(QPen(colour, 1));
    job.painter.setBrush(Qt::NoBrush);
    job.painter.drawRect(part.adjusted(0.5, 0.5, -0.5, -0.5));
}

static void paintSeries(const PaintJob &job, const ChartMark &mark, const QRectF &part)
{
    if (part.width() <= 0 || part.height() <= 0)
        return;
    const auto colour = colourOfRow(job, mark.row);
    if (mark.row == job.chart.outlinedRow && !mark.unfinished)
        return outline(job, part, accentOf(job));
    const bool open = mark.unfinished || (job.chart.form == MarkForm::Funnel && mark.row == 1);
    if (!open) {
        job.painter.fillRect(
            part, mark.plain ? mixed(job.look.tokens.muted, job.look.tokens.panel, 0.45) : colour);
        return;
    }
    hatch(job, part, accentOf(job));
    outline(job, part, colour);
}

static void paintScaleLines(const PaintJob &job, const QRectF &area)
{
    const auto &plot = job.layout.plot;
    const auto metrics = job.metrics();
    for (qint64 value = 0; value <= job.layout.scale.top; value += job.layout.scale.step) {
        const auto part = static_cast<qreal>(value) / static_cast<qreal>(job.layout.scale.top);
        const auto y = std::round(plot.bottom() - part * plot.height());
        job.painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), job.look.tokens.line);
        if (!job.isFull())
            return;
        job.painter.setPen(job.look.tokens.muted);
        job.painter.drawText(QRectF(area.left(), y - metrics.height() / 2,
                                    plot.left() - 8 - area.left(), metrics.height()),
                             Qt::AlignRight | Qt::AlignVCenter,
                             shortNumber(value) + job.chart.unit);
    }
}

static void paintColumnLabels(const PaintJob &job, Qt::Alignment alignment)
{
    const auto metrics = job.metrics();
    for (std::size_t column = 0; column < job.layout.columns.size(); ++column) {
        const auto &place = job.layout.columns[column];
        if (place.isEmpty())
            continue;
        job.painter.setPen(job.look.tokens.muted);
        const auto name = job.chart.columns.value(static_cast<qsizetype>(column));
        job.painter.drawText(place, static_cast<int>(alignment),
                             metrics.elidedText(name, Qt::ElideRight, place.width()));
    }
}

static void paintComparison(const PaintJob &job)
{
    const auto &plot = job.layout.plot;
    const auto slot =
        plot.width() / static_cast<qreal>(std::max<std::size_t>(1, job.chart.line.size()));
    QPolygonF points;
    for (std::size_t column = 0; column < job.chart.line.size(); ++column) {
        if (const auto &value = job.chart.line[column])
            points.append(
                {plot.left() + slot * (static_cast<qreal>(column) + 0.5),
                 plot.bottom()
                     - plot.height() * *value / static_cast<qreal>(job.layout.scale.top)});
    }
    job.painter.setRenderHint(QPainter::Antialiasing);
    // A light edge keeps the line visible on the columns.
    job.painter.setPen(QPen(job.look.tokens.panel, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    job.painter.drawPolyline(points);
    job.painter.setPen(
        QPen(job.look.tokens.muted, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    job.painter.drawPolyline(points);
    job.painter.setRenderHint(QPainter::Antialiasing, false);
}

static void paintColumns(const PaintJob &job, const QRectF &area)
{
    paintScaleLines(job, area);
    paintColumnLabels(job, Qt::AlignHCenter | Qt::AlignTop);
    for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark)
        paintSeries(job, job.chart.marks[mark], job.layout.marks[mark]);
    if (!job.chart.line.empty() && job.isFull())
        paintComparison(job);
}

static void paintCurve(const PaintJob &job, const QRectF &area)
{
    paintScaleLines(job, area);
    paintColumnLabels(job, Qt::AlignHCenter | Qt::AlignTop);
    auto &painter = job.painter;
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF points;
    for (const auto &part : job.layout.marks)
        points.append(part.center());
    painter.setPen(QPen(accentOf(job), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    painter.setPen(QPen(accentOf(job), 2));
    painter.setBrush(job.look.tokens.panel);
    for (const auto &part : job.layout.marks)
        painter.drawEllipse(part.center(), job.isFull() ? 4 : 2.5, job.isFull() ? 4 : 2.5);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Shows that a bar is longer than it is drawn.
static void paintGap(const PaintJob &job, const QRectF &part)
{
    const auto middle = part.center().x();
    const auto lean = part.height() / 4;
    job.painter.setRenderHint(QPainter::Antialiasing);
    job.painter.setPen(QPen(job.look.tokens.panel, 3));
    for (const auto x : {middle - 4, middle + 4})
        job.painter.drawLine(QPointF(x - lean, part.bottom() + 1),
                             QPointF(x + lean, part.top() - 1));
    job.painter.setRenderHint(QPainter::Antialiasing, false);
}

static void paintBars(const PaintJob &job, const QRectF &)
{
    auto &painter = job.painter;
    const auto metrics = job.metrics();
    const bool mirrored = painter.layoutDirection() == Qt::RightToLeft;
    if (!job.isFull()) {
        for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark)
            paintSeries(job, job.chart.marks[mark], job.layout.marks[mark]);
        return;
    }
    for (std::size_t column = 0; column < job.layout.columns.size(); ++column) {
        const auto &place = job.layout.columns[column];
        painter.setPen(job.look.tokens.text);
        painter.drawText(
            place, (job.layout.titled ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter,
            metrics.elidedText(job.chart.columns.value(static_cast<qsizetype>(column)),
                               Qt::ElideRight, place.width()));
    }
    for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark) {
        const auto &part = job.layout.marks[mark];
        paintSeries(job, job.chart.marks[mark], part);
        if (job.chart.marks[mark].cut)
            paintGap(job, part);
        // If bars are stacked, only the last one has room for its number.
        const bool last = mark + 1 == job.chart.marks.size()
            || job.chart.marks[mark + 1].column != job.chart.marks[mark].column;
        if (job.chart.stacked && (!last || job.chart.rows.size() > 1))
            continue;
        const auto width = metrics.horizontalAdvance(job.chart.marks[mark].text) + 2;
        const QRectF beside(mirrored ? part.left() - 6 - width : part.right() + 6,
                            part.center().y() - metrics.height() / 2, width, metrics.height());
        painter.setPen(job.look.tokens.muted);
        painter.drawText(beside, Qt::AlignLeading | Qt::AlignVCenter, job.chart.marks[mark].text);
    }
}

static void paintCell(const PaintJob &job, const ChartMark &mark, const QRectF &part)
{
    auto &painter = job.painter;
    const auto &tokens = job.look.tokens;
    if (mark.unfinished) {
        hatch(job, part, mixed(accentOf(job), tokens.panel, 0.45));
    } else if (!mark.plain) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark.muted ? mixed(tokens.muted, tokens.panel, 0.05 + 0.15 * mark.shade)
                                    : shadeOf(job, mark.shade));
        painter.drawRoundedRect(part, job.isFull() ? 2 : 0, job.isFull() ? 2 : 0);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    const auto metrics = job.metrics();
    const auto text = MarkChart::briefOf(mark);
    // An empty cell shows that nothing is known there.
    if (mark.plain && !mark.unfinished && (!job.isFull() || text.isEmpty()))
        painter.fillRect(part, mixed(tokens.line, tokens.panel, 0.4));
    // Cells too small for text, and all cells of a simplified chart, show only their colour.
    if (!job.isFull() || text.isEmpty() || part.height() < metrics.ascent()
        || metrics.horizontalAdvance(text) > part.width() - 2)
        return;
    painter.setPen(mark.muted ? greyText(tokens) : mark.plain ? tokens.muted : tokens.text);
    // Keep text readable on the hatching.
    if (mark.unfinished) {
        const auto width = metrics.horizontalAdvance(text) + 6;
        painter.fillRect(QRectF(part.center().x() - width / 2,
                                part.center().y() - metrics.height() / 2, width, metrics.height()),
                         tokens.panel);
    }
    painter.drawText(part, Qt::AlignCenter, text);
}

static void paintGrid(const PaintJob &job, const QRectF &)
{
    for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark)
        paintCell(job, job.chart.marks[mark], job.layout.marks[mark]);
    const auto metrics = job.metrics();
    qreal widest = 0;
    for (const auto &name : job.chart.columns)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    const auto slot = job.layout.columns.empty() ? 1 : job.layout.columns.front().width();
    const auto every = std::max(1, static_cast<int>(std::ceil((widest + 4) / std::max(slot, 1.0))));
    for (std::size_t column = 0; column < job.layout.columns.size();
         column += static_cast<std::size_t>(every)) {
        const auto &place = job.layout.columns[column];
        job.painter.setPen(job.look.tokens.muted);
        job.painter.drawText(place.adjusted(-widest, 0, widest, 0),
                             Qt::AlignHCenter | Qt::AlignVCenter,
                             job.chart.columns.value(static_cast<qsizetype>(column)));
    }
    const auto height = job.layout.rows.empty() ? 1 : job.layout.rows.front().height() + 2;
    const auto everyRow =
        static_cast<std::size_t>(std::max(1.0, std::ceil(metrics.ascent() / height)));
    for (std::size_t row = 0; row < job.layout.rows.size(); row += everyRow) {
        job.painter.setPen(job.look.tokens.text);
        job.painter.drawText(job.layout.rows[row].adjusted(0, -4, 0, 4),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             job.chart.rows.value(static_cast<qsizetype>(row)));
    }
}

static void paintTiles(const PaintJob &job, const QRectF &)
{
    auto &painter = job.painter;
    const auto metrics = job.metrics();
    for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark) {
        const auto &value = job.chart.marks[mark];
        const auto &part = job.layout.marks[mark];
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shadeOf(job, value.shade));
        painter.drawRoundedRect(part, job.isFull() ? radius : 1, job.isFull() ? radius : 1);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (!job.isFull())
            continue;
        const auto words = part.adjusted(10, 8, -6, -6);
        auto strong = job.look.label;
        strong.setWeight(QFont::DemiBold);
        const auto name =
            QFontMetricsF(strong).elidedText(value.name, Qt::ElideRight, words.width());
        painter.setPen(job.look.tokens.text);
        painter.setFont(strong);
        painter.drawText(words, Qt::AlignLeading | Qt::AlignTop, name);
        painter.setFont(job.look.label);
        const auto below = words.adjusted(0, metrics.height() + 2, 0, 0);
        const bool wraps = below.height() >= 2 * metrics.height();
        auto text = value.text;
        if (!wraps && metrics.horizontalAdvance(text) > below.width())
            text = metrics.elidedText(MarkChart::briefOf(value), Qt::ElideRight, below.width());
        const auto wrapping = wraps ? Qt::TextWordWrap : 0;
        painter.drawText(below, Qt::AlignLeading | Qt::AlignTop | wrapping, text);
    }
}

static void paintFunnel(const PaintJob &job, const QRectF &)
{
    auto &painter = job.painter;
    const auto metrics = job.metrics();
    for (std::size_t mark = 0; mark < job.chart.marks.size(); ++mark) {
        const auto &value = job.chart.marks[mark];
        const auto &part = job.layout.marks[mark];
        paintSeries(job, value, part);
        if (!job.isFull())
            continue;
        if (value.row == 2 && !part.isEmpty())
            outline(job, part, job.look.tokens.line);
        if (value.row == 0 || part.height() < metrics.height() + 2)
            continue;
        painter.setPen(job.look.tokens.text);
        if (value.row == 1) {
            const auto width = metrics.horizontalAdvance(value.text) + 8;
            painter.fillRect(QRectF(part.center().x() - width / 2,
                                    part.center().y() - metrics.height() / 2, width,
                                    metrics.height()),
                             job.look.tokens.panel);
        }
        painter.drawText(part, Qt::AlignCenter, value.text);
    }
    for (std::size_t column = 0; column < job.layout.columns.size(); ++column) {
        const auto &place = job.layout.columns[column];
        painter.setPen(job.look.tokens.muted);
        painter.drawText(place, Qt::AlignLeading | Qt::AlignTop,
                         metrics.elidedText(job.chart.columns.value(static_cast<qsizetype>(column)),
                                            Qt::ElideRight, place.width()));
        const auto step = std::ranges::find_if(job.chart.marks, [&](const ChartMark &mark) {
            return mark.row == 0 && mark.column == static_cast<int>(column);
        });
        auto strong = job.look.title;
        painter.setFont(strong);
        painter.setPen(job.look.tokens.text);
        if (step != job.chart.marks.end())
            painter.drawText(place.adjusted(0, metrics.height(), 0, 4),
                             Qt::AlignLeading | Qt::AlignVCenter, step->text);
        painter.setFont(job.look.label);
    }
}

static void paintMarkLegend(const PaintJob &job)
{
    auto &painter = job.painter;
    const auto metrics = job.metrics();
    const auto side = std::round(metrics.height() * 0.6);
    const auto &area = job.layout.legend;
    const auto mirrored = [&](const QRectF &part) {
        return painter.layoutDirection() == Qt::RightToLeft
            ? part.translated(area.left() + area.right() - part.left() - part.right(), 0)
            : part;
    };
    qreal left = area.left();
    const auto add = [&](const QString &name, const auto &paintSign) {
        const QRectF square(left, area.top() + (metrics.height() - side) / 2, side, side);
        paintSign(mirrored(square));
        const auto width = metrics.horizontalAdvance(name) + 2;
        painter.setPen(job.look.tokens.muted);
        painter.drawText(mirrored(QRectF(left + side + 6, area.top(), width, metrics.height())),
                         Qt::AlignLeading | Qt::AlignVCenter, name);
        left += side + 6 + width + 14;
    };
    const int series = job.chart.namesSeries() ? static_cast<int>(job.chart.rows.size()) : 0;
    for (int row = 0; row < series; ++row)
        add(job.chart.rows.at(row), [&](const QRectF &square) {
            paintSeries(job, {.row = row, .value = 1}, square);
            if (job.chart.form == MarkForm::Funnel && row == 2)
                outline(job, square, job.look.tokens.line);
        });
    if (!job.chart.lineName.isEmpty())
        add(job.chart.lineName, [&](const QRectF &square) {
            painter.fillRect(QRectF(square.left(), square.center().y() - 1, square.width(), 2),
                             job.look.tokens.muted);
        });
    if (job.chart.hasUnfinished())
        add(insightviews::unfinishedName(), [&](const QRectF &square) {
            paintSeries(job, {.value = 1, .unfinished = true}, square);
        });
}

static void paintFrame(const PaintJob &job, int mark)
{
    auto part = job.layout.marks[static_cast<std::size_t>(mark)];
    if (part.height() < 4)
        part.setTop(part.bottom() - 4);
    job.painter.setRenderHint(QPainter::Antialiasing);
    job.painter.setBrush(Qt::NoBrush);
    job.painter.setPen(QPen(job.look.tokens.panel, 2));
    job.painter.drawRoundedRect(part.adjusted(0, 0, 0, 0), 2, 2);
    job.painter.setPen(QPen(job.look.tokens.accent, 2));
    job.painter.drawRoundedRect(part.adjusted(-2, -2, 2, 2), 3, 3);
    job.painter.setRenderHint(QPainter::Antialiasing, false);
}

// Paints a label in a box next to the mark, without covering the mark.
static void paintLabel(const PaintJob &job, const QRectF &area, int mark)
{
    const auto &part = job.layout.marks[static_cast<std::size_t>(mark)];
    const auto &value = job.chart.marks[static_cast<std::size_t>(mark)];
    const auto text = job.chart.textOf(value);
    const auto metrics = job.metrics();
    const QSizeF size(metrics.horizontalAdvance(text) + 20, metrics.height() + 12);
    QRectF box(part.center().x() - size.width() / 2, part.top() - size.height() - 6, size.width(),
               size.height());
    if (box.top() < area.top())
        box.moveTop(std::min(part.bottom() + 6, area.bottom() - size.height()));
    if (box.intersects(part))
        box.moveLeft(part.right() + 8 + size.width() > area.right() ? part.left() - 8 - size.width()
                                                                    : part.right() + 8);
    box.moveLeft(
        std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    job.painter.setRenderHint(QPainter::Antialiasing);
    job.painter.setPen(QPen(job.look.tokens.line, 1));
    job.painter.setBrush(job.look.tokens.panel);
    job.painter.drawRoundedRect(box, radius, radius);
    job.painter.setRenderHint(QPainter::Antialiasing, false);
    job.painter.setPen(job.look.tokens.text);
    job.painter.drawText(box, Qt::AlignCenter, text);
}

void paintMarks(QPainter &painter, const QRectF &area, const MarkChart &chart,
                const ChartLook &look, const MarkPainting &painting)
{
    if (chart.isEmpty() || area.width() < 20 || area.height() < 20)
        return;
    using Paint = void (*)(const PaintJob &, const QRectF &);
    static constexpr std::array<Paint, 6> forms{paintColumns, paintCurve, paintBars,
                                                paintGrid,    paintTiles, paintFunnel};
    const PaintJob job{painter, chart, look,
                       layoutOf(chart, area, look, painting.detail, painter.layoutDirection()),
                       painting};
    painter.save();
    painter.setFont(look.label);
    const auto direction = painter.layoutDirection();
    // Otherwise, the labels of axes would be aligned to the wrong side.
    if (!chart.isMirrorable())
        painter.setLayoutDirection(Qt::LeftToRight);
    forms[static_cast<std::size_t>(chart.form)](job, area);
    painter.setLayoutDirection(direction);
    if (!job.layout.legend.isEmpty())
        paintMarkLegend(job);
    if (painting.framed >= 0)
        paintFrame(job, painting.framed);
    if (painting.labelled >= 0)
        paintLabel(job, area, painting.labelled);
    painter.restore();
}

void paintMarkPicture(QPainter &painter, const QRectF &area, const MarkChart &chart,
                      const ChartLook &look)
{
    static constexpr qreal margin = 24;
    painter.fillRect(area, look.tokens.panel);
    auto room = area.adjusted(margin, margin, -margin, -margin);
    painter.setFont(look.title);
    painter.setPen(look.tokens.text);
    painter.drawText(room, Qt::AlignLeading | Qt::AlignTop, chart.title);
    room.setTop(room.top() + QFontMetricsF(look.title).height() + 14);
    if (!chart.note.isEmpty()) {
        painter.setFont(look.label);
        painter.setPen(look.tokens.muted);
        painter.drawText(room, Qt::AlignLeading | Qt::AlignBottom, chart.note);
        room.setBottom(room.bottom() - QFontMetricsF(look.label).height() - 10);
    }
    paintMarks(painter, room, chart, look);
}

} // namespace storedesk::ui::charts
