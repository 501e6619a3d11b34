// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivotmodel.h"

#include "base/utc.h"
#include "sheet/sheetcolumn.h"
#include "ui/sheetview/valuechart.h"
#include "ui/widgets/visibletext.h"
#include "values/cellvalue.h"

#include <QDateTime>
#include <QFont>

#include <algorithm>

namespace storedesk::ui::sheetview {

using query::Condition;

// The number of bars or slices of a chart that can still be read.
static constexpr std::size_t mostBars = 12;

static QString nameOf(const PivotHeading &heading, const QByteArray &cell)
{
    if (values::isBlank(cell))
        return PivotModel::tr("(empty)");
    if (heading.key.unit) {
        if (const auto start = query::periodStartOf(*heading.key.unit, cell); start.isValid())
            return periodName(*heading.key.unit, start);
    }
    const auto text = QString::fromUtf8(cell);
    return heading.masked ? sheet::masked(text) : visibleText(text);
}

// Returns the key for a file, where a period is written in digits.
static QString plainNameOf(const PivotHeading &heading, const QByteArray &cell)
{
    const auto text = QString::fromUtf8(cell);
    return heading.masked ? sheet::masked(text) : text;
}

static QString wordsOf(const query::PivotValue &value)
{
    return value ? amountWords(value->toDouble()) : QString();
}

static QString plainWordsOf(const query::PivotValue &value)
{
    return value ? QString::fromLatin1(value->toText()) : QString();
}

void PivotModel::show(const PivotAnswer &answer)
{
    m_answer = answer;
    std::vector<PivotLine> lines;
    for (const auto &row : answer.pivot.rows) {
        PivotLine line{.row = row};
        for (qsizetype place = 0; place < row.key.size(); ++place)
            line.names.append(nameOf(answer.rows.value(place), row.key[place]));
        lines.push_back(std::move(line));
    }
    PivotLine total{.row = answer.pivot.total, .names = {tr("Total")}, .total = true};
    total.names.resize(std::max(1, keyCount()));
    lines.push_back(std::move(total));
    setAnswerColumns(std::move(lines));
}

void PivotModel::setAnswerColumns(std::vector<PivotLine> lines)
{
    std::vector<Definition> columns;
    const auto font = [](const PivotLine &line) -> QVariant {
        if (!line.total)
            return {};
        QFont bold;
        bold.setWeight(QFont::DemiBold);
        return bold;
    };
    for (int place = 0; place < keyCount(); ++place)
        columns.push_back({.column = place,
                           .title = [title = m_answer.rows[place].title] { return title; },
                           .text = [place](const PivotLine &line) { return line.names[place]; },
                           .roles = {{Qt::FontRole, font}}});
    const auto addNumbers = [&](const QString &title, const auto &valueOf) {
        columns.push_back(
            {.column = static_cast<int>(columns.size()),
             .title = [title] { return title; },
             .alignment = Qt::AlignRight | Qt::AlignVCenter,
             .text = [valueOf](const PivotLine &line) { return wordsOf(valueOf(line)); },
             .roles = {{Qt::FontRole, font}}});
    };
    const auto names = acrossNames();
    for (qsizetype at = 0; at < names.size(); ++at)
        addNumbers(names[at], [at](const PivotLine &line) {
            return line.row.cells[static_cast<std::size_t>(at)];
        });
    addNumbers(names.isEmpty() ? m_answer.figure : tr("Total"),
               [](const PivotLine &line) { return line.row.total; });
    m_lines = lines;
    setColumnsAndRows(std::move(columns), std::move(lines));
}

QStringList PivotModel::acrossNames() const
{
    QStringList names;
    for (const auto &cell : m_answer.pivot.across)
        names.append(nameOf(m_answer.across, cell));
    return names;
}

int PivotModel::acrossAt(int column) const
{
    const int at = column - keyCount();
    return at >= 0 && at < m_answer.pivot.across.size() ? at : -1;
}

// Sorts the keys as the answer does, and numbers by value. Empty cells and totals are last.
void PivotModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || m_lines.empty())
        return;
    auto lines = m_lines;
    const bool down = order == Qt::DescendingOrder;
    if (column < keyCount()) {
        if (down)
            std::reverse(lines.begin(), lines.end() - 1);
    } else {
        const int at = acrossAt(column);
        const auto valueOf = [at](const PivotLine &line) {
            return at < 0 ? line.row.total : line.row.cells[static_cast<std::size_t>(at)];
        };
        std::ranges::stable_sort(lines, [&](const PivotLine &one, const PivotLine &two) {
            if (one.total || two.total)
                return !one.total && two.total;
            const auto first = valueOf(one);
            const auto second = valueOf(two);
            if (!first || !second)
                return first.has_value() && !second.has_value();
            return down ? *second < *first : *first < *second;
        });
    }
    setRows(std::move(lines));
}

