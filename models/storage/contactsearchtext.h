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

// The search terms of contacts as text, with one line for each contact, in blocks. A removed
// contact's line is empty, so that the others keep their numbers. Internal to this library.

// Returns the text without case and accents, in one line.
[[nodiscard]] QByteArray foldedText(QByteArrayView text);

// A contact's keys and name, folded.
struct ContactSearchLine
{
    QByteArrayView email;
    QByteArrayView externalId;
    QByteArrayView name;
    // This part is never searched.
    QByteArrayView id;

    void appendTo(QByteArray &block) const;
    [[nodiscard]] static ContactSearchLine of(QByteArrayView line);
    // Returns whether one of the keys equals this folded key.
    [[nodiscard]] bool has(QByteArrayView key) const;
};

// Returns the keys that occur in a line in the block.
[[nodiscard]] QSet<QByteArray> keysInBlock(QByteArrayView block, const QSet<QByteArray> &keys);

// Appends the numbers of contacts that contain all words in their email, external ID or name. The
// first line in the block has the given number.
void searchBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
                 std::vector<qint32> &found);
// Calls `visit` for each contact that contains all words, with its number and how well its email,
// external ID or name matches the words. Stops when `visit` returns false.
void rankBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
               const std::function<bool(qint32, values::NameMatch)> &visit);
// Appends all contacts that have not been removed.
void listBlock(QByteArrayView block, qint32 first, std::vector<qint32> &found);
// Returns the number of the contact with this key, or 0 if there is no such contact.
[[nodiscard]] qint32 findInBlock(QByteArrayView block, QByteArrayView key, qint32 first);

// Calls `visit` with the number and the parts of each contact that has not been removed.
void eachLine(QByteArrayView block, qint32 first,
              const std::function<void(qint32, const ContactSearchLine &)> &visit);
// Returns the block with these lines replaced. Lines are identified by the numbers of their
// contacts, and each ends with a line break.
[[nodiscard]] QByteArray withLines(QByteArrayView block, qint32 first,
                                   const QHash<qint32, QByteArray> &lines);

struct ClearedBlock
{
    QByteArray text;
    // The numbers of the removed contacts.
    std::vector<qint32> numbers;
};
// Returns the block without the contacts that have a key for which isGone() returns true.
[[nodiscard]] ClearedBlock clearedBlock(QByteArrayView block, qint32 first,
                                        const std::function<bool(QByteArrayView)> &isGone);

} // namespace storedesk::storage
