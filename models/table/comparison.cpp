// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "table/parallel.h"
#include "table/rowreader.h"
#include "table/tablesaver.h"
#include "table/valuecounter.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::table {

static constexpr quint64 mostSeeds = 8;

namespace {

// A row reduced to what a comparison needs.
struct Print
{
    quint64 key = 0;
    quint64 content = 0;
    quint32 row = 0;
    bool keyless = false;
};

// One of the two tables, reduced.
struct Prints
{
    std::vector<Print> first = {}; // by key, the first row of each
    std::vector<Comparison::Pair> repeated = {}; // a row, and the one that had its key before
    std::vector<quint32> setAside = {};
};

// How the rows are told apart this time.
struct Hashing
{
    KeyHash hash;
    quint64 seed;
};

} // namespace

quint64 keyHash(QByteArrayView cell, quint64 seed)
{
    const quint64 both[] = {seed, hashOf(cell)};
    if (seed == 0)
        return both[1];
    // The seed must reach the letters themselves: cells alike in one hash would stay alike.
    QByteArray seeded(reinterpret_cast<const char *>(both), sizeof both[0]);
    seeded += cell;
    return hashOf(seeded);
}

static std::vector<int> columnsNamed(const QList<QByteArray> &header, const QByteArrayList &names)
{
    std::vector<int> columns;
    for (const auto &name : names)
        columns.push_back(static_cast<int>(header.indexOf(name)));
    return columns;
}

static std::vector<Print> printsOf(const Source &source, const std::vector<int> &keys,
                                   const std::vector<int> &columns, Hashing hashing,
                                   Progress &progress)
{
    std::vector<Print> prints;
    prints.reserve(static_cast<std::size_t>(std::max<qint64>(source.rows(), 0)));
    InOrder<std::vector<Print>> parts([&prints](std::vector<Print> &&part) {
        prints.insert(prints.end(), part.begin(), part.end());
    });
    scan(source, progress, [&](const RowRange &range, RowScanner &rows, int /*thread*/) {
        std::vector<Print> part;
        QByteArray scratch;
        const auto hashOver = [&](const std::vector<int> &some, bool &empty) {
            quint64 hash = 0;
            for (const int column : some) {
                const auto cell = rows.text(column, scratch);
                empty = empty && cell.isEmpty();
                const quint64 both[] = {hash, hashing.hash(cell, hashing.seed)};
                hash = hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
            }
            return hash;
        };
        for (auto row = range.firstRow; rows.next(); ++row) {
            Print print{.row = static_cast<quint32>(row), .keyless = true};
            bool ignored = false;
            print.key = hashOver(keys, print.keyless);
            print.content = hashOver(columns, ignored);
            if (!rows.blank())
                part.push_back(print);
        }
        parts.add(range.number, std::move(part));
    });
    return prints;
}

static Prints byKey(std::vector<Print> prints)
{
    std::sort(prints.begin(), prints.end(), [](const Print &one, const Print &two) {
        return one.key != two.key ? one.key < two.key : one.row < two.row;
    });
    Prints result;
    result.first.reserve(prints.size());
    for (const auto &print : prints) {
        const bool known = !result.first.empty() && result.first.back().key == print.key;
        if (print.keyless || known)
            result.setAside.push_back(print.row);
        if (known && !print.keyless)
            result.repeated.push_back({print.row, result.first.back().row});
        else if (!print.keyless)
            result.first.push_back(print);
    }
    std::sort(result.setAside.begin(), result.setAside.end());
    return result;
}

// Gives the rows that were taken for the same.
static std::vector<Comparison::Pair> join(const std::vector<Print> &before,
                                          const std::vector<Print> &after, Comparison &comparison)
{
    std::vector<Comparison::Pair> pairs;
    auto old = before.begin();
    for (const auto &now : after) {
        for (; old != before.end() && old->key < now.key; ++old)
            comparison.gone.push_back(old->row);
        if (old == before.end() || old->key != now.key) {
            comparison.added.push_back(now.row);
            continue;
        }
        pairs.push_back({old->row, now.row});
        if (old->content == now.content)
            ++comparison.same;
        else
            comparison.changed.push_back({old->row, now.row});
        ++old;
    }
    for (; old != before.end(); ++old)
        comparison.gone.push_back(old->row);
    std::sort(comparison.gone.begin(), comparison.gone.end());
    std::sort(comparison.added.begin(), comparison.added.end());
    std::sort(comparison.changed.begin(), comparison.changed.end(),
              [](const Comparison::Pair &one, const Comparison::Pair &two) {
                  return one.after < two.after;
              });
    return pairs;
}

