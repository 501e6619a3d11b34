// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

struct RecentFile
{
    QString path;
    QDateTime opened = {};
    // Number of rows, or -1 if they were never counted to the end.
    qint64 rows = -1;

    bool operator==(const RecentFile &) const = default;
};

inline constexpr qsizetype mostRecent = 12;

// Returns recently opened files, latest first. Only file names are stored, never content.
[[nodiscard]] QList<RecentFile> recentFiles(PageHost &host);
void rememberFile(PageHost &host, const QString &path, qint64 rows = -1);
// Removes the file from the list and deletes its layout. Returns a function that restores both.
[[nodiscard]] std::function<void()> forgetFile(PageHost &host, const QString &path);

// Forgets the layouts of files below this folder and those of temporary files. Called when an
// account is deleted.
void forgetFilesBelow(const PageHost &host, const QString &folder);

} // namespace storedesk::ui::files
