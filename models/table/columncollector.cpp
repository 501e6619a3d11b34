// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columncollector.h"

#include "table/cellvalue.h"

#include <algorithm>

namespace storedesk::table {

static constexpr qsizetype mostExamples = 5;

namespace {

struct Judgement
{
    ColumnKind kind = ColumnKind::Text;
    double value = 0;
};

} // namespace

static Judgement judgementOf(QByteArrayView text)
{
    const auto word = text.trimmed();
    if (word.isEmpty())
        return {ColumnKind::Empty};
    const char first = word.front();
    if ((first >= '0' && first <= '9') || first == '-' || first == '+' || first == '.'
        || first == ',') {
        if (const auto number = numberOf(word))
            return {ColumnKind::Number, *number};
        if (const auto moment = momentOf(word))
            return {ColumnKind::Moment, static_cast<double>(*moment)};
    }
    if (const auto at = word.indexOf('@'); at > 0)
        return {word.indexOf('.', at) > at + 1 && !word.contains(' ') ? ColumnKind::Email
                                                                      : ColumnKind::Text};
    const bool boolean = word.compare("true", Qt::CaseInsensitive) == 0
        || word.compare("false", Qt::CaseInsensitive) == 0;
    return {boolean ? ColumnKind::Boolean : ColumnKind::Text};
}

ColumnKind kindOf(QByteArrayView text)
{
    return judgementOf(text).kind;
}

void KindFigures::add(double value, qint64 times)
{
    low = count == 0 ? value : std::min(low, value);
    high = count == 0 ? value : std::max(high, value);
    sum += value * static_cast<double>(times);
    count += times;
}

void KindFigures::add(const KindFigures &other)
{
    if (other.count == 0)
        return;
    low = count == 0 ? other.low : std::min(low, other.low);
    high = count == 0 ? other.high : std::max(high, other.high);
    sum += other.sum;
    count += other.count;
    for (const auto &example : other.examples)
        addExample(example);
}

// The first ones of the file, whichever thread found them.
void KindFigures::addExample(const ValueCount &example)
{
    const auto known = std::ranges::find(examples, example.text, &ValueCount::text);
    if (known != examples.end()) {
        known->count += example.count;
        known->firstRow = std::min(known->firstRow, example.firstRow);
        return;
    }
    if (examples.size() == mostExamples && examples.constLast().firstRow < example.firstRow)
        return;
    examples.append(example);
    std::ranges::sort(examples, [](const ValueCount &one, const ValueCount &two) {
        return one.firstRow < two.firstRow;
    });
    if (examples.size() > mostExamples)
        examples.removeLast();
}

bool KindFigures::wants(qint64 row) const
{
    return examples.size() < mostExamples || row < examples.constLast().firstRow;
}

static void judge(QByteArrayView text, qint64 count, qint64 firstRow,
                  std::array<KindFigures, 6> &figures)
{
    const auto judgement = judgementOf(text);
    auto &mine = figures[static_cast<std::size_t>(judgement.kind)];
    mine.add(judgement.value, count);
    if (mine.wants(firstRow))
        mine.addExample({text.toByteArray(), count, firstRow});
}

void ManyValues::add(QByteArrayView text, quint64 hash, qint64 row)
{
    judge(text, 1, row, m_figures);
    m_estimator.add(hash);
    ++m_filled;
    m_longest = std::max<qint64>(m_longest, text.size());
    auto &recent = m_recent[hash % places];
    if (recent.hash == hash) {
        ++recent.count;
        return;
    }
    if (recent.count > 1)
        m_repeated.push_back(recent);
    recent = {hash, 1};
}

ColumnCollector::ColumnCollector(qsizetype exactValues)
    : m_values(exactValues)
{ }

void ColumnCollector::take(const ManyValues &many, qint64 empty)
{
    const std::lock_guard lock(m_mutex);
    m_estimator.add(many.m_estimator);
    for (std::size_t kind = 0; kind < m_figures.size(); ++kind)
        m_figures[kind].add(many.m_figures[kind]);
    for (const auto &repeated : many.m_repeated)
        m_values.addKnown(repeated.hash, repeated.count);
    for (const auto &recent : many.m_recent) {
        if (recent.count > 1)
            m_values.addKnown(recent.hash, recent.count);
    }
    m_empty += empty;
    m_filled += many.m_filled;
    m_longest = std::max(m_longest, many.m_longest);
}

void ColumnCollector::take(ValueCounter &counted, qint64 empty)
{
    Figures figures;
    qint64 filled = 0;
    qint64 longest = 0;
    for (const auto &value : counted.values()) {
        judge(counted.textOf(value), value.count, value.firstRow, figures);
        filled += value.count;
        longest = std::max<qint64>(longest, value.size);
    }
    const std::lock_guard lock(m_mutex);
    for (const auto &value : counted.values()) {
        const auto text = counted.textOf(value);
        m_estimator.add(value.hash);
        // Single ones hardly ever belong to the most frequent, and looking each up would take
        // longest of all.
        if (!m_exact && value.count > 1)
            m_values.addKnown(value.hash, value.count);
        else if (m_exact && m_values.add(text, value.hash, value.firstRow, value.count) < 0)
            m_exact = false;
    }
    for (std::size_t kind = 0; kind < figures.size(); ++kind)
        m_figures[kind].add(figures[kind]);
    m_empty += empty;
    m_filled += filled;
    m_longest = std::max(m_longest, longest);
    counted.clear();
}

ColumnKind ColumnCollector::mainKind() const
{
    if (m_filled == 0)
        return ColumnKind::Empty;
    for (const auto kind :
         {ColumnKind::Number, ColumnKind::Moment, ColumnKind::Email, ColumnKind::Boolean}) {
        if (m_figures[static_cast<std::size_t>(kind)].count * 10 >= m_filled * 9)
            return kind;
    }
    return ColumnKind::Text;
}

ColumnProfile ColumnCollector::profile(qsizetype topValues) const
{
    const auto kind = mainKind();
    const auto &main = m_figures[static_cast<std::size_t>(kind)];
    ColumnProfile profile{.filled = m_filled,
                          .empty = m_empty,
                          .kind = kind,
                          .distinct = m_exact ? m_values.size() : m_estimator.estimate(),
                          .exact = m_exact,
                          .top = values(topValues),
                          .low = main.low,
                          .high = main.high,
                          .mean = main.count > 0 ? main.sum / static_cast<double>(main.count) : 0,
                          .longest = m_longest};
    if (kind == ColumnKind::Text || kind == ColumnKind::Empty)
        return profile; // any text is as good as another
    profile.odd = m_filled - main.count;
    KindFigures others;
    for (std::size_t other = 0; other < m_figures.size(); ++other) {
        if (other != static_cast<std::size_t>(kind))
            others.add(m_figures[other]);
    }
    profile.oddExamples = others.examples;
    return profile;
}

QList<ValueCount> ColumnCollector::values(qsizetype most) const
{
    std::vector<ValueCounter::Slot> sorted = m_values.values();
    const auto end =
        sorted.begin() + std::min<qsizetype>(most, static_cast<qsizetype>(sorted.size()));
    std::partial_sort(sorted.begin(), end, sorted.end(), [](const auto &one, const auto &two) {
        return one.count != two.count ? one.count > two.count : one.firstRow < two.firstRow;
    });
    QList<ValueCount> result;
    for (auto value = sorted.begin(); value != end; ++value)
        result.append({m_values.textOf(*value).toByteArray(), value->count, value->firstRow});
    return result;
}

} // namespace storedesk::table
