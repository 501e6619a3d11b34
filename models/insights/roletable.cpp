// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roletable.h"

#include <algorithm>

namespace storedesk::insights {

using columns::ColumnPlan;

base::Result<void> RoleTable::open(const QStringList &paths, const QJsonObject &choices,
                                   const tablefile::OpenOptions &options, const QString &folder,
                                   base::Progress &progress)
{
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
                plan.push_back({.column = byRole[role], .kind = row.kind});
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
    RoleTexts texts;
    texts.codes.reserve(static_cast<std::size_t>(m_rows));
    for (const auto &file : m_files) {
        const auto &table = *file.table.columns;
        const auto place = file.places[static_cast<std::size_t>(role)];
        const auto begin = texts.codes.size();
        if (place < 0) {
            texts.codes.resize(begin + static_cast<std::size_t>(table.rows()));
            continue;
        }
        table.appendCodes(place, texts.codes);
        std::vector<quint32> codes;
        for (quint32 code = 0; code < table.textCount(place); ++code)
            codes.push_back(texts.pool.codeOf(table.text(place, code)));
        for (auto row = begin; row < texts.codes.size(); ++row)
            texts.codes[row] = codes[texts.codes[row]];
    }
    return m_texts.emplace(role, std::move(texts)).first->second;
}

const std::vector<qint64> &RoleTable::numbers(ColumnRole role) const
{
    const auto known = m_numbers.find(role);
    if (known != m_numbers.end())
        return known->second;
    std::vector<qint64> numbers;
    numbers.reserve(static_cast<std::size_t>(m_rows));
    const auto none = rowOf(role).kind == columns::StoredKind::Key ? 0 : columns::blank;
    for (const auto &file : m_files) {
        const auto place = file.places[static_cast<std::size_t>(role)];
        const auto &table = *file.table.columns;
        if (place < 0) {
            numbers.resize(numbers.size() + static_cast<std::size_t>(table.rows()), none);
            continue;
        }
        const auto all = table.numbers(place);
        numbers.insert(numbers.end(), all.begin(), all.end());
    }
    return m_numbers.emplace(role, std::move(numbers)).first->second;
}

} // namespace storedesk::insights
