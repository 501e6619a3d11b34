// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace support {

// Returns a folder below the build folder that all test programs in a build share. Another build
// may seed different data.
inline QString seededStores()
{
    static const QString folder = [] {
        qint64 newest = 0;
        const auto built =
            QDir(QStringLiteral(BINARY_ROOT)).entryInfoList({QStringLiteral("libstoredesk_*")});
        for (const auto &library : built)
            newest = std::max(newest, library.lastModified().toMSecsSinceEpoch());
        const QDir all(QStringLiteral(BINARY_ROOT "/seeded"));
        const auto name = QString::number(newest);
        const auto others = all.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const auto &other : others) {
            if (other != name)
                QDir(all.filePath(other)).removeRecursively();
        }
        return all.filePath(name);
    }();
    return folder;
}

// Each test uses a separate store, and most start with a copy of a seeded one. Tests of the seed do
// not use this function.
[[nodiscard]] inline storedesk::practice::ServiceOptions
copied(storedesk::practice::ServiceOptions options)
{
    options.seededStores = seededStores();
    return options;
}

} // namespace support
