// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tablefile/tablearchive.h"
#include "tablefile/tableopener.h"

namespace storedesk::tablefile {

class TableStack;

// A file with several tables: an archive or a spreadsheet. Options and progress are owned by the
// caller.
class TableCollection final
{
public:
    [[nodiscard]] static base::Result<TableCollection>
    open(std::shared_ptr<const csv::BlockFile> file, const OpenOptions &options,
         base::Progress &progress);

    [[nodiscard]] base::Result<QStringList> names() const;
    // Returns the selected table, or all matching tables stacked under this name.
    [[nodiscard]] base::Result<OpenedTable> table(const QString &path) const;
    // Returns the first rows of the selected sheet. Returns nothing for an archive.
    [[nodiscard]] std::optional<OpenedTable> beginning(qint64 rows) const;
    // Adds all tables, the selected one first.
    [[nodiscard]] base::Result<void> addTo(TableStack &stack) const;

private:
    TableCollection(std::shared_ptr<const csv::BlockFile> file, const OpenOptions &options,
                    base::Progress &progress, bool spreadsheet);
    [[nodiscard]] base::Result<void> addTo(TableStack &stack, QStringList names) const;
    [[nodiscard]] base::Result<OpenedTable> stacked(const QString &path,
                                                    const QStringList &names) const;
    [[nodiscard]] base::Result<OpenedTable> one(const QString &name) const;
    [[nodiscard]] base::Result<OpenedTable> sheet(const QString &name) const;

    std::shared_ptr<const csv::BlockFile> m_file;
    TableArchive m_archive;
    OpenOptions m_options;
    base::Progress *m_progress;
    bool m_spreadsheet;
};

} // namespace storedesk::tablefile
