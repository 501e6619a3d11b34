// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newestnames.h"

#include "insightdata/workranges.h"

namespace storedesk::insights {

namespace {

struct NewestName
{
    qint64 time = std::numeric_limits<qint64>::min();
    quint32 row = 0;
    quint32 name = 0;

    void add(const NewestName &other)
    {
        if (other.name != 0 && std::pair(other.time, other.row) >= std::pair(time, row))
            *this = other;
    }
};

} // namespace

std::vector<quint32> newestNames(const RowSelection &selection, const InsightData &data,
                                 const NamedKeys &named)
{
    std::vector<quint32> codes(named.count);
    if (named.names.pool.size() == 1)
        return codes;
    auto parts = perThread(std::vector<NewestName>(named.count));
    forEachRowRange(data.rows(), [&](WorkRange chunk) {
        auto &newest = parts[chunk.thread];
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            const auto name = named.names.codes[row];
            const auto key = named.keys[named.texts.codes[row]];
            if (name != 0 && key != 0 && selection.contains(row))
                newest[key].add({.time = data.timeOf(row), .row = row, .name = name});
        }
    });
    for (std::size_t key = 0; key < codes.size(); ++key) {
        NewestName newest;
        for (const auto &part : parts)
            newest.add(part[key]);
        codes[key] = newest.name;
    }
    return codes;
}

} // namespace storedesk::insights
