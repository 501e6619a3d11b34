// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::base {

// Where the program keeps what.
struct Places
{
    QString data; // profiles, journals, what must not be lost
    QString settings;
    QString cache; // may be deleted at any time
    QString temporary; // below the cache, emptied at start

    bool operator==(const Places &) const = default;
};

// The folders of the desktop, or everything below one folder when one is given (--data-dir).
// Nothing is created.
[[nodiscard]] Places placesOf(const QString &dataFolder = {});

// Makes the folder and those above it that are missing, 0700 from the first moment, and takes other
// people's rights from the last one if it was there already.
[[nodiscard]] Result<void> makePrivateFolder(const QString &path);
[[nodiscard]] Result<void> makePrivateFolders(const Places &places);

} // namespace storedesk::base
