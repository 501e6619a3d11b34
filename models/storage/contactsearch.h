// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/textsearch.h"
#include "storage/contactmirrorfile.h"
#include "values/namematch.h"

#include <QSet>

namespace storedesk::storage {

// Finds contacts of a mirror by parts of their emails, external IDs and names, and by their keys.
// Internal to this library.
class ContactSearch final
{
public:
    // The file must outlive this object.
    explicit ContactSearch(ContactMirrorFile &file);

    // Splits a search text into folded words.
    [[nodiscard]] static QList<QByteArray> wordsIn(const QString &text);

    // Returns contacts that contain all words in their email, external ID or name, in order.
    // Without words, returns all contacts. If stopped, returns those found so far.
    [[nodiscard]] base::Result<ContactMirror::Numbers>
    search(const QList<QByteArray> &words, const ContactMirror::IsStopped &isStopped);
    // Returns how well the email, external ID or name of a contact matches the words.
    [[nodiscard]] values::NameMatch matchOf(qint32 number, const QList<QByteArray> &words) const;

    // A column that identifies contacts.
    enum class Key : quint8 { Email, ExternalId, Id };
    static constexpr std::array allKeys{Key::Email, Key::ExternalId, Key::Id};
    // Returns the ID of a contact, or its external ID or email if it has no ID. Empty if the
    // contact was removed.
    [[nodiscard]] QString keyOf(qint32 number) const;
    using Visit = std::function<void(qint32 number, const QByteArray &foldedKey)>;
    // Calls visit for each contact that has one of these folded keys in the column.
    [[nodiscard]] base::Result<void> visitKeys(Key key, const QSet<QByteArray> &keys,
                                               const Visit &visit);
    // Calls visit for each contact whose folded key passes the test. The test is called in several
    // threads.
    [[nodiscard]] base::Result<void> visitKeys(Key key, const ContactMirror::IsGone &test,
                                               const Visit &visit);

private:
    using FindTexts = std::function<columns::FoundTexts(const columns::TextList &)>;
    [[nodiscard]] base::Result<void> visit(int column, const FindTexts &find, const Visit &visit);
    [[nodiscard]] int columnOf(Key key) const;
    [[nodiscard]] QByteArray foldedCell(const ContactPart &part, qint64 row, int column) const;

    ContactMirrorFile &m_file;
    const int m_email;
    const int m_externalId;
    const int m_name;
    const int m_surname;
    const int m_id;
};

} // namespace storedesk::storage
