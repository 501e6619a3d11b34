// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "columns/columnstore.h"
#include "columns/textpool.h"
#include "insights/columnrole.h"

#include <map>

namespace storedesk::insights {

// The texts of a role in all files of an input table.
struct RoleTexts
{
    // Codes of the pool, indexed by row.
    std::vector<quint32> codes = {};
    columns::TextPool pool = {};
};

// The files of one input table, one after the other, with columns found by their role. Files may
// differ in layout. Values are loaded when they are first needed; not thread-safe.
class RoleTable final
{
public:
    explicit RoleTable(InputTable table)
        : m_table(table)
    { }

    [[nodiscard]] base::Result<void> open(const QStringList &paths, const QJsonObject &choices,
                                          const tablefile::OpenOptions &options,
                                          const QString &folder, base::Progress &progress);

    [[nodiscard]] bool isOpen() const { return !m_files.empty(); }
    [[nodiscard]] qint64 rows() const { return m_rows; }
    // Whether any file has the role.
    [[nodiscard]] bool has(ColumnRole role) const;
    // Contains empty texts for files without the role.
    [[nodiscard]] const RoleTexts &texts(ColumnRole role) const;
    // For all other kinds. Values are blank in files without the role; keys are 0.
    [[nodiscard]] const std::vector<qint64> &numbers(ColumnRole role) const;

private:
    struct File
    {
        columns::ColumnedTable table;
        // Index in the stored columns for each role; -1 if there is none.
        std::vector<int> places;
    };

    InputTable m_table;
    std::vector<File> m_files;
    qint64 m_rows = 0;
    mutable std::map<ColumnRole, RoleTexts> m_texts;
    mutable std::map<ColumnRole, std::vector<qint64>> m_numbers;
};

} // namespace storedesk::insights
