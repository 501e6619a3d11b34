// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactcopy.h"

#include <array>

namespace storedesk::local {

// Between the cells of a row. A cell that has one in it has a blank instead.
inline constexpr char cellSeparator = '\0';

// Private to this room: the file of a copy, made when it is not there.
[[nodiscard]] base::Result<std::unique_ptr<base::Database>> openCopyFile(const QString &path);

// Fills the file of a copy out of a table, row by row. Private to this room.
class ContactCopyWriter final
{
public:
    ContactCopyWriter(base::Database &database, const ContactCopy::IsGone &isGone);

    [[nodiscard]] base::Result<void> write(const ContactCopy::Source &source,
                                           const ContactCopy::IsStopped &isStopped);
    // Appends rows to a copy that has these columns.
    [[nodiscard]] base::Result<void> append(const QStringList &columns,
                                            const std::vector<QList<QByteArray>> &rows);

private:
    using Cells = std::span<const QByteArrayView>;
    enum Part : std::size_t { Email, ExternalId, Name, Surname, Id, PartCount };

    [[nodiscard]] base::Result<void> begin(Cells headings, const QDateTime &asked);
    void findParts(const QList<QByteArray> &headings);
    [[nodiscard]] base::Result<void> add(Cells cells);
    [[nodiscard]] base::Result<void> endBlock();
    [[nodiscard]] QByteArrayView cell(Cells cells, Part part) const;

    base::Database &m_database;
    const ContactCopy::IsGone &m_isGone;
    std::array<qsizetype, PartCount> m_columns; // of the parts; -1: the table has none
    QByteArray m_row; // being joined
    QByteArray m_block;
    qint64 m_first = 1; // of the block
    qint64 m_lines = 0; // in it
};

} // namespace storedesk::local
