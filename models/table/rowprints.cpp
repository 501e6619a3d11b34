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
                    empty = empty && cell.trimmed().isEmpty();
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
    const auto alike = [](const Print &one, const Print &two) {
        return one.key == two.key && one.keyless == two.keyless;
    };
    std::ranges::sort(prints, [alike](const Print &one, const Print &two) {
        if (alike(one, two))
            return one.row < two.row;
        return one.keyless == two.keyless ? one.key < two.key : one.keyless;
    });
    Prints result;
    result.single.reserve(prints.size());
    for (auto begin = prints.cbegin(); begin != prints.cend();) {
        const auto end = std::find_if(begin, prints.cend(),
                                      [&](const Print &print) { return !alike(print, *begin); });
        const auto keyless = begin->keyless;
        result.keyless += keyless ? end - begin : 0;
        if (!keyless && end - begin == 1)
            result.single.push_back(*begin);
        else if (!keyless)
            result.repeatedKeys.push_back(begin->key);
        for (auto print = begin; print != end && (keyless || end - begin > 1); ++print) {
            result.setAside.push_back(print->row);
            if (!keyless && print != begin)
                result.repeated.push_back({print->row, begin->row});
        }
        begin = end;
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
    Joining(const Prints &before, const Prints &after, Comparison &comparison)
        : m_before(before)
        , m_after(after)
        , m_comparison(comparison)
    { }

    // Gives the rows that were taken for the same.
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
    void gone(const Print &print)
    {
        const bool repeated = std::ranges::binary_search(m_after.repeatedKeys, print.key);
        (repeated ? m_comparison.repeatedBefore : m_comparison.gone).push_back(print.row);
    }

    void added(const Print &print)
    {
        const bool repeated = std::ranges::binary_search(m_before.repeatedKeys, print.key);
        (repeated ? m_comparison.repeatedAfter : m_comparison.added).push_back(print.row);
    }

    const Prints &m_before;
    const Prints &m_after;
    Comparison &m_comparison;
};

} // namespace

std::vector<PairedRows> join(const Prints &before, const Prints &after, Comparison &comparison)
{
    comparison.repeatedBefore = before.setAside;
    comparison.repeatedAfter = after.setAside;
    comparison.keylessBefore = before.keyless;
    comparison.keylessAfter = after.keyless;
    comparison.blankBefore = before.blank;
    comparison.blankAfter = after.blank;
    return Joining(before, after, comparison).run();
}

} // namespace storedesk::table
