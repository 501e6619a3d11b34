// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/funnelsteps.h"

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct FunnelSums
{
    qint64 people = 0;
    qint64 open = 0;
    qint64 lost = 0;
    // Times since the first step.
    std::vector<qint64> spans = {};

    void add(const FunnelSums &other)
    {
        people += other.people;
        open += other.open;
        lost += other.lost;
        spans.insert(spans.end(), other.spans.begin(), other.spans.end());
    }
};

// The times of the steps that were completed.
struct Chain
{
    std::array<qint64, FunnelSteps::most> times = {};
    std::size_t length = 0;
};

// Rows of a person with their times.
struct TimedRows
{
    std::span<const quint32> rows = {};
    std::span<const qint64> times = {};
};

// Finds the rows for one step. People must be passed in ascending order.
class StepRows final
{
public:
    StepRows(const InsightData &data, const RowSelection &selection, const FunnelSteps &steps,
             int step, quint32 firstPerson)
        : m_data(data)
        , m_steps(steps)
        , m_step(step)
        , m_conditional(steps.hasConditions(step))
    {
        for (const auto type : steps.typesOf(step))
            m_types.emplace_back(selection.of(type), firstPerson);
    }

    // Returns the rows sorted by time, which are valid until the next call.
    [[nodiscard]] TimedRows of(quint32 person)
    {
        if (m_types.size() == 1 && !m_conditional)
            return {.rows = m_types.front().of(person), .times = m_types.front().timesOf(person)};
        m_found.clear();
        for (auto &type : m_types) {
            for (const auto row : type.of(person)) {
                if (m_steps.matches(m_step, row))
                    m_found.emplace_back(m_data.timeOf(row), row);
            }
        }
        std::ranges::sort(m_found);
        m_rows.clear();
        m_times.clear();
        for (const auto &[time, row] : m_found) {
            m_rows.push_back(row);
            m_times.push_back(time);
        }
        return {.rows = m_rows, .times = m_times};
    }

private:
    const InsightData &m_data;
    const FunnelSteps &m_steps;
    int m_step;
    bool m_conditional;
    std::vector<PersonCursor> m_types;
    // The rows found in several types, or with conditions, and their times.
    std::vector<std::pair<qint64, quint32>> m_found;
    std::vector<quint32> m_rows;
    std::vector<qint64> m_times;
};

// Finds the longest chain of steps that one person completed. People must be passed in ascending
// order.
class ChainSearch final
{
public:
    ChainSearch(const InsightData &data, const RowSelection &selection, const FunnelSteps &steps,
                qint64 window, quint32 firstPerson)
        : m_steps(steps)
        , m_window(window)
        , m_rows(static_cast<std::size_t>(steps.count()))
        , m_next(m_rows.size())
        , m_chosen(m_rows.size())
    {
        for (int step = 0; step < steps.count(); ++step) {
            m_stepRows.emplace_back(data, selection, steps, step, firstPerson);
            for (int before = 0; before < step; ++before)
                m_anyIdentical = m_anyIdentical || steps.areIdentical(before, step);
        }
    }

    // Returns an empty chain if there is none.
    [[nodiscard]] Chain longest(quint32 person, const TimeRange &starts)
    {
        Chain best;
        m_latestStart = 0;
        const auto first = m_stepRows.front().of(person);
        if (first.rows.empty())
            return best;
        m_rows.front() = first;
        for (std::size_t step = 1; step < m_rows.size(); ++step)
            m_rows[step] = m_stepRows[step].of(person);
        std::ranges::fill(m_next, 0);
        for (std::size_t place = 0; place < first.rows.size(); ++place) {
            if (!starts.contains(first.times[place]))
                continue;
            m_latestStart = first.times[place];
            const auto chain = chainFrom(first.rows[place], first.times[place]);
            // Among chains of the same length, the one that starts earliest is used.
            if (chain.length > best.length)
                best = chain;
            if (best.length == m_rows.size())
                break;
        }
        return best;
    }

    // Returns the latest start of the chains of the last search, unless one is complete.
    [[nodiscard]] qint64 latestStart() const { return m_latestStart; }

private:
    [[nodiscard]] Chain chainFrom(quint32 start, qint64 time)
    {
        Chain chain{.length = 1};
        chain.times.front() = time;
        m_chosen.front() = start;
        for (std::size_t step = 1; step < m_rows.size(); ++step) {
            const auto place = next(step, chain.times[step - 1]);
            const auto &[rows, times] = m_rows[step];
            if (place == rows.size() || times[place] - time > m_window)
                break;
            m_chosen[step] = rows[place];
            chain.times[step] = times[place];
            ++chain.length;
        }
        return chain;
    }

