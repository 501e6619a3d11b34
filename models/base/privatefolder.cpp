// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privatefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace storedesk::base {

using namespace Qt::StringLiterals;

static constexpr auto ownerMayEnter = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

Places placesOf(const QString &dataFolder)
{
    const auto place = [&dataFolder](QStandardPaths::StandardLocation desktop,
                                     const QString &name) {
        if (!dataFolder.isEmpty())
            return QDir(QDir(dataFolder).absolutePath()).filePath(name);
        return QDir(QStandardPaths::writableLocation(desktop)).filePath(u"storedesk"_s);
    };
    const auto cache = place(QStandardPaths::GenericCacheLocation, u"cache"_s);
    return {.data = place(QStandardPaths::GenericDataLocation, u"data"_s),
            .settings = place(QStandardPaths::GenericConfigLocation, u"settings"_s),
            .cache = cache,
            .temporary = QDir(cache).filePath(u"temporary"_s)};
}

static Result<void> failed(const QString &path)
{
    return tl::unexpected(Problem{
        .what =
            QCoreApplication::translate("PrivateFolder", "The folder %1 cannot be used.").arg(path),
        .why = QCoreApplication::translate("PrivateFolder",
                                           "It cannot be created, or it belongs to someone else."),
        .next = QCoreApplication::translate("PrivateFolder", "Choose another folder.")});
}

Result<void> makePrivateFolder(const QString &path)
{
    const auto absolute = QDir::cleanPath(QDir(path).absolutePath());
    const QFileInfo info(absolute);
    if (!info.exists()) {
        const auto parent = info.absolutePath();
        if (parent != absolute && !QFileInfo::exists(parent)) {
            if (auto made = makePrivateFolder(parent); !made)
                return made;
        }
        // Another process may have created the folder first.
        if (!QDir().mkdir(absolute, ownerMayEnter) && !QFileInfo(absolute).isDir())
            return failed(absolute);
    }
    if (!QFileInfo(absolute).isDir() || !QFile::setPermissions(absolute, ownerMayEnter))
        return failed(absolute);
    return {};
}

Result<void> makePrivateFolders(const Places &places)
{
    for (const auto &path : {places.data, places.settings, places.cache, places.temporary}) {
        if (auto made = makePrivateFolder(path); !made)
            return made;
    }
    return {};
}

} // namespace storedesk::base
