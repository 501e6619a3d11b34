// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentfiles.h"

#include "account/account.h"
#include "base/clock.h"
#include "storage/views.h"
#include "ui/files/fileviewstates.h"
#include "ui/host/pagehost.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static const auto stateName = u"recent-files"_s;

QList<RecentFile> recentFiles(PageHost &host)
{
    QList<RecentFile> files;
    if (!host.hasAccount())
        return files;
    const auto rows = host.account().storage().views().state(stateName).value("files"_L1).toArray();
    for (const auto &value : rows) {
        const auto row = value.toObject();
        files.append(
            {.path = row.value("path"_L1).toString(),
             .opened = QDateTime::fromString(row.value("opened"_L1).toString(), Qt::ISODate),
             .rows = row.value("rows"_L1).toInteger(-1)});
    }
    return files;
}

static void keep(PageHost &host, const QList<RecentFile> &files)
{
    QJsonArray rows;
    for (const auto &file : files.first(std::min(files.size(), mostRecent)))
        rows.append(QJsonObject{{u"path"_s, file.path},
                                {u"opened"_s, file.opened.toString(Qt::ISODate)},
                                {u"rows"_s, file.rows}});
    host.account().storage().views().keep(stateName, {{u"files"_s, rows}});
}

void rememberFile(PageHost &host, const QString &path, qint64 rows)
{
    // Do not remember temporary files, because they do not exist in the next run.
    const auto &passing = host.temporaryFolder();
    if (!host.hasAccount() || (!passing.isEmpty() && path.startsWith(passing + u'/')))
        return;
    auto files = recentFiles(host);
    files.removeIf([&path](const RecentFile &file) { return file.path == path; });
    files.prepend({.path = path, .opened = host.clock().now(), .rows = rows});
    keep(host, files);
}

static void restoreFile(PageHost &host, const RecentFile &file, qsizetype position)
{
    auto files = recentFiles(host);
    // The file may have been opened again in the meantime.
    const bool isListed = std::ranges::any_of(
        files, [&file](const RecentFile &other) { return other.path == file.path; });
    if (!host.hasAccount() || isListed)
        return;
    files.insert(std::min(position, files.size()), file);
    keep(host, files);
}

std::function<void()> forgetFile(PageHost &host, const QString &path)
{
    const FileViewStates layouts(host.settingsFolder());
    const auto layout = layouts.of(path);
    layouts.forget(path);
    auto files = recentFiles(host);
    const auto found = std::ranges::find(files, path, &RecentFile::path);
    if (found == files.end())
        return [] {
        };
    const auto position = found - files.begin();
    const auto file = files.takeAt(position);
    keep(host, files);
    return [&host, layouts, layout, file, position] {
        if (layout && !layouts.of(file.path))
            layouts.keep(file.path, *layout);
        restoreFile(host, file, position);
    };
}

void forgetFilesBelow(const PageHost &host, const QString &folder)
{
    const FileViewStates kept(host.settingsFolder());
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        kept.forget(files.next());
    const QDir passing(host.temporaryFolder());
    if (host.temporaryFolder().isEmpty())
        return;
    for (const auto &entry :
         passing.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (entry.isDir())
            QDir(entry.filePath()).removeRecursively();
        else
            QFile::remove(entry.filePath());
    }
}

} // namespace storedesk::ui::files
