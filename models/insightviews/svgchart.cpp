// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "svgchart.h"

#include "insightviews/chartscale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

static constexpr double width = 720;
static constexpr double fontSize = 11;
static constexpr double lineHeight = 15;
static constexpr double letterWidth = 6.7;
static constexpr double gap = 8;

namespace {

struct Box
{
    double x = 0;
    double y = 0;
    double w = 0;
    double h = 0;
};

enum class Anchor : quint8 { Start, Middle, End };

// The elements of one picture, from back to front.
class Picture final
{
public:
    explicit Picture(const MarkChart &chart)
        : m_chart(chart)
    { }

    [[nodiscard]] const MarkChart &chart() const { return m_chart; }
    void text(double x, double y, const QString &words, Anchor anchor = Anchor::Start,
              const QString &fill = u"var(--muted)"_s);
    void line(double fromX, double fromY, double toX, double toY);
    void mark(const ChartMark &mark, const Box &place, double opacity);
    void path(const QString &points, const QString &stroke, double thickness);
    void dot(const ChartMark &mark, double x, double y);
    [[nodiscard]] QString finished(double height) const;

private:
    const MarkChart &m_chart;
    QString m_elements;
};

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

double widthOf(const QString &words)
{
    return letterWidth * static_cast<double>(words.size());
}

QString shortened(const QString &words, double room)
{
    const auto letters = static_cast<qsizetype>(room / letterWidth);
    return words.size() <= letters ? words
                                   : words.first(std::max<qsizetype>(0, letters - 1)) + u'…';
}

// The series of a chart are shades of one colour, as in the window.
double opacityOfRow(int row)
{
    static constexpr std::array parts{1.0, 0.45, 0.7, 0.25, 0.85, 0.6};
    return parts[static_cast<std::size_t>(row) % parts.size()];
}

void Picture::text(double x, double y, const QString &words, Anchor anchor, const QString &fill)
{
    static constexpr std::array anchors{"start"_L1, "middle"_L1, "end"_L1};
    m_elements += u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\">%5</text>"_s.arg(
        number(x), number(y), anchors[static_cast<std::size_t>(anchor)], fill,
        words.toHtmlEscaped());
}

void Picture::line(double fromX, double fromY, double toX, double toY)
{
    m_elements += u"<path d=\"M%1 %2L%3 %4\" stroke=\"var(--line)\"/>"_s.arg(
        number(fromX), number(fromY), number(toX), number(toY));
}

void Picture::mark(const ChartMark &mark, const Box &place, double opacity)
{
    if (place.w <= 0 || place.h <= 0)
        return;
    const bool open = mark.unfinished || (m_chart.form == MarkForm::Funnel && mark.row == 1);
    const bool grey = mark.plain || (m_chart.form == MarkForm::Funnel && mark.row == 2);
    const auto fill = open ? u"url(#hatch)"_s : grey ? u"var(--line)"_s : u"var(--accent)"_s;
    m_elements +=
        u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"1.5\" fill=\"%5\" fill-opacity=\"%6\"%7><title>%8</title></rect>"_s
            .arg(number(place.x), number(place.y), number(place.w), number(place.h), fill,
                 QString::number(open || grey ? 1 : opacity, 'f', 2),
                 open ? u" stroke=\"var(--accent)\""_s : QString(),
                 m_chart.textOf(mark).toHtmlEscaped());
}

void Picture::path(const QString &points, const QString &stroke, double thickness)
{
    if (!points.isEmpty())
        m_elements +=
            u"<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"%3\"/>"_s.arg(
                points, stroke, number(thickness));
}

void Picture::dot(const ChartMark &mark, double x, double y)
{
    m_elements +=
        u"<circle cx=\"%1\" cy=\"%2\" r=\"4\" fill=\"var(--panel)\" stroke=\"var(--accent)\" stroke-width=\"2\"><title>%3</title></circle>"_s
            .arg(number(x), number(y), m_chart.textOf(mark).toHtmlEscaped());
}

QString Picture::finished(double height) const
{
    return u"<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\" font-size=\"%4\">%5</svg>"_s
        .arg(number(width), number(height), m_chart.title.toHtmlEscaped(), number(fontSize),
             m_elements);
}

// Returns the place below the legend.
double drawLegend(Picture &picture)
{
    const auto &chart = picture.chart();
    const bool series = chart.namesSeries();
    if (!series && !chart.hasUnfinished())
        return gap;
    double x = 0;
    for (int row = 0; series && row < chart.rows.size(); ++row) {
        const ChartMark sample{.row = row};
        picture.mark(sample, {x, 3, 10, 10}, opacityOfRow(row));
        picture.text(x + 14, 12, chart.rows.at(row));
        x += 14 + widthOf(chart.rows.at(row)) + 2 * gap;
    }
    if (!chart.line.empty()) {
        picture.path(u"%1,8 %2,8"_s.arg(number(x), number(x + 16)), u"var(--muted)"_s, 1.6);
        picture.text(x + 20, 12, chart.lineName);
        x += 20 + widthOf(chart.lineName) + 2 * gap;
    }
    if (chart.hasUnfinished()) {
        picture.mark({.unfinished = true}, {x, 3, 10, 10}, 1);
        picture.text(x + 14, 12, unfinishedName());
    }
    return lineHeight + gap;
}

struct Axes
{
    Box plot;
    ChartScale scale;
    double slot = 0;

