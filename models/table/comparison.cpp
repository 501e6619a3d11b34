// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "table/parallel.h"
#include "table/rowreader.h"
#include "table/valuecounter.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::table {

namespace {

// A row reduced to what a comparison needs. Two different keys among ten million have the same hash
// with a chance of three in a million, and would then show as a change with both keys in sight.
struct Print
{
    quint64 key = 0;
    quint64 content = 0;
    quint32 row = 0;
    bool keyless = false;
};

} // namespace

static std::vector<int> columnsNamed(const QList<QByteArray> &header, const QByteArrayList &names)
{
    std::vector<int> columns;
    for (const auto &name : names)
        columns.push_back(static_cast<int>(header.indexOf(name)));
    return columns;
}

static std::vector<Print> printsOf(const Source &source, const std::vector<int> &keys,
                                   const std::vector<int> &columns, Progress &progress)
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
                const quint64 both[] = {hash, hashOf(cell)};
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

// By key; the first row of each key stays, the others are handed out.
static std::vector<Print> byKey(std::vector<Print> prints, std::vector<quint32> &repeated)
{
    std::sort(prints.begin(), prints.end(), [](const Print &one, const Print &two) {
        return one.key != two.key ? one.key < two.key : one.row < two.row;
    });
    std::vector<Print> first;
    first.reserve(prints.size());
    for (const auto &print : prints) {
        const bool known = !first.empty() && first.back().key == print.key;
        if (known || print.keyless)
            repeated.push_back(print.row);
        else
            first.push_back(print);
    }
    std::sort(repeated.begin(), repeated.end());
    return first;
}

static void join(const std::vector<Print> &before, const std::vector<Print> &after,
                 Comparison &comparison)
{
    auto old = before.begin();
    for (const auto &now : after) {
        for (; old != before.end() && old->key < now.key; ++old)
            comparison.gone.push_back(old->row);
        if (old == before.end() || old->key != now.key) {
            comparison.added.push_back(now.row);
            continue;
        }
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
}

static QList<QByteArray> headerOf(const Source &source)
{
    return RowReader(source.file, source.index, source.dialect).row(0);
}

base::Result<Comparison> compareTables(const Source &before, const Source &after,
                                       const QByteArrayList &keys, Progress &progress)
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
    const auto prints = [&](const Source &source, const QList<QByteArray> &header,
                            std::vector<quint32> &repeated) {
        return byKey(printsOf(source, columnsNamed(header, keys),
                              columnsNamed(header, comparison.columns), progress),
                     repeated);
    };
    const auto old = prints(before, oldHeader, comparison.repeatedBefore);
    join(old, prints(after, newHeader, comparison.repeatedAfter), comparison);
    return comparison;
}

} // namespace storedesk::table
