// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "importcheck/columnmapping.h"

namespace storedesk::importcheck {

// The matchings from an account's earlier imports, identified by their headings and stored in a
// small JSON file that only the user can read. Reentrant. Must not be used in the main thread,
// because it accesses the disk.
class ColumnMappingMemory final
{
public:
    // An empty path disables storage.
    explicit ColumnMappingMemory(QString path);

    // Returns the matching for a file with these headings, in any order.
    [[nodiscard]] Remembered find(ImportKind kind, const QStringList &headings) const;
    [[nodiscard]] base::Result<void> keep(ImportKind kind, const QStringList &headings,
                                          const Remembered &matching) const;
    // Returns the number of matchings that assign a column to one of these fields.
    [[nodiscard]] int countNaming(const QStringList &fields) const;
    // Returns the path of an account's file.
    [[nodiscard]] static QString pathIn(const QString &accountFolder);
    [[nodiscard]] static QString fingerprintOf(ImportKind kind, const QStringList &headings);

private:
    // Newest first.
    [[nodiscard]] QJsonArray read() const;

    QString m_path;
};

[[nodiscard]] QJsonObject jsonOf(const Remembered &matching);
[[nodiscard]] Remembered rememberedFrom(const QJsonObject &object);

} // namespace storedesk::importcheck
