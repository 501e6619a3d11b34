// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowprints.h"

#include "table/valuecounter.h"

#include <algorithm>
#include <atomic>

namespace storedesk::table {

// The rows of a table in its order; how many are blank is told.
static base::Result<std::vector<Print>> inOrder(const Source &source, const std::vector<int> &keys,
                                                const std::vector<int> &columns, Hashing hashing,
                                                Progress &progress, std::atomic<qint64> &blank)
{
    std::vector<Print> prints;
    prints.reserve(static_cast<std::size_t>(std::max<qint64>(source.rows(), 0)));
    InOrder<std::vector<Print>> parts([&prints](std::vector<Print> &&part) {
        prints.insert(prints.end(), part.begin(), part.end());
    });
    const auto read =
        scan(source, progress, [&](const RowRange &range, RowScanner &rows, int /*thread*/) {
            std::vector<Print> part;
            QByteArray scratch;
            const auto hashOver = [&](const std::vector<int> &some, bool &empty) {
                quint64 hash = 0;
                for (const int column : some) {
                    const auto cell = rows.text(column, scratch);
                    empty = empty && cell.isEmpty();
                    const quint64 both[] = {hash, hashing.hash(cell, hashing.seed)};
                    hash =
                        hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
                }
                return hash;
            };
            for (auto row = range.firstRow; rows.next(); ++row) {
                Print print{.row = static_cast<quint32>(row), .keyless = true};
                bool ignored = false;
                print.key = hashOver(keys, print.keyless);
                print.content = hashOver(columns, ignored);
                if (rows.blank())
                    ++blank;
                else
                    part.push_back(print);
            }
            parts.add(range.number, std::move(part));
        });
    if (!read)
        return tl::unexpected(read.error());
    return prints;
}

static Prints byKey(std::vector<Print> prints)
{
    std::ranges::sort(prints, [](const Print &one, const Print &two) {
        return one.key != two.key ? one.key < two.key : one.row < two.row;
    });
    Prints result;
    result.first.reserve(prints.size());
    for (const auto &print : prints) {
        const bool known = !result.first.empty() && result.first.back().key == print.key;
        if (print.keyless || known)
            result.setAside.push_back(print.row);
        if (print.keyless) {
            ++result.keyless;
        } else if (known) {
            result.repeated.push_back({print.row, result.first.back().row});
            result.repeatedKeys.push_back(print.key);
        } else {
            result.first.push_back(print);
        }
    }
    std::ranges::sort(result.setAside);
    return result;
}

base::Result<Prints> printsOf(const Source &source, const std::vector<int> &keys,
                              const std::vector<int> &columns, Hashing hashing, Progress &progress)
{
    std::atomic<qint64> blank = 0;
    auto rows = inOrder(source, keys, columns, hashing, progress, blank);
    if (!rows)
        return tl::unexpected(rows.error());
    auto prints = byKey(std::move(*rows));
    prints.blank = blank;
    return prints;
}

namespace {

// Sorts the rows of two tables into what became of them.
class Joining final
{
public:
    Joining(const Prints &before, const Prints &after, RepeatedKeys rule, Comparison &comparison)
        : m_before(before)
        , m_after(after)
        , m_rule(rule)
        , m_comparison(comparison)
    { }

    // Gives the rows that were taken for the same.
    std::vector<Comparison::Pair> run()
    {
        std::vector<Comparison::Pair> pairs;
        auto old = m_before.first.begin();
        const auto end = m_before.first.end();
        for (const auto &now : m_after.first) {
            for (; old != end && old->key < now.key; ++old)
                alone(*old, m_comparison.gone, m_comparison.repeatedBefore);
            if (old == end || old->key != now.key) {
                alone(now, m_comparison.added, m_comparison.repeatedAfter);
                continue;
            }
            pairs.push_back({old->row, now.row});
            both(*old, now);
            ++old;
        }
        for (; old != end; ++old)
            alone(*old, m_comparison.gone, m_comparison.repeatedBefore);
        order();
        return pairs;
    }

private:
    [[nodiscard]] bool tellsNothing(quint64 key) const
    {
        return m_rule == RepeatedKeys::NoneCounts
            && (std::ranges::binary_search(m_before.repeatedKeys, key)
                || std::ranges::binary_search(m_after.repeatedKeys, key));
    }

    void alone(const Print &print, std::vector<quint32> &into, std::vector<quint32> &aside) const
    {
        (tellsNothing(print.key) ? aside : into).push_back(print.row);
    }

    void both(const Print &old, const Print &now)
    {
        if (tellsNothing(now.key)) {
            m_comparison.repeatedBefore.push_back(old.row);
            m_comparison.repeatedAfter.push_back(now.row);
        } else if (old.content == now.content) {
            ++m_comparison.same;
        } else {
            m_comparison.changed.push_back({old.row, now.row});
        }
    }

    void order()
    {
        for (auto *rows : {&m_comparison.gone, &m_comparison.added, &m_comparison.repeatedBefore,
                           &m_comparison.repeatedAfter})
            std::ranges::sort(*rows);
        std::ranges::sort(m_comparison.changed, {}, &Comparison::Pair::after);
    }

    const Prints &m_before;
    const Prints &m_after;
    const RepeatedKeys m_rule;
    Comparison &m_comparison;
};

} // namespace

std::vector<Comparison::Pair> join(const Prints &before, const Prints &after, RepeatedKeys rule,
                                   Comparison &comparison)
{
    comparison.repeatedBefore = before.setAside;
    comparison.repeatedAfter = after.setAside;
    comparison.keylessBefore = before.keyless;
    comparison.keylessAfter = after.keyless;
    comparison.blankBefore = before.blank;
    comparison.blankAfter = after.blank;
    return Joining(before, after, rule, comparison).run();
}

} // namespace storedesk::table
