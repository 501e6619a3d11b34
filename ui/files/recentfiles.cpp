// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentfiles.h"

#include "base/clock.h"
#include "desk/desk.h"
#include "local/views.h"
#include "ui/files/keptfiles.h"
#include "ui/frame/frame.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static const auto stateName = u"recent-files"_s;

QList<RecentFile> recentFiles(Frame &frame)
{
    QList<RecentFile> files;
    if (!frame.hasDesk())
        return files;
    const auto rows = frame.desk().local().views().state(stateName).value("files"_L1).toArray();
    for (const auto &value : rows) {
        const auto row = value.toObject();
        files.append(
            {.path = row.value("path"_L1).toString(),
             .opened = QDateTime::fromString(row.value("opened"_L1).toString(), Qt::ISODate),
             .rows = row.value("rows"_L1).toInteger(-1)});
    }
    return files;
}

static void keep(Frame &frame, const QList<RecentFile> &files)
{
    QJsonArray rows;
    for (const auto &file : files.first(std::min(files.size(), mostRecent)))
        rows.append(QJsonObject{{u"path"_s, file.path},
                                {u"opened"_s, file.opened.toString(Qt::ISODate)},
                                {u"rows"_s, file.rows}});
    frame.desk().local().views().keep(stateName, {{u"files"_s, rows}});
}

void rememberFile(Frame &frame, const QString &path, qint64 rows)
{
    // Temporary files do not exist in the next run.
    const auto &passing = frame.temporaryFolder();
    if (!frame.hasDesk() || (!passing.isEmpty() && path.startsWith(passing + u'/')))
        return;
    auto files = recentFiles(frame);
    files.removeIf([&path](const RecentFile &file) { return file.path == path; });
    files.prepend({.path = path, .opened = frame.clock().now(), .rows = rows});
    keep(frame, files);
}

void forgetFile(Frame &frame, const QString &path)
{
    KeptFiles(frame.settingsFolder()).forget(path);
    if (!frame.hasDesk())
        return;
    auto files = recentFiles(frame);
    files.removeIf([&path](const RecentFile &file) { return file.path == path; });
    keep(frame, files);
}

void forgetFilesBelow(const Frame &frame, const QString &folder)
{
    const KeptFiles kept(frame.settingsFolder());
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        kept.forget(files.next());
    const QDir passing(frame.temporaryFolder());
    if (frame.temporaryFolder().isEmpty())
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
