// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/knowncontacts.h"

#include <vector>

namespace storedesk::warehouse {

// Finds the rows of a contacts file that differ from the stored contacts, and the stored contacts
// that are not in the file. If a file repeats a contact, its first row counts.
class ContactComparison final
{
public:
    // A row of the file.
    struct Row
    {
        qint64 number = 0;
        // Index of the stored contact, or -1.
        qsizetype known = -1;
        qint64 fingerprint = 0;
        bool changed = true;
    };

    // The contacts must outlive this object.
    explicit ContactComparison(const KnownContacts &known);

    // Compares a row. May be called by several threads.
    [[nodiscard]] Row compare(qint64 number, QByteArrayView id, quint64 layout,
                              QByteArrayView row) const;
    // Must be called in the order of the file.
    void add(const std::vector<Row> &rows);

    [[nodiscard]] qint64 rows() const { return m_rows; }
    // Numbers of changed rows that repeat an earlier row without changes.
    [[nodiscard]] const std::vector<qint64> &superseded() const { return m_superseded; }
    [[nodiscard]] std::vector<QByteArrayView> absentContacts() const;

private:
    enum class Seen : quint8 { Never, Unchanged, Changed };

    const KnownContacts &m_known;
    // One for each known contact: its first row in the file.
    std::vector<Seen> m_seen;
    std::vector<qint64> m_superseded;
    qint64 m_rows = 0;
};

} // namespace storedesk::warehouse
