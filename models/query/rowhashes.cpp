// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowhashes.h"

#include "statistics/valuecounter.h"

#include <algorithm>
#include <atomic>

namespace storedesk::query {

// Returns a table's rows in order. Also counts the blank rows.
static base::Result<std::vector<RowHash>> inOrder(const csv::TableSource &source,
                                                  const std::vector<int> &keys,
                                                  const std::vector<int> &columns, Hashing hashing,
                                                  base::Progress &progress,
                                                  std::atomic<qint64> &blank)
{
    std::vector<RowHash> hashes;
    hashes.reserve(static_cast<std::size_t>(std::max<qint64>(source.rows(), 0)));
    csv::InOrder<std::vector<RowHash>> parts([&hashes](std::vector<RowHash> &&part) {
        hashes.insert(hashes.end(), part.begin(), part.end());
    });
    const auto read = csv::scan(
        source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
            std::vector<RowHash> part;
            QByteArray scratch;
            const auto hashOver = [&](const std::vector<int> &some, bool &empty) {
                quint64 hash = 0;
                for (const int column : some) {
                    const auto cell = rows.text(column, scratch);
                    empty = empty && cell.trimmed().isEmpty();
                    const quint64 both[] = {hash, hashing.hash(cell, hashing.seed)};
                    hash = statistics::hashOf(
                        QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
                }
                return hash;
            };
            for (auto row = range.firstRow; rows.next(); ++row) {
                RowHash hash{.row = static_cast<quint32>(row), .keyless = true};
                bool ignored = false;
                hash.key = hashOver(keys, hash.keyless);
                hash.content = hashOver(columns, ignored);
                if (rows.blank())
                    ++blank;
                else
                    part.push_back(hash);
            }
            parts.add(range.number, std::move(part));
        });
    if (!read)
        return tl::unexpected(read.error());
    return hashes;
}

static RowHashes byKey(std::vector<RowHash> hashes)
{
    const auto alike = [](const RowHash &one, const RowHash &two) {
        return one.key == two.key && one.keyless == two.keyless;
    };
    std::ranges::sort(hashes, [alike](const RowHash &one, const RowHash &two) {
        if (alike(one, two))
            return one.row < two.row;
        return one.keyless == two.keyless ? one.key < two.key : one.keyless;
    });
    RowHashes result;
    result.single.reserve(hashes.size());
    for (auto begin = hashes.cbegin(); begin != hashes.cend();) {
        const auto end = std::find_if(begin, hashes.cend(),
                                      [&](const RowHash &hash) { return !alike(hash, *begin); });
        const auto keyless = begin->keyless;
        result.keyless += keyless ? end - begin : 0;
        if (!keyless && end - begin == 1)
            result.single.push_back(*begin);
        else if (!keyless)
            result.repeatedKeys.push_back(begin->key);
        for (auto hash = begin; hash != end && (keyless || end - begin > 1); ++hash) {
            result.setAside.push_back(hash->row);
            if (!keyless && hash != begin)
                result.repeated.push_back({hash->row, begin->row});
        }
        begin = end;
    }
    std::ranges::sort(result.setAside);
    return result;
}

base::Result<RowHashes> rowHashesOf(const csv::TableSource &source, const std::vector<int> &keys,
                                    const std::vector<int> &columns, Hashing hashing,
                                    base::Progress &progress)
{
    std::atomic<qint64> blank = 0;
    auto rows = inOrder(source, keys, columns, hashing, progress, blank);
    if (!rows)
        return tl::unexpected(rows.error());
    auto hashes = byKey(std::move(*rows));
    hashes.blank = blank;
    return hashes;
}

namespace {

// Classifies the rows of two tables.
class Joining final
{
public:
    Joining(const RowHashes &before, const RowHashes &after, Comparison &comparison)
        : m_before(before)
        , m_after(after)
        , m_comparison(comparison)
    { }

    // Returns the rows that were considered equal.
    std::vector<PairedRows> run()
    {
        std::vector<PairedRows> pairs;
        auto old = m_before.single.begin();
        const auto end = m_before.single.end();
        for (const auto &now : m_after.single) {
            for (; old != end && old->key < now.key; ++old)
                gone(*old);
            if (old == end || old->key != now.key) {
                added(now);
                continue;
            }
            pairs.push_back({old->row, now.row});
            if (old->content == now.content)
                ++m_comparison.same;
            else
                m_comparison.changed.push_back(pairs.back());
            ++old;
        }
        for (; old != end; ++old)
            gone(*old);
        for (auto *rows : {&m_comparison.gone, &m_comparison.added, &m_comparison.repeatedBefore,
                           &m_comparison.repeatedAfter})
            std::ranges::sort(*rows);
        std::ranges::sort(m_comparison.changed, {}, &PairedRows::after);
        return pairs;
    }

private:
    void gone(const RowHash &hash)
    {
        const bool repeated = std::ranges::binary_search(m_after.repeatedKeys, hash.key);
        (repeated ? m_comparison.repeatedBefore : m_comparison.gone).push_back(hash.row);
    }

    void added(const RowHash &hash)
    {
        const bool repeated = std::ranges::binary_search(m_before.repeatedKeys, hash.key);
        (repeated ? m_comparison.repeatedAfter : m_comparison.added).push_back(hash.row);
    }

    const RowHashes &m_before;
    const RowHashes &m_after;
    Comparison &m_comparison;
};

} // namespace

std::vector<PairedRows> join(const RowHashes &before, const RowHashes &after,
                             Comparison &comparison)
{
    comparison.repeatedBefore = before.setAside;
    comparison.repeatedAfter = after.setAside;
    comparison.keylessBefore = before.keyless;
    comparison.keylessAfter = after.keyless;
    comparison.blankBefore = before.blank;
    comparison.blankAfter = after.blank;
    return Joining(before, after, comparison).run();
}

} // namespace storedesk::query
