// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "table/parallel.h"
#include "table/rowprints.h"
#include "table/rowreader.h"
#include "table/tablesaver.h"
#include "table/valuecounter.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::table {

static constexpr quint64 mostSeeds = 8;

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

// The keys themselves, with their lengths between them.
static base::Result<std::vector<QByteArray>> keysOf(const Source &source,
                                                    const std::vector<int> &columns,
                                                    const std::vector<quint32> &rows,
                                                    Progress &progress)
{
    std::vector<QByteArray> keys(rows.size());
    const auto read =
        visitRows(source, rows, progress, [&](std::size_t place, const RowScanner &row) {
            QByteArray scratch;
            for (const int column : columns) {
                const auto cell = row.text(column, scratch);
                keys[place] += QByteArray::number(cell.size()) + ' ';
                keys[place] += cell;
            }
        });
    if (!read)
        return tl::unexpected(read.error());
    return keys;
}

static base::Result<bool> sameKeys(std::vector<Comparison::Pair> pairs, const Source &before,
                                   const std::vector<int> &oldColumns, const Source &after,
                                   const std::vector<int> &newColumns, Progress &progress)
{
    static constexpr std::size_t atOnce = 1'000'000;
    std::ranges::sort(pairs, {}, &Comparison::Pair::after);
    const auto whole = progress.share();
    const auto total = static_cast<double>(std::max<std::size_t>(pairs.size(), 1));
    for (std::size_t begin = 0; begin < pairs.size() && !progress.cancelled(); begin += atOnce) {
        const auto done = static_cast<double>(begin) / total;
        const auto next = std::min(1.0, static_cast<double>(begin + atOnce) / total);
        std::vector<quint32> old;
        std::vector<quint32> now;
        for (auto at = begin; at < std::min(pairs.size(), begin + atOnce); ++at) {
            old.push_back(pairs[at].before);
            now.push_back(pairs[at].after);
        }
        progress.enter(whole.part(done, (done + next) / 2));
        const auto oldKeys = keysOf(before, oldColumns, old, progress);
        progress.enter(whole.part((done + next) / 2, next));
        const auto newKeys = keysOf(after, newColumns, now, progress);
        if (!oldKeys || !newKeys)
            return tl::unexpected(oldKeys ? newKeys.error() : oldKeys.error());
        if (*oldKeys != *newKeys && !progress.cancelled())
            return false;
    }
    return true;
}

static QList<QByteArray> headerOf(const Source &source)
{
    return RowReader(source.file, source.index, source.dialect).row(0);
}

static tl::unexpected<base::Problem> notComparable(const QString &why, const QString &next)
{
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Comparison", "The tables cannot be compared."),
        .why = why,
        .next = next});
}

namespace {

// A table with the places of what is compared in it.
struct Compared
{
    const Source &source;
    QList<QByteArray> header;
    std::vector<int> keys = {};
    std::vector<int> columns = {};

    explicit Compared(const Source &table)
        : source(table)
        , header(headerOf(table))
    { }

    [[nodiscard]] base::Result<Prints> reduced(Hashing hashing, Progress &progress) const
    {
        return printsOf(source, keys, columns, hashing, progress);
    }
};

} // namespace

// Whether rows of one number are rows of one key.
static base::Result<bool> holds(const Prints &old, const Prints &now,
                                const std::vector<Comparison::Pair> &pairs, const Compared &before,
                                const Compared &after, Progress &progress)
{
    auto same =
        sameKeys(old.repeated, before.source, before.keys, before.source, before.keys, progress);
    if (same && *same)
        same = sameKeys(now.repeated, after.source, after.keys, after.source, after.keys, progress);
    if (same && *same)
        same = sameKeys(pairs, before.source, before.keys, after.source, after.keys, progress);
    return same;
}

base::Result<Comparison> compareTables(const Source &before, const Source &after,
                                       const QByteArrayList &keys, Progress &progress,
                                       RepeatedKeys repeated, KeyHash hash)
{
    Compared old(before);
    Compared now(after);
    Comparison named;
    for (const auto &name : old.header)
        (now.header.contains(name) ? named.columns : named.onlyBefore).append(name);
    std::ranges::copy_if(now.header, std::back_inserter(named.onlyAfter),
                         [&](const auto &name) { return !old.header.contains(name); });
    for (const auto &key : keys) {
        if (!named.columns.contains(key))
            return notComparable(
                QCoreApplication::translate("Comparison", "Not both of them have a column “%1”.")
                    .arg(QString::fromUtf8(key)),
                QCoreApplication::translate("Comparison", "Choose a key column that both have."));
    }
    for (auto *table : {&old, &now}) {
        table->keys = columnsNamed(table->header, keys);
        table->columns = columnsNamed(table->header, named.columns);
    }
    const auto whole = progress.share();
    for (quint64 seed = 0; seed < mostSeeds; ++seed) {
        auto comparison = named;
        progress.enter(whole.part(0, 0.3));
        const auto oldPrints = old.reduced({hash, seed}, progress);
        progress.enter(whole.part(0.3, 0.6));
        const auto nowPrints = now.reduced({hash, seed}, progress);
        if (!oldPrints || !nowPrints)
            return tl::unexpected(oldPrints ? nowPrints.error() : oldPrints.error());
        const auto pairs = join(*oldPrints, *nowPrints, repeated, comparison);
        progress.enter(whole.part(0.6, 1));
        const auto held = holds(*oldPrints, *nowPrints, pairs, old, now, progress);
        if (!held)
            return tl::unexpected(held.error());
        if (*held || progress.cancelled())
            return comparison;
    }
    return notComparable(
        QCoreApplication::translate("Comparison", "Their keys cannot be told apart."),
        QCoreApplication::translate("Comparison", "Choose another key column."));
}

} // namespace storedesk::table
