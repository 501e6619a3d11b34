// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/namedrepairs.h"

#include "query/columnnames.h"

#include <utility>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

QStringList distinctColumns(const QStringList &columns)
{
    QByteArrayList names;
    for (const auto &column : columns)
        names.append(column.toUtf8());
    return query::distinctNames(names, columns.size(), u"#%1"_s);
}

std::vector<ColumnRepair> namedRepairs(const std::vector<Repair> &repairs,
                                       const QStringList &columns)
{
    std::vector<ColumnRepair> named;
    for (auto repair : repairs) {
        const auto column = columns.value(std::exchange(repair.column, 0));
        named.push_back({.column = column, .repair = repair});
    }
    return named;
}

std::vector<Repair> numberedRepairs(const std::vector<ColumnRepair> &repairs,
                                    const QStringList &columns)
{
    std::vector<Repair> numbered;
    for (const auto &[column, repair] : repairs) {
        const auto number = static_cast<int>(columns.indexOf(column));
        if (number < 0)
            continue;
        numbered.push_back(repair);
        numbered.back().column = number;
    }
    return numbered;
}

} // namespace storedesk::importcheck
