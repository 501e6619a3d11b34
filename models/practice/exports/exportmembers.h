// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::practice {

// The members of a JSON object that the store wrote itself: compact and well-formed. Walks over the
// bytes and makes no tree of them, because an export of a million contacts would make a million
// trees.
//
//     for (ExportMembers members(body); members.next();)
//         use(members.key(), members.value());
class ExportMembers final
{
public:
    explicit ExportMembers(QByteArrayView object);

    bool next();
    [[nodiscard]] QByteArrayView key() const
    {
        return m_key;
    } // without quotes; our keys need no escapes
    [[nodiscard]] QByteArrayView value() const
    {
        return m_value;
    } // as it stands there, quotes and all

private:
    [[nodiscard]] qsizetype endOfText(qsizetype from) const;
    [[nodiscard]] qsizetype endOfValue(qsizetype from) const;

    QByteArrayView m_object;
    qsizetype m_at = 1;
    QByteArrayView m_key;
    QByteArrayView m_value;
};

// The text of a JSON value for people: no quotes, no escapes, the elements of a list with a bar in
// between, and nothing for null. Points into the value where it can, else into the space it is
// given.
[[nodiscard]] QByteArrayView plainText(QByteArrayView value, QByteArray &space);

} // namespace storedesk::practice
