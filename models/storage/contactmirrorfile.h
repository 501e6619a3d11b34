// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "columns/rowbits.h"
#include "columns/storedcolumns.h"
#include "storage/contactmirror.h"

namespace storedesk::storage {

// Some of the contacts in a mirror, as columns of text. The columns are those of the mirror.
struct ContactPart
{
    std::shared_ptr<const columns::StoredColumns> columns = {};
    // The number of the contact in each row, in ascending order. Empty if the contact in the first
    // row has the number 1, and so on.
    std::vector<qint32> numbers = {};
    // Rows of contacts that were removed or changed.
    columns::RowBits hidden = {};

    [[nodiscard]] qint32 numberOf(std::size_t row) const
    {
        return numbers.empty() ? static_cast<qint32>(row) + 1 : numbers[row];
    }
    // Returns the row of a contact, or -1 if the contact is not in this part.
    [[nodiscard]] qint64 rowOf(qint32 number) const;
};

// The file of a contact mirror. The contacts are stored as columns in another file beside it. Only
// contacts that were added or changed since are in the file itself, and in memory as further
// columns. Internal to this library.
class ContactMirrorFile final
{
public:
    using Cells = QList<QByteArray>;

    // Converts the file of an older version. Fails and sets the columns aside if they are damaged.
    [[nodiscard]] static base::Result<ContactMirrorFile> open(const QString &path);

    [[nodiscard]] const QStringList &headings() const { return m_headings; }
    [[nodiscard]] const QDateTime &asked() const { return m_asked; }
    [[nodiscard]] base::Database &database() { return *m_database; }
    // The path of the columns. Empty if there are none because an older version wrote the file.
    [[nodiscard]] QString columnPath() const;
    // The lowest number that no contact has had.
    [[nodiscard]] qint32 nextNumber() const { return m_nextNumber; }
    // Rows of the columns that are hidden, but may not have been erased yet.
    [[nodiscard]] const columns::RowBits &unerased() const { return m_unerased; }

    // Reads changes that were made with other objects.
    [[nodiscard]] base::Result<void> refresh();
    // Reads changes that were made with this database.
    [[nodiscard]] base::Result<void> reload();

    // The stored columns, then the added and changed contacts if there are any.
    [[nodiscard]] const std::vector<ContactPart> &parts() const { return m_parts; }
    // Verifies columns unless they have been verified. Columns must not be read before, except with
    // StoredColumns::cell().
    [[nodiscard]] base::Result<void> verify(const std::vector<int> &columns);
    // Returns nothing if the contact has been removed.
    [[nodiscard]] base::Result<std::optional<Cells>> cellsOf(qint32 number);
    // Sets the columns aside and returns the problem.
    [[nodiscard]] base::Problem damaged();

private:
    ContactMirrorFile() = default;

    enum class Columns : bool { Damaged, Usable };
    [[nodiscard]] base::Result<Columns> load();
    [[nodiscard]] base::Result<void> loadChanged();
    [[nodiscard]] base::Result<qint64> version();

    std::unique_ptr<base::Database> m_database;
    QStringList m_headings;
    QDateTime m_asked;
    // The name of the file with the columns.
    QString m_columnFile;
    qint32 m_nextNumber = 1;
    columns::RowBits m_unerased;
    // Whether another object may be erasing these rows.
    bool m_isErasing = false;
    // Changes with every commit of another object.
    qint64 m_version = -1;
    std::vector<ContactPart> m_parts;
    // Whether each stored column was verified.
    std::vector<bool> m_verified;
};

} // namespace storedesk::storage
