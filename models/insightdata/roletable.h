// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/columnstore.h"
#include "columns/numbercolumn.h"
#include "insightdata/columnrole.h"

#include <map>

namespace storedesk::insights {

// The strings in one role's columns, across all files of an input table.
struct RoleTexts
{
    // Pool codes, indexed by row.
    columns::CodeColumn codes = {};
    columns::TextList pool = {};
    // The codes if they are not stored with one file.
    std::vector<quint32> joinedCodes = {};
};

// The files of one input table, concatenated, with columns looked up by role. Files may have
// different layouts. Values are loaded when they are first needed. Not thread-safe.
class RoleTable final
{
public:
    explicit RoleTable(InputTable table)
        : m_table(table)
    { }

    [[nodiscard]] base::Result<void> open(const QStringList &paths, const QJsonObject &roles,
                                          const tablefile::OpenOptions &options,
                                          const QString &folder, base::Progress &progress);

    [[nodiscard]] bool isOpen() const { return !m_files.empty(); }
    [[nodiscard]] qint64 rows() const { return m_rows; }
    // Returns whether any file has a column with the role.
    [[nodiscard]] bool has(ColumnRole role) const;
    // Rows from files without the role have empty strings. So do all rows if the role replaces
    // another one that every row has.
    [[nodiscard]] const RoleTexts &texts(ColumnRole role) const;
    // For roles that are not strings. Rows from files without the role are blank, or 0 for keys.
    [[nodiscard]] columns::NumberColumn numbers(ColumnRole role) const;

private:
    [[nodiscard]] RoleTexts joinedTexts(ColumnRole role) const;
    [[nodiscard]] std::vector<qint64> joinedNumbers(ColumnRole role) const;

    struct File
    {
        columns::ColumnedTable table;
        // The stored column for each role, or -1 if there is none.
        std::vector<int> places;
    };

    InputTable m_table;
    std::vector<File> m_files;
    qint64 m_rows = 0;
    mutable std::map<ColumnRole, RoleTexts> m_texts;
    // Only for several files.
    mutable std::map<ColumnRole, std::vector<qint64>> m_numbers;
};

} // namespace storedesk::insights
