// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

#include <QHash>

namespace storedesk::warehouse {

// The IDs and fingerprints of all stored contacts. A fingerprint is a hash of the exported row, so
// that rows which did not change need not be sent again.
class KnownContacts final
{
public:
    KnownContacts() = default;
    Q_DISABLE_COPY(KnownContacts)
    KnownContacts(KnownContacts &&) = default;
    KnownContacts &operator=(KnownContacts &&) = default;

    [[nodiscard]] static Outcome<KnownContacts> read(SqlConnection &connection);

    [[nodiscard]] qsizetype size() const { return m_contacts.size(); }
    // Returns the index of a contact, or -1.
    [[nodiscard]] qsizetype indexOf(QByteArrayView id) const { return m_indexes.value(id, -1); }
    [[nodiscard]] QByteArrayView idAt(qsizetype index) const;
    // Returns 0 if the fingerprint is unknown.
    [[nodiscard]] qint64 fingerprintAt(qsizetype index) const
    {
        return m_contacts.at(index).fingerprint;
    }

private:
    struct Contact
    {
        qsizetype idEnd = 0;
        qint64 fingerprint = 0;
    };

    void add(QByteArrayView row);
    void makeIndexes();

    // All IDs without separators. The keys of m_indexes refer to it.
    QByteArray m_ids;
    QList<Contact> m_contacts;
    QHash<QByteArrayView, qsizetype> m_indexes;
};

} // namespace storedesk::warehouse
