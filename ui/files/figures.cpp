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

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using table::ColumnKind;

double Figures::total() const
{
    return std::accumulate(rows.begin(), rows.end(), 0.0,
                           [](double sum, const Figure &row) { return sum + row.amount; });
}

static base::Result<CountedFigures> rangesOf(const FigureTask &task, table::Progress &progress)
{
    const auto profiles = table::profileColumns(task.source, {task.column}, nullptr, progress);
    if (!profiles)
        return tl::unexpected(profiles.error());
    const auto bars =
        sheet::histogramOf(task.source, task.column, profiles->front(), task.only.get(), progress);
    if (!bars)
        return tl::unexpected(bars.error());
    CountedFigures counted{
        .unread = {.count = bars->unread, .examples = profiles->front().oddExamples}};
    for (std::size_t bar = 0; bar < bars->all.size(); ++bar) {
        auto name = wordsOfValue(task.kind, bars->edges[bar]);
        if (bar + 1 == bars->all.size() && bars->openAbove)
            name.append(u'+');
        counted.rows.push_back({.name = name, .amount = static_cast<double>(bars->passing[bar])});
    }
    return counted;
}

static Figure figureOf(const table::Group &group, const FigureTask &task)
{
    const auto text = QString::fromUtf8(group.key.value(0));
    const auto name = text.isEmpty() ? QCoreApplication::translate("Figures", "empty")
        : task.masked                ? sheet::masked(text)
                                     : visibleText(text);
    return {.name = name,
            .amount = task.sum >= 0 ? group.totals.front().sum.toDouble()
                                    : static_cast<double>(group.rows)};
}

base::Result<CountedFigures> figuresOf(const FigureTask &task, table::Progress &progress)
{
    const bool measured = task.kind == ColumnKind::Number || task.kind == ColumnKind::Moment;
    if (measured && task.sum < 0) {
        if (auto ranges = rangesOf(task, progress); !ranges || !ranges->rows.empty())
            return ranges;
    }
    std::vector<int> totals;
    if (task.sum >= 0)
        totals.push_back(task.sum);
    const auto groups =
        table::groupRows(task.source, {task.column}, totals, task.only.get(), progress);
    if (!groups)
        return tl::unexpected(groups.error());
    CountedFigures counted;
    auto &rows = counted.rows;
    for (const auto &group : groups->groups) {
        if (task.sum < 0 || group.totals.front().numbers > 0)
            rows.push_back(figureOf(group, task));
    }
    if (task.sum >= 0)
        counted.unread = groups->unread.front();
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
    return counted;
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
    if (!figures.note.isEmpty())
        writer.row(QStringList{figures.note, QString()});
    (void)writer.finish(); // into memory
    return buffer.data();
}

} // namespace storedesk::ui::files
