// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "markchart.h"

#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <tuple>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

QString MarkChart::nameOf(const ChartMark &mark) const
{
    if (!mark.name.isEmpty())
        return mark.name;
    const auto row = rows.value(mark.row);
    const auto column = columns.value(mark.column);
    return rows.size() < 2 || row.isEmpty() ? column : u"%1, %2"_s.arg(column, row);
}

bool MarkChart::hasUnfinished() const
{
    return std::ranges::any_of(marks, &ChartMark::unfinished);
}

QString MarkChart::textOf(const ChartMark &mark) const
{
    return mark.text.isEmpty() ? nameOf(mark) : u"%1: %2"_s.arg(nameOf(mark), mark.text);
}

double MarkChart::highest() const
{
    const bool sums = form == MarkForm::Columns || (form == MarkForm::Bars && stacked);
    std::map<int, double> totals;
    double highest = 0;
    for (const auto &mark : marks) {
        if (mark.cut)
            continue;
        auto &total = totals[mark.column];
        total = sums ? total + std::max(0.0, mark.value) : mark.value;
        highest = std::max(highest, total);
    }
    for (const auto &value : line)
        highest = std::max(highest, value.value_or(0));
    return highest;
}

namespace {

// Steps from one mark to another, along the wanted direction and across it.
struct Distance
{
    int ahead = 0;
    int beside = 0;
};

} // namespace

// Rows and columns are drawn in different directions.
static Distance distanceOf(MarkForm form, const ChartMark &from, const ChartMark &to, int toRight,
                           int down)
{
    const int rows = to.row - from.row;
    const int columns = to.column - from.column;
    int right = columns;
    int below = rows;
    if (form == MarkForm::Bars) {
        right = rows;
        below = columns;
    } else if (form == MarkForm::Columns || form == MarkForm::Funnel) {
        below = -rows;
    }
    return toRight != 0 ? Distance{right * toRight, std::abs(below)}
                        : Distance{below * down, std::abs(right)};
}

int MarkChart::neighbour(int mark, int toRight, int down) const
{
    int best = mark;
    std::tuple<int, int> least;
    const auto &from = marks[static_cast<std::size_t>(mark)];
    for (int other = 0; other < static_cast<int>(marks.size()); ++other) {
        const auto distance =
            distanceOf(form, from, marks[static_cast<std::size_t>(other)], toRight, down);
        if (distance.ahead <= 0)
            continue;
        const std::tuple cost{distance.ahead, distance.beside};
        if (best == mark || cost < least) {
            best = other;
            least = cost;
        }
    }
    return best;
}

QString unfinishedName()
{
    return QCoreApplication::translate("Chart", "Incomplete");
}

QByteArray csvOf(const MarkChart &chart)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer, csv::spreadsheetFormat());
    const bool named = chart.rows.size() > 1;
    writer.row(named ? QStringList{chart.columnTitle, chart.rowTitle, chart.title}
                     : QStringList{chart.columnTitle, chart.title});
    for (const auto &mark : chart.marks) {
        const auto value = csv::spreadsheetNumber(mark.value);
        const auto name = mark.name.isEmpty() ? chart.columns.value(mark.column) : mark.name;
        writer.row(named ? QStringList{name, chart.rows.value(mark.row), value}
                         : QStringList{name, value});
    }
    if (!chart.note.isEmpty())
        writer.row(QStringList{chart.note});
    // Cannot fail, because it writes to memory.
    (void)writer.finish();
    return buffer.data();
}

} // namespace storedesk::insightviews
