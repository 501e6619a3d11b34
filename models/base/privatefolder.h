// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::base {

// The folders of the program.
struct Places
{
    // Profiles, journals and other data that must not be lost.
    QString data;
    QString settings;
    // Data that may be deleted at any time.
    QString cache;
    // Inside the cache; emptied at startup.
    QString temporary;

    bool operator==(const Places &) const = default;
};

// Returns the standard folders of the desktop, or folders below dataFolder (--data-dir). Creates
// nothing.
[[nodiscard]] Places placesOf(const QString &dataFolder = {});

// Creates the folder and its missing parents with permissions 0700 from the start. Removes the
// permissions of others from an existing folder, but not from its parents.
[[nodiscard]] Result<void> makePrivateFolder(const QString &path);
[[nodiscard]] Result<void> makePrivateFolders(const Places &places);

} // namespace storedesk::base
