// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/namematch.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>

#include <functional>
#include <vector>

namespace storedesk::storage {

// The search terms of contacts as text: one line for each, in blocks. The line of a removed contact
// is empty, so that the others keep their numbers. Internal to this library.

// Returns the text without case and accents, in one line.
[[nodiscard]] QByteArray foldedText(QByteArrayView text);

// The keys of a contact and its name, folded.
struct ContactSearchLine
{
    QByteArrayView email;
    QByteArrayView externalId;
    QByteArrayView name;
    // Never searched.
    QByteArrayView id;

    void appendTo(QByteArray &block) const;
    [[nodiscard]] static ContactSearchLine of(QByteArrayView line);
    // Whether one of the keys equals this folded key.
    [[nodiscard]] bool has(QByteArrayView key) const;
};

// Returns the keys that occur in a line of the block.
[[nodiscard]] QSet<QByteArray> keysInBlock(QByteArrayView block, const QSet<QByteArray> &keys);

// Appends the numbers of contacts that contain all words in email, external ID or name. The first
// line of the block has the given number.
void searchBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
                 std::vector<qint32> &found);
// Calls visit with the number of each contact that contains all words, and how well its email,
// external ID or name matches them, until visit returns false.
void rankBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
               const std::function<bool(qint32, values::NameMatch)> &visit);
// Appends all contacts that were not removed.
void listBlock(QByteArrayView block, qint32 first, std::vector<qint32> &found);
// Returns the number of the contact with this key; 0 if there is no such contact.
[[nodiscard]] qint32 findInBlock(QByteArrayView block, QByteArrayView key, qint32 first);

// Calls visit with the number and the parts of each contact that has not been removed.
void eachLine(QByteArrayView block, qint32 first,
              const std::function<void(qint32, const ContactSearchLine &)> &visit);
// Returns the block with replaced lines, given by the numbers of their contacts. A line ends with
// its line break.
[[nodiscard]] QByteArray withLines(QByteArrayView block, qint32 first,
                                   const QHash<qint32, QByteArray> &lines);

struct ClearedBlock
{
    QByteArray text;
    // Numbers of the removed contacts.
    std::vector<qint32> numbers;
};
// Returns the block without contacts whose key is gone.
[[nodiscard]] ClearedBlock clearedBlock(QByteArrayView block, qint32 first,
                                        const std::function<bool(QByteArrayView)> &isGone);

} // namespace storedesk::storage
