// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnevidence.h"

#include "base/ascii.h"
#include "base/parallel.h"
#include "values/cellvalue.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <algorithm>

namespace storedesk::statistics {

static constexpr int digitsOfDouble = 15;

// Keeps the shorter example, or the alphabetically first of two with equal length.
static void showBy(QByteArrayView cell, QByteArray &example)
{
    if (!cell.isEmpty()
        && (example.isEmpty() || cell.size() < example.size()
            || (cell.size() == example.size() && cell < example)))
        example = cell.toByteArray();
}

void ColumnEvidence::add(QByteArrayView cell)
{
    if (cell.isEmpty() || addPlainNumber(cell))
        return;
    const auto text = values::trimmedText(cell);
    if (text.isEmpty())
        return;
    ++filled;
    if (values::isoMomentOf(text)) {
        ++certainDates;
        return;
    }
    // A number or date has a digit and no @, which rules out most strings.
    if (std::ranges::none_of(text, base::isDigit) || text.contains('@')
        || (!addNumber(text) && !addDate(text)))
        addWord(text);
}

void ColumnEvidence::addWhole(int digits)
{
    fewestDigits = plain == 0 ? digits : std::min(fewestDigits, digits);
    mostDigits = std::max(mostDigits, digits);
    ++plain;
}

// Plain numbers such as 12 and -3.5 are the most frequent.
bool ColumnEvidence::addPlainNumber(QByteArrayView text)
{
    const char *at = text.data();
    const char *end = at + text.size();
    at += *at == '-' ? 1 : 0;
    const auto length = end - at;
    if (length < 1 || length > digitsOfDouble || !base::isDigit(end[-1]) || !base::isDigit(*at)
        || (*at == '0' && length > 1 && at[1] != '.'))
        return false;
    const char *begin = at;
    const char *point = nullptr;
    for (; at != end; ++at) {
        if (*at == '.' && !point)
            point = at;
        else if (!base::isDigit(*at))
            return false;
    }
    ++filled;
    if (!point) {
        ++(length > 3 ? longWhole : shortWhole);
        addWhole(static_cast<int>(length));
        return true;
    }
    const bool mayGroup = end - point == 4 && point - begin <= 3 && *begin != '0';
    ++(mayGroup ? pointGroups : pointOnly);
    if (mayGroup)
        showBy(text, unclearNumber);
    return true;
}

bool ColumnEvidence::addNumber(QByteArrayView text)
{
    const auto number = values::NumberText::of(text);
    const bool withPoint = number && number->reads(values::DecimalSign::Point);
    const bool withComma = number && number->reads(values::DecimalSign::Comma);
    if (!withPoint && !withComma)
        return false;
    if (number->isCode()) {
        ++codes;
        return true;
    }
    ++units[number->unit()];
    wide += number->digits() > digitsOfDouble ? 1 : 0;
    amounts += number->unit() != values::noUnit || !number->isPlain() ? 1 : 0;
    if (withPoint != withComma) {
        ++(withPoint ? pointOnly : commaOnly);
    } else if (const char sign = number->groupSign(); sign != 0) {
        ++(sign == '.' ? pointGroups : commaGroups);
        showBy(text, unclearNumber);
    } else {
        const bool short3 = number->digits() <= 3;
        if (number->isSpaced())
            ++spaced;
        else
            ++(short3 ? shortWhole : longWhole);
        addWhole(number->digits());
    }
    return true;
}

bool ColumnEvidence::addDate(QByteArrayView text)
{
    const auto date = values::DateText::of(text);
    if (!date)
        return false;
    const bool withDay = date->reads(values::DateOrder::DayFirst);
    shortYears += date->hasShortYear() ? 1 : 0;
    if (withDay != date->reads(values::DateOrder::MonthFirst)) {
        ++(withDay ? dayFirst : monthFirst);
    } else if (date->isAmbiguous()) {
        ++unclearDates;
        showBy(text, unclearDate);
        dottedDates += date->isDotted() ? 1 : 0;
    } else {
        ++certainDates;
    }
    return true;
}

void ColumnEvidence::addWord(QByteArrayView text)
{
    if (const auto at = text.indexOf('@'); at > 0) {
        ++(text.indexOf('.', at) > at + 1 && !text.contains(' ') ? emails : texts);
        return;
    }
    const bool boolean = (text.size() == 4 && text.compare("true", Qt::CaseInsensitive) == 0)
        || (text.size() == 5 && text.compare("false", Qt::CaseInsensitive) == 0);
    ++(boolean ? booleans : values::isPlaceholder(text) ? placeholders : texts);
}

void ColumnEvidence::add(const ColumnEvidence &other)
{
    if (other.plain > 0) {
        fewestDigits = plain == 0 ? other.fewestDigits : std::min(fewestDigits, other.fewestDigits);
        mostDigits = std::max(mostDigits, other.mostDigits);
    }
    for (const auto count : {&ColumnEvidence::filled,       &ColumnEvidence::plain,
                             &ColumnEvidence::pointOnly,    &ColumnEvidence::commaOnly,
                             &ColumnEvidence::pointGroups,  &ColumnEvidence::commaGroups,
                             &ColumnEvidence::longWhole,    &ColumnEvidence::shortWhole,
                             &ColumnEvidence::spaced,       &ColumnEvidence::amounts,
                             &ColumnEvidence::wide,         &ColumnEvidence::codes,
                             &ColumnEvidence::certainDates, &ColumnEvidence::dayFirst,
                             &ColumnEvidence::monthFirst,   &ColumnEvidence::unclearDates,
                             &ColumnEvidence::dottedDates,  &ColumnEvidence::shortYears,
                             &ColumnEvidence::emails,       &ColumnEvidence::booleans,
                             &ColumnEvidence::placeholders, &ColumnEvidence::texts})
        this->*count += other.*count;
    showBy(other.unclearNumber, unclearNumber);
    showBy(other.unclearDate, unclearDate);
    for (std::size_t unit = 0; unit < units.size(); ++unit)
        units[unit] += other.units[unit];
}

base::Result<std::vector<ColumnEvidence>> evidenceOf(const csv::TableSource &source,
                                                     const std::vector<int> &columns,
                                                     base::Progress &progress)
{
    std::vector<std::vector<ColumnEvidence>> parts(static_cast<std::size_t>(base::threadCount()),
                                                   std::vector<ColumnEvidence>(columns.size()));
    const int last = columns.empty() ? 0 : std::ranges::max(columns);
    const auto read = csv::scan(
        source, progress, [&](const csv::RowRange & /*range*/, csv::RowScanner &rows, int thread) {
            auto &mine = parts[static_cast<std::size_t>(thread)];
            QByteArray scratch;
            rows.want(last + 1);
            while (rows.next()) {
                for (std::size_t index = 0; index < columns.size(); ++index)
                    mine[index].add(rows.text(columns[index], scratch));
            }
        });
    if (!read)
        return tl::unexpected(read.error());
    for (std::size_t thread = 1; thread < parts.size(); ++thread) {
        for (std::size_t index = 0; index < columns.size(); ++index)
            parts.front()[index].add(parts[thread][index]);
    }
    return parts.front();
}

} // namespace storedesk::statistics
