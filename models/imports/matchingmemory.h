// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "imports/matching.h"

namespace storedesk::imports {

// The matchings of earlier imports of an account, by their headings: a small private file of JSON.
// Any thread may use one of its own; the window never waits for the disk.
class MatchingMemory final
{
public:
    explicit MatchingMemory(QString path); // empty: nothing is remembered

    // Of a file with these headings, in any order.
    [[nodiscard]] Remembered find(Kind kind, const QStringList &headings) const;
    [[nodiscard]] base::Result<void> keep(Kind kind, const QStringList &headings,
                                          const Remembered &matching) const;
    [[nodiscard]] static QString fingerprintOf(Kind kind, const QStringList &headings);

private:
    [[nodiscard]] QJsonArray read() const; // the newest first

    QString m_path;
};

[[nodiscard]] QJsonObject jsonOf(const Remembered &matching);
[[nodiscard]] Remembered rememberedFrom(const QJsonObject &object);

} // namespace storedesk::imports
