// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

namespace support {

// Returns the project's source files below these folders, as paths relative to the root.
inline QStringList sourceFiles(const QStringList &folders)
{
    const QDir root(QStringLiteral(SOURCE_ROOT));
    QStringList found;
    for (const auto &folder : folders) {
        QDirIterator files(root.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            found.append(root.relativeFilePath(files.next()));
    }
    found.sort();
    return found;
}

inline QString textOfSource(const QString &file)
{
    QFile source(QDir(QStringLiteral(SOURCE_ROOT)).filePath(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

} // namespace support
