// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::base {

// How what is saved in a folder gets to others without anybody doing anything more.
struct SharedFolder
{
    enum class How : quint8 { Not, Synchronised, OnTheNetwork, ReadByOthers };

    How how = How::Not;
    QString by = {}; // the program that carries it away, as people know it

    bool operator==(const SharedFolder &) const = default;
};

// Looks at the folder and those above it, and asks no network. A folder that is not there yet is
// judged by the one it would be made in.
[[nodiscard]] SharedFolder sharedFolderOf(const QString &path);

} // namespace storedesk::base