// The keys themselves, with their lengths between them.
static std::vector<QByteArray> keysOf(const Source &source, const std::vector<int> &columns,
                                      const std::vector<quint32> &rows, Progress &progress)
{
    std::vector<QByteArray> keys(rows.size());
    visitRows(source, rows, progress, [&](std::size_t place, const RowScanner &row) {
        QByteArray scratch;
        for (const int column : columns) {
            const auto cell = row.text(column, scratch);
            keys[place] += QByteArray::number(cell.size()) + ' ';
            keys[place] += cell;
        }
    });
    return keys;
}

static bool sameKeys(std::vector<Comparison::Pair> pairs, const Source &before,
                     const std::vector<int> &oldColumns, const Source &after,
                     const std::vector<int> &newColumns, Progress &progress)
{
    static constexpr std::size_t atOnce = 1'000'000;
    std::sort(pairs.begin(), pairs.end(),
              [](const auto &one, const auto &two) { return one.after < two.after; });
    for (std::size_t begin = 0; begin < pairs.size() && !progress.cancelled(); begin += atOnce) {
        std::vector<quint32> old;
        std::vector<quint32> now;
        for (auto at = begin; at < std::min(pairs.size(), begin + atOnce); ++at) {
            old.push_back(pairs[at].before);
            now.push_back(pairs[at].after);
        }
        const auto same =
            keysOf(before, oldColumns, old, progress) == keysOf(after, newColumns, now, progress);
        if (!same && !progress.cancelled())
            return false;
    }
    return true;
}

static QList<QByteArray> headerOf(const Source &source)
{
    return RowReader(source.file, source.index, source.dialect).row(0);
}

base::Result<Comparison> compareTables(const Source &before, const Source &after,
                                       const QByteArrayList &keys, Progress &progress, KeyHash hash)
{
    const auto oldHeader = headerOf(before);
    const auto newHeader = headerOf(after);
    Comparison comparison;
    for (const auto &name : oldHeader)
        (newHeader.contains(name) ? comparison.columns : comparison.onlyBefore).append(name);
    for (const auto &name : newHeader) {
        if (!oldHeader.contains(name))
            comparison.onlyAfter.append(name);
    }
    for (const auto &key : keys) {
        if (!comparison.columns.contains(key)) {
            return tl::unexpected(base::Problem{
                .what = QCoreApplication::translate("Comparison", "The tables cannot be compared."),
                .why = QCoreApplication::translate("Comparison",
                                                   "Not both of them have a column “%1”.")
                           .arg(QString::fromUtf8(key)),
                .next = QCoreApplication::translate("Comparison",
                                                    "Choose a key column that both have.")});
        }
    }
    const auto oldKeys = columnsNamed(oldHeader, keys);
    const auto newKeys = columnsNamed(newHeader, keys);
    const auto named = comparison;
    for (quint64 seed = 0; seed < mostSeeds; ++seed) {
        comparison = named;
        const auto reduced = [&](const Source &source, const std::vector<int> &keyColumns,
                                 const QList<QByteArray> &header) {
            return byKey(printsOf(source, keyColumns, columnsNamed(header, named.columns),
                                  {hash, seed}, progress));
        };
        const auto old = reduced(before, oldKeys, oldHeader);
        const auto now = reduced(after, newKeys, newHeader);
        const auto pairs = join(old.first, now.first, comparison);
        comparison.repeatedBefore = old.setAside;
        comparison.repeatedAfter = now.setAside;
        if (sameKeys(old.repeated, before, oldKeys, before, oldKeys, progress)
            && sameKeys(now.repeated, after, newKeys, after, newKeys, progress)
            && sameKeys(pairs, before, oldKeys, after, newKeys, progress))
            return comparison;
    }
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Comparison", "The tables cannot be compared."),
        .why = QCoreApplication::translate("Comparison", "Their keys cannot be told apart."),
        .next = QCoreApplication::translate("Comparison", "Choose another key column.")});
}

} // namespace storedesk::table
