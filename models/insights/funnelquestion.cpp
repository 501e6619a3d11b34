// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "insights/funnelsteps.h"

#include <algorithm>

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
};

// Finds the longest chain of steps that one person completed.
class ChainSearch final
{
public:
    ChainSearch(const InsightData &data, const FunnelSteps &steps, qint64 window)
        : m_data(data)
        , m_steps(steps)
        , m_window(window)
        , m_matching(static_cast<std::size_t>(steps.count()))
    { }

    // Expects the person's rows sorted by time. Returns the times of the completed steps, or an
    // empty list if there are none.
    [[nodiscard]] std::vector<qint64> longest(std::span<const quint32> rows,
                                              const TimeRange &starts)
    {
        for (std::size_t step = 0; step < m_matching.size(); ++step) {
            m_matching[step].clear();
            for (const auto row : rows) {
                if (m_steps.matches(static_cast<int>(step), row))
                    m_matching[step].push_back(row);
            }
        }
        std::vector<qint64> best;
        m_latestStart.reset();
        for (const auto row : m_matching.front()) {
            if (!starts.contains(m_data.timeOf(row)))
                continue;
            m_latestStart = m_data.timeOf(row);
            // Among chains of the same length, the one that starts earliest is used.
            if (best.size() == m_matching.size())
                continue;
            auto chain = chainFrom(row);
            if (chain.size() > best.size())
                best = std::move(chain);
        }
        return best;
    }

    // Returns the latest chain start that the last search found.
    [[nodiscard]] std::optional<qint64> latestStart() const { return m_latestStart; }

private:
    [[nodiscard]] std::vector<qint64> chainFrom(quint32 start)
    {
        m_chosen.assign(1, start);
        std::vector<qint64> times{m_data.timeOf(start)};
        for (std::size_t step = 1; step < m_matching.size(); ++step) {
            const auto row = next(step, times.back());
            if (!row || m_data.timeOf(*row) - times.front() > m_window)
                break;
            m_chosen.push_back(*row);
            times.push_back(m_data.timeOf(*row));
        }
        return times;
    }

    // Returns the first row that matches the step, is not before the given time and is not already
    // used by an identical step.
    [[nodiscard]] std::optional<quint32> next(std::size_t step, qint64 time) const
    {
        const auto &rows = m_matching[step];
        const auto timeOf = [this](quint32 row) {
            return m_data.timeOf(row);
        };
        for (auto at = std::ranges::lower_bound(rows, time, {}, timeOf); at != rows.end(); ++at) {
            bool used = false;
            for (std::size_t before = 0; before < step; ++before)
                used = used
                    || (m_chosen[before] == *at
                        && m_steps.areIdentical(static_cast<int>(before), static_cast<int>(step)));
            if (!used)
                return *at;
        }
        return std::nullopt;
    }

    const InsightData &m_data;
    const FunnelSteps &m_steps;
    qint64 m_window;
    // Matching rows, indexed by step.
    std::vector<std::vector<quint32>> m_matching;
    std::vector<quint32> m_chosen;
    std::optional<qint64> m_latestStart;
};

} // namespace

static QJsonArray stepList(const FunnelSteps &steps, const std::vector<FunnelSums> &sums)
{
    QJsonArray list;
    for (std::size_t step = 0; step < sums.size(); ++step) {
        const auto &sum = sums[step];
        const bool known = step > 0 && !sum.spans.empty();
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
    const RowsByPerson byPerson(data, run.select({.types = steps.types()}));
    std::vector<FunnelSums> sums(static_cast<std::size_t>(steps.count()));
    ChainSearch search(data, steps, window);
    const auto starts = periodOf(data);
    NumberedSets reached(run.people, sums.size(),
                         [](std::size_t step) { return u"step:%1"_s.arg(step + 1); });
    NumberedSets open(run.people, sums.size(),
                      [](std::size_t step) { return u"open:%1"_s.arg(step + 1); });
    NumberedSets lost(run.people, sums.size(),
                      [](std::size_t step) { return u"lost:%1"_s.arg(step + 1); });
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto times = search.longest(byPerson.of(person), starts);
        for (std::size_t step = 0; step < times.size(); ++step) {
            ++sums[step].people;
            sums[step].spans.push_back(times[step] - times.front());
            reached.add(step, person);
        }
        if (times.empty() || times.size() == sums.size())
            continue;
        const auto last = times.size() - 1;
        const bool isOpen = search.latestStart().value_or(0) + window >= data.asOf();
        ++(isOpen ? sums[last].open : sums[last].lost);
        (isOpen ? open : lost).add(last, person);
    }
    return {{u"steps"_s, stepList(steps, sums)}};
}

} // namespace storedesk::insights
