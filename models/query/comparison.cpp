// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "query/comparedkeys.h"
#include "statistics/valuecounter.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::query {

static constexpr quint64 mostSeeds = 8;

quint64 keyHash(QByteArrayView cell, quint64 seed)
{
    const quint64 both[] = {seed, statistics::hashOf(cell)};
    if (seed == 0)
        return both[1];
    // The seed must affect the hash of the text itself. Otherwise cells with the same hash would
    // still collide.
    QByteArray seeded(reinterpret_cast<const char *>(both), sizeof both[0]);
    seeded += cell;
    return statistics::hashOf(seeded);
}

static tl::unexpected<base::Problem> notComparable(const QString &why, const QString &next)
{
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Comparison", "The tables cannot be compared."),
        .why = why,
        .next = next});
}

// Finds a column by its name in either table. Prefers an exact match.
static const ComparedColumn *columnNamed(const std::vector<ComparedColumn> &columns,
                                         const QByteArray &name)
{
    const auto folded = [](const QByteArray &text) {
        return QString::fromUtf8(text).toCaseFolded();
    };
    for (const bool exact : {true, false}) {
        for (const auto member : {&ComparedColumn::name, &ComparedColumn::formerName}) {
            const auto found = std::ranges::find_if(columns, [&](const ComparedColumn &column) {
                const auto &own = column.*member;
                const bool had = member == &ComparedColumn::name || !own.isEmpty();
                return had && (exact ? own == name : folded(own) == folded(name));
            });
            if (found != columns.end())
                return &*found;
        }
    }
    return nullptr;
}

namespace {

class Comparing final
{
public:
    Comparing(const csv::TableSource &before, const csv::TableSource &after, KeyHash hash,
              base::Progress &progress)
        : m_before{.source = before}
        , m_after{.source = after}
        , m_hash(hash)
        , m_progress(progress)
        , m_matched(matchColumns(before, after))
    { }

    [[nodiscard]] base::Result<Comparison> run(const QByteArrayList &keys)
    {
        for (const auto &name : keys) {
            const auto *key = columnNamed(m_matched.both, name);
            if (!key)
                return notComparable(
                    QCoreApplication::translate("Comparison",
                                                "The column “%1” is not in both tables.")
                        .arg(QString::fromUtf8(name)),
                    QCoreApplication::translate("Comparison",
                                                "Choose a key column that both tables have."));
            m_keys.push_back(*key);
        }
        const auto whole = m_progress.share();
        const bool twice = !m_matched.onlyBefore.empty() && !m_matched.onlyAfter.empty();
        m_progress.enter(whole.part(0, twice ? 0.5 : 1));
        auto comparison = compare();
        if (!comparison || !twice || m_progress.cancelled())
            return comparison;
        const auto renamed = renamedColumns(m_before.source, m_after.source, m_matched, m_pairs);
        if (renamed.empty())
            return comparison;
        adopt(renamed);
        m_progress.enter(whole.part(0.5, 1));
        return compare();
    }

private:
    [[nodiscard]] base::Result<Comparison> compare()
    {
        lookAt(m_keys, m_before.keys, m_after.keys);
        lookAt(m_matched.both, m_before.columns, m_after.columns);
        const auto whole = m_progress.share();
        for (quint64 seed = 0; seed < mostSeeds; ++seed) {
            auto comparison = named();
            m_progress.enter(whole);
            const auto held = pair({m_hash, seed}, comparison);
            if (!held)
                return tl::unexpected(held.error());
            if (*held || m_progress.cancelled())
                return comparison;
        }
        return notComparable(
            QCoreApplication::translate("Comparison", "The keys couldn't be matched reliably."),
            QCoreApplication::translate("Comparison", "Choose another key column."));
    }

    // Returns false if rows with different keys have the same hash.
    [[nodiscard]] base::Result<bool> pair(Hashing hashing, Comparison &comparison)
    {
        const auto whole = m_progress.share();
        m_progress.enter(whole.part(0, 0.3));
        const auto old =
            rowHashesOf(m_before.source, m_before.keys, m_before.columns, hashing, m_progress);
        m_progress.enter(whole.part(0.3, 0.6));
        const auto now =
            rowHashesOf(m_after.source, m_after.keys, m_after.columns, hashing, m_progress);
        if (!old || !now)
            return tl::unexpected(old ? now.error() : old.error());
        m_pairs = join(*old, *now, comparison);
        m_progress.enter(whole.part(0.6, 0.7));
        const auto respelled = pairRespelled(m_before, m_after, hashing, comparison, m_progress);
        if (!respelled)
            return tl::unexpected(respelled.error());
        m_progress.enter(whole.part(0.7, 1));
        auto same = sameKeys(old->repeated, m_before, m_before, Spelling::Exact, m_progress);
        if (same && *same)
            same = sameKeys(now->repeated, m_after, m_after, Spelling::Exact, m_progress);
        if (same && *same)
            same = sameKeys(m_pairs, m_before, m_after, Spelling::Exact, m_progress);
        if (same && *same)
            same = sameKeys(*respelled, m_before, m_after, Spelling::Loose, m_progress);
        m_pairs.insert(m_pairs.end(), respelled->begin(), respelled->end());
        return same;
    }

    // Compares renamed columns like all other columns.
    void adopt(const std::vector<ComparedColumn> &renamed)
    {
        for (const auto &column : renamed) {
            std::erase(m_matched.onlyBefore, column.before);
            std::erase(m_matched.onlyAfter, column.after);
            m_matched.both.push_back(column);
        }
        std::ranges::sort(m_matched.both, {}, &ComparedColumn::before);
    }

    static void lookAt(const std::vector<ComparedColumn> &columns, std::vector<int> &before,
                       std::vector<int> &after)
    {
        before.clear();
        after.clear();
        for (const auto &column : columns) {
            before.push_back(column.before);
            after.push_back(column.after);
        }
    }

    [[nodiscard]] Comparison named() const
    {
        Comparison comparison{.columns = m_matched.both, .keys = m_keys};
        const auto oldNames = comparedNames(m_before.source);
        const auto newNames = comparedNames(m_after.source);
        for (const int column : m_matched.onlyBefore)
            comparison.onlyBefore.append(oldNames.value(column));
        for (const int column : m_matched.onlyAfter)
            comparison.onlyAfter.append(newNames.value(column));
        return comparison;
    }

    ComparedTable m_before;
    ComparedTable m_after;
    KeyHash m_hash;
    base::Progress &m_progress;
    MatchedColumns m_matched;
    std::vector<ComparedColumn> m_keys;
    // The pairs from the last attempt.
    std::vector<PairedRows> m_pairs;
};

} // namespace

base::Result<Comparison> compareTables(const csv::TableSource &before,
                                       const csv::TableSource &after, const QByteArrayList &keys,
                                       base::Progress &progress, KeyHash hash)
{
    return Comparing(before, after, hash, progress).run(keys);
}

} // namespace storedesk::query
