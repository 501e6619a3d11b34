// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace support {

// Below the build folder, for all test programs of one build: what another build seeded may differ.
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

// Every test has a store of its own; most begin as one that was seeded before. Tests of the seed
// leave this out.
[[nodiscard]] inline storedesk::practice::ServiceOptions
copied(storedesk::practice::ServiceOptions options)
{
    options.seededStores = seededStores();
    return options;
}

} // namespace support
