// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/codecolumn.h"
#include "columns/columndirectory.h"
#include "columns/numbercolumn.h"
#include "columns/textlist.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace storedesk::columns {

// Read-only columns of one table, from a mapped file or from memory. Columns are numbered as in the
// plan that they were built from.
class StoredColumns final
{
public:
    // Returns null if the file does not exist, is damaged or has a different fingerprint, so that
    // it has to be built again. All columns are verified here, so their values need no further
    // checks.
    [[nodiscard]] static std::shared_ptr<const StoredColumns> open(const QString &path,
                                                                   const QByteArray &fingerprint);
    // Verifies only the directory, so that a large file is opened at once. The values of a column
    // must not be read before isUsable(), except with cell().
    [[nodiscard]] static std::shared_ptr<const StoredColumns>
    openUnverified(const QString &path, const QByteArray &fingerprint);
    [[nodiscard]] static std::shared_ptr<const StoredColumns> fromBytes(const QByteArray &bytes);

    [[nodiscard]] qint64 rows() const { return m_directory.rows; }
    [[nodiscard]] qsizetype columns() const { return qsizetype(m_directory.columns.size()); }
    [[nodiscard]] StoredKind kindOf(int column) const { return entry(column).kind; }

    // For text columns only. The results refer to this object.
    [[nodiscard]] TextList texts(int column) const;
    [[nodiscard]] CodeColumn codes(int column) const;
    // Returns nothing if the code of this row is damaged.
    [[nodiscard]] std::optional<QByteArrayView> cell(int column, qint64 row) const;
    // For all other columns.
    [[nodiscard]] NumberColumn numbers(int column) const;

    // Whether all codes of a text column are in its dictionary, and whether the numbers of rare
    // rows are found. Unlike the checksum, this also holds while rows are being erased.
    [[nodiscard]] bool isUsable(int column) const { return isUsable(entry(column)); }

private:
    StoredColumns() = default;

    [[nodiscard]] const ColumnDirectory::Column &entry(int column) const
    {
        return m_directory.columns[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] static std::shared_ptr<StoredColumns> mapped(const QString &path);
    [[nodiscard]] bool readDirectory(const QByteArray &fingerprint);
    [[nodiscard]] bool isSound(const QByteArray &fingerprint);
    [[nodiscard]] bool isSound(const ColumnDirectory::Column &column) const;
    [[nodiscard]] bool isUsable(const ColumnDirectory::Column &column) const;
    [[nodiscard]] bool areUsable(const ColumnDirectory::Column &rareNumbers) const;

    // Holds the memory mapping.
    QFile m_file;
    // Holds the columns if there is no file.
    QByteArray m_memory;
    QByteArrayView m_bytes;
    ColumnDirectory m_directory;
};

} // namespace storedesk::columns
