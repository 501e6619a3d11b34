// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QSet>

#include <functional>
#include <vector>

namespace storedesk::local {

// What contacts are found by, as text to be searched: a line for each, in blocks. A line that is
// empty belongs to nobody any more, so that the others keep their numbers. Private to this room.

// Without regard to case and accents, and in one line.
[[nodiscard]] QByteArray foldedText(QByteArrayView text);

// The keys of a contact and its name, folded.
struct CopiedLine
{
    QByteArrayView email;
    QByteArrayView externalId;
    QByteArrayView name;
    QByteArrayView id; // never searched

    void appendTo(QByteArray &block) const;
    [[nodiscard]] static CopiedLine of(QByteArrayView line);
    // One of the keys is this one, folded.
    [[nodiscard]] bool has(QByteArrayView key) const;
};

// Those of the keys that some line of the block has.
[[nodiscard]] QSet<QByteArray> keysInBlock(QByteArrayView block, const QSet<QByteArray> &keys);

// The numbers of those that have all of the words somewhere in address, external ID or name. The
// first line of the block has the number given.
void searchBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
                 std::vector<qint32> &found);
// All that are still there.
void listBlock(QByteArrayView block, qint32 first, std::vector<qint32> &found);
// The number of whoever has this key; 0: nobody.
[[nodiscard]] qint32 findInBlock(QByteArrayView block, QByteArrayView key, qint32 first);

struct ClearedBlock
{
    QByteArray text;
    std::vector<qint32> numbers; // of whom it was cleared
};
// Without those one of whose keys is gone.
[[nodiscard]] ClearedBlock clearedBlock(QByteArrayView block, qint32 first,
                                        const std::function<bool(QByteArrayView)> &isGone);

} // namespace storedesk::local
