// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QSet>
#include <QStringList>

namespace storedesk::storage {

struct BinEntry;

// Recognises deleted contacts in other stored data by their email, external id or id.
class DeletedContactKeys final
{
public:
    explicit DeletedContactKeys(const BinEntry &entry);
    // Matches contacts with any of these keys, including where they are only mentioned.
    explicit DeletedContactKeys(const QStringList &keys);

    // Returns the emails, external ids and ids in a contact record.
    [[nodiscard]] static QStringList keysIn(const QJsonObject &record);

    [[nodiscard]] bool isKey(QStringView value) const;
    // Returns whether the contacts are also erased where they are only mentioned.
    [[nodiscard]] bool includesMentions() const { return m_everywhere; }
    // Returns whether one of the emails is among the words in a text. Numbers are not searched,
    // because they may mean anything.
    [[nodiscard]] bool isMentionedIn(QStringView text) const;
    [[nodiscard]] bool isMentionedIn(const QJsonObject &members) const;
    // Returns whether a page address shows the contact. The address consists of the page and
    // percent-encoded values, separated by slashes.
    [[nodiscard]] bool isShownAt(QStringView place) const;
    // Returns the state without list elements that are, or contain, one of the contact's page
    // addresses or emails, at any depth.
    [[nodiscard]] QJsonObject removedFrom(const QJsonObject &state) const;
    // Returns the value with empty texts instead of those that mention one of the contacts.
    [[nodiscard]] QJsonValue blankedIn(const QJsonValue &value) const;

    bool operator==(const DeletedContactKeys &) const = default;

private:
    [[nodiscard]] QJsonValue removedInside(const QJsonValue &value) const;
    [[nodiscard]] bool isShownIn(const QJsonValue &element) const;

    // The keys are case-folded.
    QSet<QString> m_keys;
    // Whether mentions count.
    bool m_everywhere = true;
};

} // namespace storedesk::storage
