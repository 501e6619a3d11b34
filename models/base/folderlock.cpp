// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "folderlock.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>

namespace storedesk::base {

using namespace Qt::StringLiterals;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FolderLock)
};
} // namespace

static Problem problemOf(const QLockFile &file, const QString &folder)
{
    qint64 process = 0;
    QString computer;
    QString program;
    if (file.error() == QLockFile::LockFailedError
        && file.getLockInfo(&process, &computer, &program)) {
        return {.what = Words::tr("%1 is already in use.").arg(folder),
                .why = Words::tr("%1 (process %2 on %3) works in it.")
                           .arg(program)
                           .arg(process)
                           .arg(computer),
                .next = Words::tr("Close the other program, or choose another folder.")};
    }
    return {.what = Words::tr("%1 cannot be locked.").arg(folder),
            .why = Words::tr("The lock file could not be written."),
            .next = Words::tr("Check that you may write there.")};
}

Result<std::unique_ptr<FolderLock>> FolderLock::take(const QString &folder)
{
    auto file = std::make_unique<QLockFile>(QDir(folder).filePath(u"lock"_s));
    // Age proves nothing: an import may run for days. Only a dead process makes a lock stale.
    file->setStaleLockTime(0);
    if (!file->tryLock())
        return tl::unexpected(problemOf(*file, folder));
    return std::unique_ptr<FolderLock>(new FolderLock(std::move(file)));
}

FolderLock::FolderLock(std::unique_ptr<QLockFile> file)
    : m_file(std::move(file))
{ }

FolderLock::~FolderLock() = default;

} // namespace storedesk::base
