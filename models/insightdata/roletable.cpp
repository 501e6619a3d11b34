// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roletable.h"

#include <algorithm>

namespace storedesk::insights {

using columns::ColumnPlan;

base::Result<void> RoleTable::open(const QStringList &paths, const QJsonObject &roles,
                                   const tablefile::OpenOptions &options, const QString &folder,
                                   base::Progress &progress)
{
    const auto choices = choicesFor(m_table, roles);
    for (const auto &path : paths) {
        File file;
        const auto choose = [&](const QStringList &headings) {
            const auto byRole = columnsByRole(m_table, headings, choices);
            std::vector<ColumnPlan> plan;
            file.places.assign(byRole.size(), -1);
            for (const auto &row : roleRows()) {
                const auto role = static_cast<std::size_t>(row.role);
                if (byRole[role] < 0)
                    continue;
                file.places[role] = static_cast<int>(plan.size());
                const int replaced = row.insteadOf == ColumnRole::Count
                    ? -1
                    : byRole[static_cast<std::size_t>(row.insteadOf)];
                plan.push_back({.column = byRole[role], .kind = row.kind, .insteadOf = replaced});
            }
            return plan;
        };
        auto opened = columns::openColumns(path, choose, options, folder, progress);
        if (!opened)
            return tl::unexpected(opened.error());
        file.table = *std::move(opened);
        m_rows += file.table.columns->rows();
        m_files.push_back(std::move(file));
    }
    return {};
}

bool RoleTable::has(ColumnRole role) const
{
    return std::ranges::any_of(m_files, [role](const File &file) {
        return file.places[static_cast<std::size_t>(role)] >= 0;
    });
}

const RoleTexts &RoleTable::texts(ColumnRole role) const
{
    const auto known = m_texts.find(role);
    if (known != m_texts.end())
        return known->second;
    return m_texts.emplace(role, joinedTexts(role)).first->second;
}

RoleTexts RoleTable::joinedTexts(ColumnRole role) const
{
    RoleTexts texts{.codes = columns::CodeColumn(static_cast<std::size_t>(m_rows))};
    if (!has(role))
        return texts;
    const auto placeIn = [role](const File &file) {
        return file.places[static_cast<std::size_t>(role)];
    };
    if (m_files.size() == 1) {
        const auto &table = *m_files.front().table.columns;
        texts.codes = table.codes(placeIn(m_files.front()));
        texts.pool = table.texts(placeIn(m_files.front()));
        return texts;
    }
    columns::TextPool pool;
    texts.joinedCodes.reserve(static_cast<std::size_t>(m_rows));
    for (const auto &file : m_files) {
        const auto &table = *file.table.columns;
        if (placeIn(file) < 0) {
            texts.joinedCodes.resize(texts.joinedCodes.size()
                                     + static_cast<std::size_t>(table.rows()));
            continue;
        }
        const auto own = table.texts(placeIn(file));
        std::vector<quint32> codes(own.size());
        for (quint32 code = 0; code < own.size(); ++code)
            codes[code] = pool.codeOf(own.at(code));
        const auto rows = table.codes(placeIn(file));
        for (std::size_t row = 0; row < rows.size(); ++row)
            texts.joinedCodes.push_back(codes[rows[row]]);
    }
    texts.codes = {texts.joinedCodes.data(), sizeof(quint32), texts.joinedCodes.size()};
    texts.pool = columns::TextList(std::move(pool));
    return texts;
}

columns::NumberColumn RoleTable::numbers(ColumnRole role) const
{
    if (!has(role))
        return {static_cast<std::size_t>(m_rows), columns::emptyNumber(rowOf(role).kind)};
    if (m_files.size() == 1)
        return m_files.front().table.columns->numbers(
            m_files.front().places[static_cast<std::size_t>(role)]);
    const auto known = m_numbers.find(role);
    const auto &joined = known != m_numbers.end()
        ? known->second
        : m_numbers.emplace(role, joinedNumbers(role)).first->second;
    return columns::NumberColumn(joined);
}

std::vector<qint64> RoleTable::joinedNumbers(ColumnRole role) const
{
    std::vector<qint64> numbers;
    numbers.reserve(static_cast<std::size_t>(m_rows));
    for (const auto &file : m_files) {
        const auto place = file.places[static_cast<std::size_t>(role)];
        const auto &table = *file.table.columns;
        if (place < 0) {
            numbers.resize(numbers.size() + static_cast<std::size_t>(table.rows()),
                           columns::emptyNumber(rowOf(role).kind));
            continue;
        }
        const auto all = table.numbers(place);
        for (std::size_t row = 0; row < all.size(); ++row)
            numbers.push_back(all[row]);
    }
    return numbers;
}

} // namespace storedesk::insights
