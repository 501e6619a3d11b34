// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// Describes how files saved in a folder become available to others.
struct SharedFolder
{
    enum class How : quint8 { Not, Synchronised, OnTheNetwork, ReadByOthers };

    How how = How::Not;
    // Name of the synchronisation program.
    QString by = {};

    bool operator==(const SharedFolder &) const = default;
};

// Checks the folder and its parents without network access. For a missing folder, checks the folder
// in which it would be created.
[[nodiscard]] SharedFolder sharedFolderOf(const QString &path);

} // namespace storedesk::base
