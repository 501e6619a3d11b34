// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "groupkey.h"

#include "base/utc.h"
#include "values/cellvalue.h"
#include "values/collation.h"

#include <QDateTime>

#include <algorithm>
#include <numeric>

namespace storedesk::query {

using namespace Qt::StringLiterals;
using values::CalendarUnit;
using values::ColumnKind;

static constexpr qint64 dayLength = 86'400'000;

static QByteArray periodOf(CalendarUnit unit, qint64 day)
{
    const auto date = QDateTime::fromMSecsSinceEpoch(day * dayLength, base::utc).date();
    const auto whole = values::startOf(unit, date).toString(Qt::ISODate).toLatin1();
    switch (unit) {
    case CalendarUnit::Day:
    case CalendarUnit::Week:
        break;
    case CalendarUnit::Month:
        return whole.chopped(3);
    case CalendarUnit::Year:
        return whole.chopped(6);
    }
    return whole;
}

QDate periodStartOf(CalendarUnit unit, QByteArrayView period)
{
    const auto text = QString::fromLatin1(period);
    switch (unit) {
    case CalendarUnit::Day:
    case CalendarUnit::Week:
        break;
    case CalendarUnit::Month:
        return QDate::fromString(text + "-01"_L1, Qt::ISODate);
    case CalendarUnit::Year:
        return QDate::fromString(text + "-01-01"_L1, Qt::ISODate);
    }
    return QDate::fromString(text, Qt::ISODate);
}

GroupKeyReader::GroupKeyReader(const csv::TableSource &source, const GroupKey &key,
                               values::TextMatching matching)
    : m_column(key.column)
    , m_unit(source.formatOf(key.column).kind == ColumnKind::Moment ? key.unit : std::nullopt)
    , m_format(source.formatOf(key.column))
    , m_key(m_unit ? values::ColumnFormat() : m_format, matching)
{ }

QByteArrayView GroupKeyReader::textOf(QByteArrayView cell)
{
    const auto moment = m_unit ? values::momentOf(cell, m_format) : std::nullopt;
    if (!moment)
        return cell;
    const auto day = (*moment - (*moment < 0 ? dayLength - 1 : 0)) / dayLength;
    auto known = m_periods.constFind(day);
    if (known == m_periods.constEnd())
        known = m_periods.insert(day, periodOf(*m_unit, day));
    return *known;
}

QByteArrayView GroupKeyReader::keyOf(QByteArrayView text)
{
    return m_key.of(text);
}

GroupKeyList::GroupKeyList(const csv::TableSource &source, const std::vector<GroupKey> &keys,
                           values::TextMatching matching)
    : m_keys(keys)
{
    for (const auto &key : keys) {
        m_formats.append(source.formatOf(key.column));
        m_readers.emplace_back(source, key, matching);
    }
}

std::size_t GroupKeyList::numberOf(const QByteArrayList &cells)
{
    QByteArray key;
    for (std::size_t place = 0; place < m_readers.size(); ++place) {
        const auto cell = m_readers[place].keyOf(cells.at(static_cast<qsizetype>(place)));
        key += QByteArray::number(cell.size()) + ' ';
        key += cell;
    }
    const auto next = static_cast<std::size_t>(m_cells.size());
    const auto known = m_places.constFind(key);
    if (known != m_places.constEnd())
        return *known;
    m_places.insert(key, next);
    m_cells.append(cells);
    return next;
}

namespace {

// The sort value of a cell.
struct SortedCell
{
    enum class Rank : char { Number, Text, Empty };
    Rank rank = Rank::Empty;
    values::Decimal number = {};
    QByteArray text = {};

    [[nodiscard]] std::strong_ordering operator<=>(const SortedCell &other) const
    {
        if (rank != other.rank)
            return rank <=> other.rank;
        if (rank == Rank::Number)
            return number <=> other.number;
        return text.compare(other.text) <=> 0;
    }
    bool operator==(const SortedCell &other) const { return (*this <=> other) == 0; }
};

} // namespace

static SortedCell sortedCellOf(QByteArrayView cell, bool period, const values::ColumnFormat &format,
                               const values::Collation &collation)
{
    using Rank = SortedCell::Rank;
    if (values::isBlank(cell))
        return {};
    if (!period && format.kind == ColumnKind::Number) {
        if (const auto number = values::decimalOf(cell, format))
            return {.rank = Rank::Number, .number = *number};
    }
    if (!period && format.kind == ColumnKind::Moment) {
        if (const auto moment = values::momentOf(cell, format))
            return {.rank = Rank::Number,
                    .number = values::Decimal::of(static_cast<double>(*moment))};
    }
    QByteArray scratch;
    return {.rank = Rank::Text, .text = collation.keyOf(cell, scratch).toByteArray()};
}

std::vector<std::size_t> GroupKeyList::sorted() const
{
    const values::Collation collation;
    std::vector<std::vector<SortedCell>> values;
    for (const auto &cells : m_cells) {
        auto &row = values.emplace_back();
        for (qsizetype place = 0; place < cells.size(); ++place)
            row.push_back(sortedCellOf(cells[place],
                                       m_keys[static_cast<std::size_t>(place)].unit.has_value(),
                                       m_formats[place], collation));
    }
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(
        order, [&values](std::size_t one, std::size_t two) { return values[one] < values[two]; });
    return order;
}

} // namespace storedesk::query