ChartValues PivotModel::chartOf(int across) const
{
    const auto names = acrossNames();
    QStringList keys;
    for (const auto &heading : m_answer.rows)
        keys.append(heading.title);
    ChartValues chart{
        .title = across < 0
            ? tr("%1 by %2", "sum of amount by country").arg(m_answer.figure, keys.join(u", "))
            : tr("%1 by %2, %3", "sum of amount by country, web")
                  .arg(m_answer.figure, keys.join(u", "), names.value(across)),
        .names = keys.join(u", "),
        .amounts = m_answer.figure};
    const bool periods = !m_answer.rows.isEmpty() && m_answer.rows.front().key.unit;
    for (const auto &line : rows()) {
        // Rows without a date are in no period, and would look like the last one.
        if (periods && !line.total && values::isBlank(line.row.key.front()))
            continue;
        const auto &value =
            across < 0 ? line.row.total : line.row.cells[static_cast<std::size_t>(across)];
        if (!line.total && value)
            chart.rows.push_back({.name = line.names.join(u" · "), .amount = value->toDouble()});
    }
    if (periods || chart.rows.size() <= mostBars)
        return chart;
    std::ranges::stable_sort(chart.rows, std::ranges::greater(), &ChartValue::amount);
    const auto others = chart.rows.size() - mostBars + 1;
    ChartValue rest{.name = tr("%n others", nullptr, static_cast<int>(others))};
    for (auto at = mostBars - 1; at < chart.rows.size(); ++at)
        rest.amount += chart.rows[at].amount;
    chart.rows.resize(mostBars - 1);
    using Figure = query::PivotQuestion::Figure;
    if (m_answer.question.figure == Figure::Rows || m_answer.question.figure == Figure::Sum)
        chart.rows.push_back(rest);
    else
        chart.note = tr("The %Ln largest", nullptr, static_cast<int>(chart.rows.size()));
    return chart;
}

static QStringList cellsAt(const QStringList &cells, const QList<int> &columns)
{
    QStringList chosen;
    for (const int column : columns)
        chosen.append(cells.value(column));
    return chosen;
}

QList<QStringList> PivotModel::plainRows(const QList<int> &columns) const
{
    QStringList titles;
    for (const auto &heading : m_answer.rows)
        titles.append(heading.title);
    for (const auto &cell : m_answer.pivot.across)
        titles.append(values::isBlank(cell) ? tr("(empty)") : plainNameOf(m_answer.across, cell));
    titles.append(m_answer.pivot.across.isEmpty() ? m_answer.figure : tr("Total"));
    QList<QStringList> result{cellsAt(titles, columns)};
    for (const auto &line : rows()) {
        QStringList cells;
        for (qsizetype place = 0; place < line.names.size(); ++place)
            cells.append(line.total ? line.names[place]
                                    : plainNameOf(m_answer.rows.value(place), line.row.key[place]));
        for (const auto &cell : line.row.cells)
            cells.append(plainWordsOf(cell));
        cells.append(plainWordsOf(line.row.total));
        result.append(cellsAt(cells, columns));
    }
    return result;
}

static Condition conditionOf(const query::GroupKey &key, const QByteArray &cell)
{
    if (values::isBlank(cell))
        return {.column = key.column, .test = Condition::Test::Empty};
    const auto start = key.unit ? query::periodStartOf(*key.unit, cell) : QDate();
    if (!start.isValid())
        return {.column = key.column, .test = Condition::Test::Equals, .texts = {cell}};
    const auto timeOf = [](QDate date) {
        return static_cast<double>(date.startOfDay(base::utc).toMSecsSinceEpoch());
    };
    query::Limit end(timeOf(values::endOf(*key.unit, start)));
    end.open = true;
    return {.column = key.column,
            .test = Condition::Test::Moment,
            .low = query::Limit(timeOf(start)),
            .high = end};
}

std::vector<Condition> PivotModel::conditionsOf(const QModelIndex &index) const
{
    std::vector<Condition> conditions;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return conditions;
    const auto &line = rowAt(index.row());
    for (int place = 0; !line.total && place < keyCount(); ++place)
        conditions.push_back(conditionOf(m_answer.rows[place].key, line.row.key[place]));
    if (const int at = acrossAt(index.column()); at >= 0)
        conditions.push_back(conditionOf(m_answer.across.key, m_answer.pivot.across[at]));
    return conditions;
}

} // namespace storedesk::ui::sheetview
