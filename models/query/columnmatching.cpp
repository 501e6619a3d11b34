// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnmatching.h"

#include "csv/rowreader.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <numeric>

namespace storedesk::query {

static constexpr std::size_t rowsCompared = 2'000;
// The maximum number of columns per table.
static constexpr std::size_t mostCandidates = 200;
static constexpr double enoughAgreement = 0.8;
// The minimum number of distinct matching values.
static constexpr qsizetype enoughValues = 2;

QByteArrayList comparedNames(const csv::TableSource &source)
{
    QByteArrayList names;
    const auto cells = csv::RowReader(source.file, source.index, source.dialect).row(0);
    for (qsizetype column = 0; column < cells.size(); ++column)
        names.append(source.header ? cells.at(column).trimmed() : QByteArray::number(column + 1));
    return names;
}

// Returns a name without case, accents and punctuation.
static QByteArray looseName(const QByteArray &name)
{
    auto text = QString::fromUtf8(name).normalized(QString::NormalizationForm_KD).toCaseFolded();
    text.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
    return text.toUtf8();
}

namespace {

class ColumnMatching final
{
public:
    ColumnMatching(QByteArrayList before, QByteArrayList after)
        : m_before(std::move(before))
        , m_after(std::move(after))
        , m_partner(static_cast<std::size_t>(m_before.size()), -1)
        , m_taken(static_cast<std::size_t>(m_after.size()), false)
    { }

    void byPlace()
    {
        m_byPlace = true;
        for (std::size_t at = 0; at < std::min(m_partner.size(), m_taken.size()); ++at)
            pair(at, at);
    }

    // Columns with the same name are matched in order: the first with the first, the second with
    // the second.
    void byName()
    {
        QHash<QByteArray, std::vector<std::size_t>> places;
        for (auto at = m_taken.size(); at > 0; --at)
            places[m_after.at(static_cast<qsizetype>(at - 1))].push_back(at - 1);
        for (std::size_t at = 0; at < m_partner.size(); ++at) {
            const auto found = places.find(m_before.at(static_cast<qsizetype>(at)));
            if (found == places.end() || found->empty())
                continue;
            pair(at, found->back());
            found->pop_back();
        }
    }

    // Matches only unambiguous names.
    void byLooseName()
    {
        const auto places = [](const QByteArrayList &names, const auto &isFree) {
            QHash<QByteArray, std::vector<std::size_t>> result;
            for (std::size_t at = 0; at < static_cast<std::size_t>(names.size()); ++at) {
                const auto name = looseName(names.at(static_cast<qsizetype>(at)));
                if (isFree(at) && !name.isEmpty())
                    result[name].push_back(at);
            }
            return result;
        };
        const auto before = places(m_before, [this](std::size_t at) { return m_partner[at] < 0; });
        const auto after = places(m_after, [this](std::size_t at) { return !m_taken[at]; });
        for (auto one = before.cbegin(); one != before.cend(); ++one) {
            const auto other = after.constFind(one.key());
            if (other != after.cend() && one->size() == 1 && other->size() == 1)
                pair(one->front(), other->front());
        }
    }

    [[nodiscard]] MatchedColumns result(bool namesOfBefore) const
    {
        MatchedColumns matched;
        for (int at = 0; at < static_cast<int>(m_partner.size()); ++at) {
            const int partner = m_partner[static_cast<std::size_t>(at)];
            if (partner < 0) {
                matched.onlyBefore.push_back(at);
                continue;
            }
            ComparedColumn column{.before = at,
                                  .after = partner,
                                  .name = namesOfBefore ? m_before.at(at) : m_after.at(partner)};
            if (m_before.at(at) != column.name && !m_byPlace)
                column.formerName = m_before.at(at);
            matched.both.push_back(column);
        }
        for (int at = 0; at < static_cast<int>(m_taken.size()); ++at) {
            if (!m_taken[static_cast<std::size_t>(at)])
                matched.onlyAfter.push_back(at);
        }
        return matched;
    }

private:
    void pair(std::size_t before, std::size_t after)
    {
        m_partner[before] = static_cast<int>(after);
        m_taken[after] = true;
    }

