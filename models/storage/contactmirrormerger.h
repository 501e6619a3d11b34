// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/contactimport.h"
#include "storage/contactmirrorchange.h"
#include "storage/contactsearch.h"

#include <QHash>
#include <QSet>

namespace storedesk::storage {

// Merges an import's accepted rows into the contact mirror's file. Like the service, finds contacts
// by external ID, or by email address if a row has no external ID. Rows with an ambiguous contact
// are only counted. Private to this folder.
class ContactMirrorMerger final
{
public:
    // The file and the import must outlive this object. Contacts that were deleted while the import
    // ran may or may not exist. Contacts deleted after it do not.
    ContactMirrorMerger(ContactMirrorFile &file, const ContactImport &import,
                        ContactMirror::IsGone deletedDuring, ContactMirror::IsGone deletedAfter);

    // Returns the number of contacts added or changed. Fails and changes nothing if stopped.
    [[nodiscard]] base::Result<qint64> merge(const ContactMirror::IsStopped &isStopped);

private:
    using Row = ContactImport::Row;
    using Cells = QList<QByteArray>;
    // Contact numbers by folded key.
    using Numbers = QMultiHash<QByteArray, qint32>;

    // The contact that a row changes.
    struct Target
    {
        enum class Kind : quint8 { New, Existing, Unknown, Deleted };
        Kind kind = Kind::Unknown;
        qint32 number = 0;
    };

    [[nodiscard]] base::Result<void> mergeRows(const std::vector<Row> &rows);
    [[nodiscard]] base::Result<void> findContacts(const std::vector<Row> &rows);
    void noteChanged(qint32 number, const Cells &cells);
    [[nodiscard]] Target targetOf(const QByteArray &email, const QByteArray &externalId) const;
    [[nodiscard]] base::Result<void> change(qint32 number, const Row &row);
    [[nodiscard]] base::Result<void> append(const Row &row);
    [[nodiscard]] Cells cellsOf(const Row &row) const;
    [[nodiscard]] base::Result<void> mark(qint64 number);

    ContactMirrorFile &m_file;
    ContactMirrorChange m_change;
    const ContactImport &m_import;
    const ContactMirror::IsGone m_deletedDuring;
    const ContactMirror::IsGone m_deletedAfter;
    // The copy's column for each column in the import, or -1 if the copy has no such column.
    std::vector<qsizetype> m_places;
    const qsizetype m_email;
    const qsizetype m_externalId;
    // The contacts that the current rows refer to.
    Numbers m_byEmail;
    Numbers m_byExternalId;
    // The contacts that this import has changed or added, and their keys.
    QHash<qint32, std::pair<QByteArray, QByteArray>> m_changedKeys;
    Numbers m_changedByEmail;
    Numbers m_changedByExternalId;
    // Contacts to which a row has referred.
    QSet<qint32> m_seen;
    qint64 m_changed = 0;
    qint64 m_missing = 0;
};

} // namespace storedesk::storage
