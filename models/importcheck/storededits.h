// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/edithistory.h"
#include "tablefile/tableopener.h"

#include <QJsonObject>
#include <QStringList>

namespace storedesk::importcheck {

// Identifies the content of a table's source file.
struct FileContent
{
    qint64 size = -1;
    // In nanoseconds. Zero for a file of the program, which may be written again.
    qint64 modified = 0;

    bool operator==(const FileContent &) const = default;

    [[nodiscard]] static FileContent of(const tablefile::OpenedTable &table, bool isOfUser);
};

// A history that was read from a draft.
struct RestoredEdits
{
    EditHistory history = {};
    // The number of edited cells that belong to another content of the file.
    int outdated = 0;
    // The number of excluded rows of another content of the file.
    int outdatedRows = 0;
    // The number of edited cells that are no longer part of the draft.
    int absent = 0;
};

// More edited cells are not stored; their number is stored instead.
inline constexpr qsizetype mostStoredCells = 50'000;

[[nodiscard]] qsizetype cellsIn(const EditHistory &history);
// Returns the active steps in the form in which drafts store them. Columns are stored by their
// names, so that repairs fit a file that has changed. Edited cells and excluded rows do not fit
// such a file.
[[nodiscard]] QJsonObject jsonOf(const EditHistory &history, const QStringList &columns,
                                 const FileContent &file);
[[nodiscard]] RestoredEdits editsFrom(const QJsonObject &object, const QStringList &columns,
                                      const FileContent &file);

} // namespace storedesk::importcheck