    QByteArrayList m_before;
    QByteArrayList m_after;
    // Indexed by column in the first table.
    std::vector<int> m_partner;
    std::vector<bool> m_taken;
    bool m_byPlace = false;
};

} // namespace

MatchedColumns matchColumns(const csv::TableSource &before, const csv::TableSource &after)
{
    ColumnMatching matching(comparedNames(before), comparedNames(after));
    if (!before.header || !after.header) {
        matching.byPlace();
        return matching.result(before.header);
    }
    matching.byName();
    matching.byLooseName();
    return matching.result(false);
}

namespace {

// The cells of selected columns and rows.
struct Sample
{
    std::vector<QByteArrayList> columns = {};
    std::vector<QHash<QByteArray, qint64>> counts = {};

    Sample(const csv::TableSource &source, const std::vector<int> &wanted,
           const std::vector<quint32> &rows)
        : columns(std::min(wanted.size(), mostCandidates))
        , counts(columns.size())
    {
        csv::RowReader reader(source.file, source.index, source.dialect);
        for (const auto row : rows) {
            const auto cells = reader.row(row);
            for (std::size_t at = 0; at < columns.size(); ++at) {
                columns[at].append(cells.value(wanted[at]).trimmed());
                ++counts[at][columns[at].constLast()];
            }
        }
    }
};

struct Candidate
{
    double agreement = 0;
    std::size_t before = 0;
    std::size_t after = 0;
};

} // namespace

// Returns Cohen's kappa, which is 1 if all cells agree and 0 if they agree as often as by chance.
// Also returns 0 if too few distinct values agree.
static double agreementOf(const Sample &before, std::size_t one, const Sample &after,
                          std::size_t two)
{
    const auto rows = before.columns[one].size();
    qint64 same = 0;
    QSet<QByteArray> values;
    for (qsizetype row = 0; row < rows; ++row) {
        const auto &cell = before.columns[one].at(row);
        if (cell != after.columns[two].at(row))
            continue;
        ++same;
        if (!cell.isEmpty() && values.size() < enoughValues)
            values.insert(cell);
    }
    if (values.size() < enoughValues)
        return 0;
    double chance = 0;
    const auto all = static_cast<double>(rows);
    for (auto value = before.counts[one].cbegin(); value != before.counts[one].cend(); ++value)
        chance += static_cast<double>(value.value()) / all
            * static_cast<double>(after.counts[two].value(value.key())) / all;
    return chance < 1 ? (static_cast<double>(same) / all - chance) / (1 - chance) : 0;
}

std::vector<ComparedColumn> renamedColumns(const csv::TableSource &before,
                                           const csv::TableSource &after,
                                           const MatchedColumns &matched,
                                           std::span<const PairedRows> rows)
{
    std::vector<quint32> oldRows;
    std::vector<quint32> newRows;
    const auto count = std::min(rows.size(), rowsCompared);
    for (std::size_t at = 0; at < count; ++at) {
        const auto &pair = rows[at * rows.size() / count];
        oldRows.push_back(pair.before);
        newRows.push_back(pair.after);
    }
    const Sample old(before, matched.onlyBefore, oldRows);
    const Sample now(after, matched.onlyAfter, newRows);
    std::vector<Candidate> candidates;
    for (std::size_t one = 0; one < old.columns.size(); ++one) {
        for (std::size_t two = 0; two < now.columns.size(); ++two) {
            const auto agreement = count > 0 ? agreementOf(old, one, now, two) : 0;
            if (agreement >= enoughAgreement)
                candidates.push_back({agreement, one, two});
        }
    }
    std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::agreement);
    const auto oldNames = comparedNames(before);
    const auto newNames = comparedNames(after);
    std::vector<ComparedColumn> renamed;
    for (const auto &candidate : candidates) {
        const ComparedColumn column{.before = matched.onlyBefore[candidate.before],
                                    .after = matched.onlyAfter[candidate.after],
                                    .name = newNames.value(matched.onlyAfter[candidate.after]),
                                    .formerName =
                                        oldNames.value(matched.onlyBefore[candidate.before])};
        const bool taken = std::ranges::any_of(renamed, [&column](const ComparedColumn &other) {
            return other.before == column.before || other.after == column.after;
        });
        if (!taken)
            renamed.push_back(column);
    }
    return renamed;
}

} // namespace storedesk::query
