// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QSet>
#include <QStringList>

namespace storedesk::local {

struct BinEntry;

// How contacts that were deleted can be recognised in what else is kept: by their addresses, their
// external ids and their ids.
class ContactMatcher final
{
public:
    explicit ContactMatcher(const BinEntry &entry);
    // Of any number of contacts, also where they are only mentioned.
    explicit ContactMatcher(const QStringList &keys);

    // Addresses, external ids and ids that a record of a contact has.
    [[nodiscard]] static QStringList keysIn(const QJsonObject &record);

    // The value is one of the keys.
    [[nodiscard]] bool isKey(QStringView value) const;
    // One of the addresses is among the words of a text. Numbers are not looked for: they may be
    // those of anything.
    [[nodiscard]] bool isMentionedIn(QStringView text) const;
    [[nodiscard]] bool isMentionedIn(const QJsonObject &members) const;
    // A place (page, then values, percent-encoded, with slashes between them) shows it.
    [[nodiscard]] bool isShownAt(QStringView place) const;
    // The same without what in its lists is a place of the contact or belongs to one.
    [[nodiscard]] QJsonObject removedFrom(const QJsonObject &state) const;

    bool operator==(const ContactMatcher &) const = default;

private:
    [[nodiscard]] bool isShownIn(const QJsonValue &element) const;

    QSet<QString> m_keys; // without regard to case
    bool m_everywhere = true; // mentions count
};

} // namespace storedesk::local
