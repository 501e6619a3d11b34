// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/tablearchive.h"
#include "table/tableopener.h"

namespace storedesk::table {

class TableStack;

// A file with several tables: an archive or a spreadsheet. Options and progress stay with whoever
// opens it.
class TableCollection final
{
public:
    [[nodiscard]] static base::Result<TableCollection>
    open(std::shared_ptr<const TableFile> file, const OpenOptions &options, Progress &progress);

    [[nodiscard]] base::Result<QStringList> names() const;
    // The one that is wanted, or all that fit it below each other; then under this name.
    [[nodiscard]] base::Result<OpenedTable> table(const QString &path) const;
    // The first rows of the sheet that is wanted; nothing of an archive.
    [[nodiscard]] std::optional<OpenedTable> beginning(qint64 rows) const;
    // All of them, the wanted one first.
    [[nodiscard]] base::Result<void> addTo(TableStack &stack) const;

private:
    TableCollection(std::shared_ptr<const TableFile> file, const OpenOptions &options,
                    Progress &progress, bool spreadsheet);
    [[nodiscard]] base::Result<void> addTo(TableStack &stack, QStringList names) const;
    [[nodiscard]] base::Result<OpenedTable> stacked(const QString &path,
                                                    const QStringList &names) const;
    [[nodiscard]] base::Result<OpenedTable> one(const QString &name) const;
    [[nodiscard]] base::Result<OpenedTable> sheet(const QString &name) const;

    std::shared_ptr<const TableFile> m_file;
    TableArchive m_archive;
    OpenOptions m_options;
    Progress *m_progress;
    bool m_spreadsheet;
};

} // namespace storedesk::table
