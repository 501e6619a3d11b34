// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace support {

// Redirects downloads to a private folder during its lifetime.
class DownloadFolder final
{
public:
    DownloadFolder()
        : DownloadFolder(QString())
    { }
    // Uses an existing folder unless the name is empty.
    explicit DownloadFolder(const QString &folder)
        : m_path(folder.isEmpty() ? m_folder.path() : folder)
    {
        QFile told(m_home.filePath(QStringLiteral("user-dirs.dirs")));
        const auto line = QStringLiteral("XDG_DOWNLOAD_DIR=\"%1\"\n").arg(m_path);
        if (!told.open(QIODevice::WriteOnly) || told.write(line.toUtf8()) < 0)
            qFatal("no folder for downloads");
        qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8());
    }
    ~DownloadFolder() { qunsetenv("XDG_CONFIG_HOME"); }
    Q_DISABLE_COPY_MOVE(DownloadFolder)

    [[nodiscard]] QStringList files() const { return QDir(m_path).entryList(QDir::Files); }

private:
    QTemporaryDir m_home;
    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace support
