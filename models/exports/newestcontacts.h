// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <optional>

namespace storedesk::exports {

// A stored table with all contacts of an account: the offline copy or an export.
struct NewestContacts
{
    QString path = {};
    // The time at which the contacts were exported.
    QDateTime asked = {};
    // Whether this is the offline copy, which imports::MirroredRecords reads.
    bool isMirror = false;

    bool operator==(const NewestContacts &) const = default;
};

// Returns the offline copy or the newest export, whichever is newer. Nothing if there is neither.
// Blocks the calling thread.
[[nodiscard]] std::optional<NewestContacts> newestContacts(const QString &accountFolder,
                                                           const QString &exportsFolder);

} // namespace storedesk::exports
