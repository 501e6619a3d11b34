// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>

namespace storedesk::local {

struct BinEntry;

// How a contact that was deleted can be recognised in what else is kept: by its address, its
// external id and its id. Private to this room.
class ContactMatcher final
{
public:
    explicit ContactMatcher(const BinEntry &entry);

    // The value is one of its keys.
    [[nodiscard]] bool isKey(QStringView value) const;
    // A place (page, then values, percent-encoded, with slashes between them) shows it.
    [[nodiscard]] bool isShownAt(QStringView place) const;
    // The same without what in its lists is a place of the contact or belongs to one.
    [[nodiscard]] QJsonObject removedFrom(const QJsonObject &state) const;

    bool operator==(const ContactMatcher &) const = default;

private:
    [[nodiscard]] bool isShownIn(const QJsonValue &element) const;

    QStringList m_keys;
};

} // namespace storedesk::local