    // Returns the place of the first row that matches the step, is not before the given time and is
    // not already used by an identical step.
    [[nodiscard]] std::size_t next(std::size_t step, qint64 time)
    {
        const auto &[rows, times] = m_rows[step];
        auto place = m_next[step];
        if (m_anyIdentical) {
            place = static_cast<std::size_t>(std::ranges::lower_bound(times, time) - times.begin());
        } else {
            // Chains are searched in the order of their starts, and so are their steps.
            while (place < rows.size() && times[place] < time)
                ++place;
            m_next[step] = place;
        }
        while (m_anyIdentical && place < rows.size() && isUsed(step, rows[place]))
            ++place;
        return place;
    }
    [[nodiscard]] bool isUsed(std::size_t step, quint32 row) const
    {
        for (std::size_t before = 0; before < step; ++before) {
            if (m_chosen[before] == row
                && m_steps.areIdentical(static_cast<int>(before), static_cast<int>(step)))
                return true;
        }
        return false;
    }

    const FunnelSteps &m_steps;
    qint64 m_window;
    std::vector<StepRows> m_stepRows;
    // The current person's rows, indexed by step.
    std::vector<TimedRows> m_rows;
    // For each step, the place of the first row that the next chain can use, unless some steps have
    // to use different rows.
    std::vector<std::size_t> m_next;
    std::vector<quint32> m_chosen;
    bool m_anyIdentical = false;
    qint64 m_latestStart = 0;
};

} // namespace

static QJsonArray stepList(const FunnelSteps &steps, const std::vector<FunnelSums> &sums)
{
    QJsonArray list;
    for (std::size_t step = 0; step < sums.size(); ++step) {
        const auto &sum = sums[step];
        const bool known = !sum.spans.empty();
        list.append(QJsonObject{
            {u"step"_s, steps.textOf(static_cast<int>(step))},
            {u"people"_s, sum.people},
            {u"open"_s, sum.open},
            {u"lost"_s, sum.lost},
            {u"medianDays"_s, known ? QJsonValue(daysOf(medianOf(sum.spans))) : QJsonValue()}});
    }
    return list;
}

QJsonObject funnel(QuestionRun &run)
{
    const auto &data = run.data;
    const FunnelSteps steps(data, run.text("steps"_L1));
    const auto window = run.number("window"_L1) * millisecondsPerDay;
    // Only the first row of a chain must be in the period, so rows outside the period are selected
    // too.
    const auto selection = run.select({.types = steps.types()});
    const auto starts = periodOf(data);
    static constexpr std::array keys{"step:%1"_L1, "open:%1"_L1, "lost:%1"_L1};
    enum Key : std::size_t { Reached, Open, Lost };
    const auto count = static_cast<std::size_t>(steps.count());
    NumberedSets people(run.people, keys.size() * count, [count](std::size_t number) {
        return QString(keys[number / count]).arg(number % count + 1);
    });
    auto parts = perThread(std::vector<FunnelSums>(count));
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        ChainSearch search(data, selection, steps, window, range.begin);
        auto &sums = parts[range.thread];
        for (auto person = range.begin; person < range.end; ++person) {
            const auto chain = search.longest(person, starts);
            for (std::size_t step = 0; step < chain.length; ++step) {
                ++sums[step].people;
                people.add(range, Reached * count + step, person);
                // The first step needs no times.
                if (step > 0)
                    sums[step].spans.push_back(chain.times[step] - chain.times.front());
            }
            if (chain.length == 0 || chain.length == count)
                continue;
            const bool isOpen = search.latestStart() + window >= data.asOf();
            auto &last = sums[chain.length - 1];
            ++(isOpen ? last.open : last.lost);
            people.add(range, (isOpen ? Open : Lost) * count + chain.length - 1, person);
        }
    });
    people.finish();
    auto sums = std::move(parts.front());
    for (const auto &part : std::span(parts).subspan(1)) {
        for (std::size_t step = 0; step < count; ++step)
            sums[step].add(part[step]);
    }
    return {{u"steps"_s, stepList(steps, sums)}};
}

} // namespace storedesk::insights
