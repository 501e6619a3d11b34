// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/contactmirror.h"

#include <array>

namespace storedesk::storage {

// Separates the cells in a row. Replaced with a space inside a cell.
inline constexpr char cellSeparator = '\0';

// Opens a mirror's file, and creates it if it is missing. Internal to this library.
[[nodiscard]] base::Result<std::unique_ptr<base::Database>> openCopyFile(const QString &path);

// Writes a table to a mirror's file, row by row. Internal to this library.
class ContactMirrorWriter final
{
public:
    ContactMirrorWriter(base::Database &database, ContactMirror::IsGone isGone);

    [[nodiscard]] base::Result<void> write(const ContactMirror::Source &source,
                                           const ContactMirror::IsStopped &isStopped);
    // Appends rows to a copy that has these columns. Returns the number of the first row. The
    // others are numbered consecutively.
    [[nodiscard]] base::Result<qint64> append(const QStringList &columns,
                                              const std::vector<QList<QByteArray>> &rows);
    // Returns a row's search text, including the line break.
    [[nodiscard]] QByteArray lineOf(const QStringList &columns, const QList<QByteArray> &row);
    // Formats a row for storage.
    [[nodiscard]] static QByteArray joined(std::span<const QByteArrayView> row);

private:
    using Cells = std::span<const QByteArrayView>;
    enum Part : std::size_t { Email, ExternalId, Name, Surname, Id, PartCount };

    [[nodiscard]] base::Result<void> begin(Cells headings, const QDateTime &asked);
    void findParts(const QList<QByteArray> &headings);
    [[nodiscard]] QByteArray lineOf(Cells cells) const;
    [[nodiscard]] base::Result<void> add(Cells cells);
    [[nodiscard]] base::Result<void> endBlock();
    [[nodiscard]] QByteArrayView cell(Cells cells, Part part) const;

    base::Database &m_database;
    const ContactMirror::IsGone m_isGone;
    // The column for each part, or -1 if the table does not have it.
    std::array<qsizetype, PartCount> m_columns;
    QByteArray m_block;
    // The first row number in the block.
    qint64 m_first = 1;
    // The number of lines in the block.
    qint64 m_lines = 0;
};

} // namespace storedesk::storage
