// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartvalues.h"

#include "base/parallel.h"
#include "base/utc.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "query/grouping.h"
#include "sheet/histogram.h"
#include "sheet/sheetcolumn.h"
#include "statistics/columnstatistics.h"
#include "statistics/profile.h"
#include "ui/sheetview/profilerows.h"
#include "ui/widgets/visibletext.h"
#include "values/calendarscale.h"
#include "values/cellvalue.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using values::ColumnKind;

double ChartValues::total() const
{
    return std::accumulate(rows.begin(), rows.end(), 0.0,
                           [](double sum, const ChartValue &row) { return sum + row.amount; });
}

static base::Result<CountedChartValues> rangesOf(const ChartTask &task, base::Progress &progress)
{
    const auto profiles = statistics::profileColumns(task.source, {task.column}, nullptr, progress);
    if (!profiles)
        return tl::unexpected(profiles.error());
    const auto bars =
        sheet::histogramOf(task.source, task.column, profiles->front(), task.only.get(), progress);
    if (!bars)
        return tl::unexpected(bars.error());
    CountedChartValues counted{
        .unread = {.count = bars->unread, .examples = profiles->front().oddExamples}};
    for (std::size_t bar = 0; bar < bars->all.size(); ++bar) {
        auto name = wordsOfValue(task.kind, bars->edges[bar]);
        if (bar + 1 == bars->all.size() && bars->openAbove)
            name.append(u'+');
        counted.rows.push_back({.name = name, .amount = static_cast<double>(bars->passing[bar])});
    }
    return counted;
}

QString periodName(values::CalendarUnit unit, QDate start)
{
    const QLocale locale;
    switch (unit) {
    case values::CalendarUnit::Day:
        break;
    case values::CalendarUnit::Week:
        return QCoreApplication::translate("Figures", "week of %1")
            .arg(locale.toString(start, QLocale::ShortFormat));
    case values::CalendarUnit::Month:
        return locale.toString(start, u"MMM yyyy"_s);
    case values::CalendarUnit::Year:
        return QString::number(start.year());
    }
    return locale.toString(start, QLocale::ShortFormat);
}

static QString nameOf(values::CalendarUnit unit, double start)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(start), base::utc);
    return periodName(unit, time.date());
}

namespace {

// The number of rows, or the sum of a column, for each period.
struct PeriodTotals
{
    std::vector<qint64> rows;
    std::vector<statistics::Total> sums;
    statistics::UnreadableCells unread = {};
};

} // namespace

static base::Result<PeriodTotals>
totalsByDate(const ChartTask &task, const values::CalendarScale &scale, base::Progress &progress)
{
    const auto dates = task.source.formatOf(task.column);
    const auto numbers = task.source.formatOf(std::max(task.sum, 0));
    const auto periods = scale.edges.size() - 1;
    std::vector<PeriodTotals> parts(
        static_cast<std::size_t>(base::threadCount()),
        {.rows = std::vector<qint64>(periods), .sums = std::vector<statistics::Total>(periods)});
    const auto visit = [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
        auto &part = parts[static_cast<std::size_t>(thread)];
        rows.want(std::max(task.column, task.sum) + 1);
        QByteArray scratch;
        for (auto row = range.firstRow; rows.next(); ++row) {
            if (rows.blank() || (task.only && !task.only->contains(row)))
                continue;
            const auto cell = rows.text(task.column, scratch);
            const auto time = statistics::measureOf(cell, dates);
            if (!time) {
                if (task.sum < 0 && !values::isBlank(cell))
                    part.unread.add(cell, row);
                continue;
            }
            const auto period = values::periodOf(scale, time->toDouble());
            ++part.rows[period];
            if (task.sum < 0)
                continue;
            const auto amount = rows.text(task.sum, scratch);
            if (const auto number = values::decimalOf(amount, numbers))
                part.sums[period].add(*number);
            else if (!values::isBlank(amount))
                part.unread.add(amount, row);
        }
    };
    if (const auto read = csv::scan(task.source, progress, visit); !read)
        return tl::unexpected(read.error());
    auto &all = parts.front();
    for (std::size_t thread = 1; thread < parts.size(); ++thread) {
        all.unread.add(parts[thread].unread);
        for (std::size_t period = 0; period < periods; ++period) {
            all.rows[period] += parts[thread].rows[period];
            all.sums[period].add(parts[thread].sums[period]);
        }
    }
    return std::move(all);
}

