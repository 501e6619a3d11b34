// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace storedesk::insightviews {

enum class MarkForm : quint8 {
    // Columns along an axis, stacked by row.
    Columns,
    // Points along an axis, joined by a line.
    Curve,
    // Horizontal bars with names. Rows are stacked or drawn below each other.
    Bars,
    // Cells in rows and columns, coloured by their shade: heat maps and triangles.
    Grid,
    // Rows of tiles, as wide as their value.
    Tiles,
    // Columns that show how much of the previous column remains, stacked by row.
    Funnel
};

// One value of a chart, which can be focused and opened.
struct ChartMark
{
    // Series, or row of a grid.
    int row = 0;
    // Place on the axis, or column of a grid.
    int column = 0;
    double value = 0;
    // The value in words.
    QString text = {};
    // The value for a narrow cell, which may be empty. Absent if it is the text.
    std::optional<QString> brief = {};
    // Identifies the list of people to open. Empty if there is none.
    QString key = {};
    // For marks that are not named by row and column, such as tiles.
    QString name = {};
    // From 0 to 1, for cells and tiles.
    double shade = 0;
    // Hatched, because its period is not over.
    bool unfinished = false;
    // Drawn without colour, such as the first column of a triangle.
    bool plain = false;
    // Drawn shorter than its value, with a gap, so that it does not dwarf the other bars.
    bool cut = false;
    // Its text is grey, because it rests on few people.
    bool muted = false;

    bool operator==(const ChartMark &) const = default;
};

// A chart whose values can be focused one by one. The meaning of rows and columns depends on the
// form.
struct MarkChart
{
    MarkForm form = MarkForm::Columns;
    QString title = {};
    QStringList rows = {};
    QStringList columns = {};
    // In reading order.
    std::vector<ChartMark> marks = {};
    // A thin line for comparison, by column.
    std::vector<std::optional<double>> line = {};
    QString lineName = {};
    // Printed after the numbers of the axis, such as "%".
    QString unit = {};
    // Titles of the rows and columns, for the data file.
    QString rowTitle = {};
    QString columnTitle = {};
    // Printed below a saved image.
    QString note = {};
    // The series drawn as outlines, so that its shade is not the only difference. -1 for none.
    int outlinedRow = -1;
    // Whether the bars of the rows are joined.
    bool stacked = true;

    bool operator==(const MarkChart &) const = default;
    [[nodiscard]] bool isEmpty() const { return marks.empty(); }
    // Whether a legend names the series. The rows of a grid have names of their own.
    [[nodiscard]] bool namesSeries() const
    {
        return form != MarkForm::Grid && (rows.size() > 1 || !line.empty());
    }
    // Whether a period of the chart is not over.
    [[nodiscard]] bool hasUnfinished() const;
    [[nodiscard]] QString nameOf(const ChartMark &mark) const;
    // The value as it is drawn in a cell.
    [[nodiscard]] static QString briefOf(const ChartMark &mark)
    {
        return mark.brief.value_or(mark.text);
    }
    // Name and value.
    [[nodiscard]] QString textOf(const ChartMark &mark) const;
    // The sum of the rows of the highest column; of Bars that are not stacked, the longest bar.
    [[nodiscard]] double highest() const;
    // Whether a language written from right to left mirrors the chart. Axes of time and numbers run
    // from left to right in every language.
    [[nodiscard]] bool isMirrorable() const
    {
        return form != MarkForm::Columns && form != MarkForm::Curve && form != MarkForm::Grid;
    }
    // Returns the next mark in a direction, or the given mark at the edge. Steps are -1, 0 or 1.
    [[nodiscard]] int neighbour(int mark, int toRight, int down) const;
};

// The name of hatched marks in a legend.
[[nodiscard]] QString unfinishedName();

// The values as CSV.
[[nodiscard]] QByteArray csvOf(const MarkChart &chart);

} // namespace storedesk::insightviews
