// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "figures.h"

#include "sheet/histogram.h"
#include "sheet/sheetcolumn.h"
#include "table/csvwriter.h"
#include "table/grouping.h"
#include "table/profile.h"
#include "ui/files/profilerows.h"
#include "ui/widgets/visibletext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using table::ColumnKind;

double Figures::total() const
{
    return std::accumulate(rows.begin(), rows.end(), 0.0,
                           [](double sum, const Figure &row) { return sum + row.amount; });
}

static base::Result<std::vector<Figure>> rangesOf(const FigureTask &task, table::Progress &progress)
{
    const auto profiles = table::profileColumns(task.source, {task.column}, nullptr, progress);
    if (!profiles)
        return tl::unexpected(profiles.error());
    const auto bars =
        sheet::histogramOf(task.source, task.column, profiles->front(), task.only.get(), progress);
    if (!bars)
        return tl::unexpected(bars.error());
    std::vector<Figure> rows;
    for (std::size_t bar = 0; bar < bars->all.size(); ++bar) {
        auto name = wordsOfValue(task.kind, bars->lowOf(bar));
        if (bar + 1 == bars->all.size() && bars->openAbove)
            name.append(u'+');
        rows.push_back({.name = name, .amount = static_cast<double>(bars->passing[bar])});
    }
    return rows;
}

static Figure figureOf(const table::Group &group, const FigureTask &task)
{
    const auto text = QString::fromUtf8(group.key.value(0));
    const auto name = text.isEmpty() ? QCoreApplication::translate("Figures", "empty")
        : task.masked                ? sheet::masked(text)
                                     : visibleText(text);
    return {.name = name,
            .amount = task.sum >= 0 ? group.totals.front().sum : static_cast<double>(group.rows)};
}

base::Result<std::vector<Figure>> figuresOf(const FigureTask &task, table::Progress &progress)
{
    const bool measured = task.kind == ColumnKind::Number || task.kind == ColumnKind::Moment;
    if (measured && task.sum < 0) {
        if (auto rows = rangesOf(task, progress); !rows || !rows->empty())
            return rows;
    }
    std::vector<int> totals;
    if (task.sum >= 0)
        totals.push_back(task.sum);
    const auto groups =
        table::groupRows(task.source, {task.column}, totals, task.only.get(), progress);
    if (!groups)
        return tl::unexpected(groups.error());
    std::vector<Figure> rows;
    rows.reserve(groups->size());
    for (const auto &group : *groups)
        rows.push_back(figureOf(group, task));
    std::ranges::stable_sort(rows, std::ranges::greater(), &Figure::amount);
    if (rows.size() > task.most) {
        const auto others = static_cast<qint64>(rows.size()) - static_cast<qint64>(task.most) + 1;
        Figure rest{.name = QCoreApplication::translate("Figures", "%1 others")
                                .arg(QLocale().toString(others))};
        for (auto at = task.most - 1; at < rows.size(); ++at)
            rest.amount += rows[at].amount;
        rows.resize(task.most - 1);
        rows.push_back(rest);
    }
    return rows;
}

QByteArray csvOf(const Figures &figures)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    table::CsvWriter writer(
        buffer, {.lineEnd = "\r\n", .byteOrderMark = true, .safeForSpreadsheets = true});
    writer.row(QStringList{figures.names, figures.amounts});
    for (const auto &row : figures.rows)
        writer.row(QStringList{row.name,
                               QString::number(row.amount, 'f', QLocale::FloatingPointShortest)});
    (void)writer.finish(); // into memory
    return buffer.data();
}

} // namespace storedesk::ui