// Returns one bar for each day, week, month or year in the shown rows, in order. Periods without
// rows have a bar of height 0, so that gaps in time are visible.
static base::Result<CountedChartValues> datesOf(const ChartTask &task, base::Progress &progress)
{
    const auto profiles =
        statistics::profileColumns(task.source, {task.column}, task.only.get(), progress);
    if (!profiles)
        return tl::unexpected(profiles.error());
    const auto &profile = profiles->front();
    if (!profile.measured() || profile.filled <= profile.odd)
        return CountedChartValues();
    const auto scale = values::calendarScaleOf(profile.low.toDouble(), profile.high.toDouble());
    if (scale.edges.size() < 2)
        return CountedChartValues();
    auto totals = totalsByDate(task, scale, progress);
    if (!totals)
        return tl::unexpected(totals.error());
    CountedChartValues counted{.unread = totals->unread};
    for (std::size_t period = 0; period + 1 < scale.edges.size(); ++period)
        counted.rows.push_back({.name = nameOf(scale.unit, scale.edges[period]),
                                .amount = task.sum >= 0
                                    ? totals->sums[period].sum.toDouble()
                                    : static_cast<double>(totals->rows[period])});
    return counted;
}

static ChartValue figureOf(const query::RowGroup &group, const ChartTask &task)
{
    const auto text = QString::fromUtf8(group.key.value(0));
    const auto name = text.isEmpty() ? QCoreApplication::translate("Figures", "empty")
        : task.masked                ? sheet::masked(text)
                                     : visibleText(text);
    return {.name = name,
            .amount = task.sum >= 0 ? group.totals.front().sum.toDouble()
                                    : static_cast<double>(group.rows)};
}

base::Result<CountedChartValues> figuresOf(const ChartTask &task, base::Progress &progress)
{
    if (task.kind == ColumnKind::Moment) {
        if (auto dates = datesOf(task, progress); !dates || !dates->rows.empty())
            return dates;
    }
    if (task.kind == ColumnKind::Number && task.sum < 0) {
        if (auto ranges = rangesOf(task, progress); !ranges || !ranges->rows.empty())
            return ranges;
    }
    std::vector<int> totals;
    if (task.sum >= 0)
        totals.push_back(task.sum);
    const auto groups =
        query::groupRows(task.source, {task.column}, totals, task.only.get(), progress);
    if (!groups)
        return tl::unexpected(groups.error());
    CountedChartValues counted;
    auto &rows = counted.rows;
    for (const auto &group : groups->groups) {
        if (task.sum < 0 || group.totals.front().numbers > 0)
            rows.push_back(figureOf(group, task));
    }
    if (task.sum >= 0)
        counted.unread = groups->unread.front();
    std::ranges::stable_sort(rows, std::ranges::greater(), &ChartValue::amount);
    if (rows.size() > task.most) {
        const auto others = static_cast<qint64>(rows.size()) - static_cast<qint64>(task.most) + 1;
        ChartValue rest{.name = QCoreApplication::translate("Figures", "%1 others")
                                    .arg(QLocale().toString(others))};
        for (auto at = task.most - 1; at < rows.size(); ++at)
            rest.amount += rows[at].amount;
        rows.resize(task.most - 1);
        rows.push_back(rest);
    }
    return counted;
}

QByteArray csvOf(const ChartValues &figures)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer, csv::spreadsheetFormat());
    writer.row(QStringList{figures.names, figures.amounts});
    for (const auto &row : figures.rows)
        writer.row(QStringList{row.name, csv::spreadsheetNumber(row.amount)});
    if (!figures.note.isEmpty())
        writer.row(QStringList{figures.note, QString()});
    // This cannot fail, because the writer writes to memory.
    (void)writer.finish();
    return buffer.data();
}

} // namespace storedesk::ui::sheetview
