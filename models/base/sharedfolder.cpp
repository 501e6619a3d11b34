// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/sharedfolder.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>
#include <array>

namespace storedesk::base {

using namespace Qt::StringLiterals;
using How = SharedFolder::How;

namespace {

// Identifies a synchronisation program by a marker in its folder or by the folder's name.
struct Synchroniser
{
    // Name of a file or folder inside the synchronised folder; * matches anything.
    const char *mark;
    // Prefix of the folder's name; empty if it can have any name.
    const char *folder;
    const char *name;
};

// clang-format off
constexpr std::array synchronisers{
    Synchroniser{".dropbox",            "Dropbox",      "Dropbox"},
    Synchroniser{".nextcloudsync.log",  "Nextcloud",    "Nextcloud"},
    Synchroniser{".owncloudsync.log",   "ownCloud",     "ownCloud"},
    Synchroniser{".sync_*.db",          "",             "Nextcloud"},
    Synchroniser{".stfolder",           "",             "Syncthing"},
    Synchroniser{".odopen",             "OneDrive",     "OneDrive"},
    Synchroniser{".megaignore",         "MEGA",         "MEGA"},
    Synchroniser{".gdrive",             "Google Drive", "Google Drive"},
};

constexpr std::array networks{"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "davfs",
                              "fuse.davfs2", "fuse.rclone", "fuse.gvfsd-fuse"};
// clang-format on

QString existing(const QString &path)
{
    auto folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!QFileInfo(folder).isDir() && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path();
    return folder;
}

QString synchroniserOf(const QString &folder)
{
    const QDir dir(folder);
    for (const auto &row : synchronisers) {
        const QLatin1StringView begins(row.folder);
        if (!begins.isEmpty() && dir.dirName().startsWith(begins))
            return QString::fromLatin1(row.name);
        if (!dir.entryList({QString::fromLatin1(row.mark)},
                           QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                 .isEmpty())
            return QString::fromLatin1(row.name);
    }
    return {};
}

} // namespace

SharedFolder sharedFolderOf(const QString &path)
{
    const auto folder = existing(path);
    for (auto above = folder;; above = QFileInfo(above).path()) {
        if (const auto name = synchroniserOf(above); !name.isEmpty())
            return {.how = How::Synchronised, .by = name};
        if (above == QFileInfo(above).path())
            break;
    }
    const auto kind = QStorageInfo(folder).fileSystemType();
    if (std::ranges::any_of(networks, [&kind](const char *network) { return kind == network; }))
        return {.how = How::OnTheNetwork};
    // Checks only whether others can write, because folders that others can merely open are common.
    if (QFileInfo(folder).permission(QFile::WriteOther))
        return {.how = How::ReadByOthers};
    return {};
}

} // namespace storedesk::base