    [[nodiscard]] double heightOf(double value) const
    {
        return plot.h * std::max(0.0, value) / static_cast<double>(scale.top);
    }
    [[nodiscard]] double centreOf(qsizetype column) const
    {
        return plot.x + slot * (static_cast<double>(column) + 0.5);
    }
};

Axes drawAxes(Picture &picture, double top, double bottom)
{
    const auto &chart = picture.chart();
    Axes axes{.scale = scaleOf(static_cast<qint64>(std::ceil(chart.highest())))};
    double widest = 0;
    for (qint64 value = 0; value <= axes.scale.top; value += axes.scale.step)
        widest = std::max(widest, widthOf(shortNumber(value) + chart.unit));
    axes.plot = {widest + gap, top + 6, width - widest - gap, bottom - top - 6};
    axes.slot = axes.plot.w / static_cast<double>(std::max<qsizetype>(1, chart.columns.size()));
    for (qint64 value = 0; value <= axes.scale.top; value += axes.scale.step) {
        const auto y = bottom - axes.heightOf(static_cast<double>(value));
        picture.line(axes.plot.x, y, width, y);
        picture.text(widest, y + 4, shortNumber(value) + chart.unit, Anchor::End);
    }
    double label = 0;
    for (const auto &name : chart.columns)
        label = std::max(label, widthOf(name) + gap);
    // Labels are left out evenly, and the last one is always shown.
    const auto every =
        std::max<qsizetype>(1, static_cast<qsizetype>(std::ceil(label / std::max(axes.slot, 1.0))));
    const auto count = chart.columns.size();
    for (qsizetype column = 0; column < count; ++column) {
        if ((count - 1 - column) % every == 0)
            picture.text(
                std::min(axes.centreOf(column), width - widthOf(chart.columns.at(column)) / 2),
                bottom + lineHeight, chart.columns.at(column), Anchor::Middle);
    }
    return axes;
}

QString drawColumns(const MarkChart &chart)
{
    static constexpr double bottom = 220;
    Picture picture(chart);
    const auto axes = drawAxes(picture, drawLegend(picture), bottom);
    const auto thick = std::clamp(axes.slot * 0.64, 1.0, 56.0);
    std::map<int, double> tops;
    for (const auto &mark : chart.marks) {
        auto &top = tops.try_emplace(mark.column, bottom).first->second;
        auto height = axes.heightOf(mark.value);
        if (mark.value > 0)
            height = std::max(2.0, height);
        picture.mark(mark, {axes.centreOf(mark.column) - thick / 2, top - height, thick, height},
                     opacityOfRow(mark.row));
        top -= height;
    }
    QString points;
    for (std::size_t column = 0; column < chart.line.size(); ++column) {
        if (const auto &value = chart.line[column])
            points += u"%1,%2 "_s.arg(number(axes.centreOf(static_cast<qsizetype>(column))),
                                      number(bottom - axes.heightOf(*value)));
    }
    picture.path(points, u"var(--muted)"_s, 1.6);
    return picture.finished(bottom + lineHeight + gap);
}

QString drawCurve(const MarkChart &chart)
{
    static constexpr double bottom = 220;
    Picture picture(chart);
    const auto axes = drawAxes(picture, drawLegend(picture), bottom);
    QString points;
    for (const auto &mark : chart.marks)
        points += u"%1,%2 "_s.arg(number(axes.centreOf(mark.column)),
                                  number(bottom - axes.heightOf(mark.value)));
    picture.path(points, u"var(--accent)"_s, 2);
    for (const auto &mark : chart.marks)
        picture.dot(mark, axes.centreOf(mark.column), bottom - axes.heightOf(mark.value));
    return picture.finished(bottom + lineHeight + gap);
}

QString drawBars(const MarkChart &chart)
{
    static constexpr double slot = 26;
    Picture picture(chart);
    const auto top = drawLegend(picture);
    double names = 0;
    double numbers = 0;
    for (const auto &name : chart.columns)
        names = std::max(names, widthOf(name));
    names = std::min(names, width * 0.36);
    for (const auto &mark : chart.marks)
        numbers = std::max(numbers, widthOf(mark.text));
    const auto left = names + 2 * gap;
    const auto room = std::max(60.0, width - left - numbers - 2 * gap);
    const auto lanes =
        chart.stacked ? 1.0 : static_cast<double>(std::max<qsizetype>(1, chart.rows.size()));
    const auto thick = slot * 0.7 / lanes;
    const auto longest = std::max(1e-9, chart.highest());
    std::map<int, double> ends;
    for (const auto &mark : chart.marks) {
        auto &end = ends.try_emplace(mark.column, left).first->second;
        const auto from = chart.stacked ? end : left;
        const auto length =
            mark.value > 0 ? std::max(2.0, room * std::min(1.0, mark.value / longest)) : 0.0;
        const auto y = top + slot * mark.column + (slot - thick * lanes) / 2
            + (chart.stacked ? 0 : thick * mark.row);
        picture.mark(mark, {from, y, length, thick - (chart.stacked ? 0 : 1)},
                     opacityOfRow(mark.row));
        end += length;
        if (chart.rows.size() < 2 || !chart.stacked)
            picture.text(from + length + 6, y + thick / 2 + 4, mark.text);
    }
    for (int column = 0; column < chart.columns.size(); ++column)
        picture.text(0, top + slot * column + slot / 2 + 4,
                     shortened(chart.columns.at(column), names + 1), Anchor::Start,
                     u"var(--text)"_s);
    return picture.finished(top + slot * static_cast<double>(chart.columns.size()) + gap);
}

QString drawGrid(const MarkChart &chart)
{
    static constexpr double height = 22;
    Picture picture(chart);
    double names = 0;
    for (const auto &name : chart.rows)
        names = std::max(names, widthOf(name));
    const auto left = names + gap;
    const auto cell =
        (width - left) / static_cast<double>(std::max<qsizetype>(1, chart.columns.size()));
    const auto head = chart.hasUnfinished() ? drawLegend(picture) : 0;
    const auto top = head + lineHeight + 4;
    for (int column = 0; column < chart.columns.size(); ++column)
        picture.text(left + cell * (column + 0.5), head + lineHeight - 3, chart.columns.at(column),
                     Anchor::Middle);
    for (int row = 0; row < chart.rows.size(); ++row)
        picture.text(0, top + height * row + height / 2 + 4, chart.rows.at(row));
    for (const auto &mark : chart.marks) {
        const Box place{left + cell * mark.column, top + height * mark.row, cell - 2, height - 2};
        picture.mark(mark, place, 0.05 + 0.5 * std::clamp(mark.shade, 0.0, 1.0));
        const auto words = MarkChart::briefOf(mark);
        if (widthOf(words) <= place.w)
            picture.text(place.x + place.w / 2, place.y + place.h / 2 + 4, words, Anchor::Middle,
                         mark.muted || mark.plain ? u"var(--muted)"_s : u"var(--text)"_s);
    }
    return picture.finished(top + height * static_cast<double>(chart.rows.size()) + gap);
}

QString drawTiles(const MarkChart &chart)
{
    static constexpr double height = 62;
    static constexpr double least = 104;
    Picture picture(chart);
    std::map<int, double> totals;
    std::map<int, int> counts;
    for (const auto &mark : chart.marks) {
        totals[mark.row] += mark.value;
        ++counts[mark.row];
    }
    std::map<int, double> ends;
    for (const auto &mark : chart.marks) {
        const auto count = static_cast<double>(counts[mark.row]);
        const auto fixed = std::min(least, width / count - 4);
        const auto free = std::max(0.0, width - (fixed + 4) * count + 4);
        auto &left = ends[mark.row];
        const Box place{left, (height + 4) * mark.row,
                        fixed + free * mark.value / std::max(1e-9, totals[mark.row]), height};
        picture.mark(mark, place, 0.05 + 0.5 * std::clamp(mark.shade, 0.0, 1.0));
        const auto ink = u"var(--text)"_s;
        picture.text(place.x + gap, place.y + 20, shortened(mark.name, place.w - 2 * gap),
                     Anchor::Start, ink);
        picture.text(place.x + gap, place.y + 38, shortened(mark.text, place.w - 2 * gap),
                     Anchor::Start, ink);
        left += place.w + 4;
    }
    return picture.finished((height + 4) * static_cast<double>(totals.size()));
}

QString drawFunnel(const MarkChart &chart)
{
    static constexpr double plotHeight = 170;
    Picture picture(chart);
    const auto head = drawLegend(picture);
    const auto bottom = head + 2 * lineHeight + gap + plotHeight;
    std::map<int, double> totals;
    for (const auto &mark : chart.marks)
        totals[mark.column] += mark.value;
    const auto slot = width / static_cast<double>(std::max<qsizetype>(1, chart.columns.size()));
    std::map<int, double> tops;
    for (const auto &mark : chart.marks) {
        auto &top = tops.try_emplace(mark.column, bottom).first->second;
        const auto height = plotHeight * mark.value / std::max(1e-9, totals[mark.column]);
        picture.mark(mark, {slot * mark.column, top - height, slot * 0.72, height},
                     opacityOfRow(mark.row));
        top -= height;
        if (mark.row == 0)
            picture.text(slot * mark.column, head + 2 * lineHeight, mark.text, Anchor::Start,
                         u"var(--text)"_s);
    }
    for (int column = 0; column < chart.columns.size(); ++column)
        picture.text(slot * column, head + lineHeight - 2,
                     shortened(chart.columns.at(column), slot - gap));
    return picture.finished(bottom + gap);
}

} // namespace

QString svgOf(const MarkChart &chart)
{
    using Draw = QString (*)(const MarkChart &);
    static constexpr std::array<Draw, 6> forms{drawColumns, drawCurve, drawBars,
                                               drawGrid,    drawTiles, drawFunnel};
    return chart.isEmpty() ? QString() : forms[static_cast<std::size_t>(chart.form)](chart);
}

QString svgPatterns()
{
    return u"<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" fill=\"var(--panel)\"/><path d=\"M0 0V6\" stroke=\"var(--accent)\" stroke-width=\"1.6\"/></pattern></defs></svg>"_s;
}

} // namespace storedesk::insightviews
