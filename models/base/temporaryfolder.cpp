// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "temporaryfolder.h"

#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base {

using namespace Qt::StringLiterals;

// Locks a folder. Returns -1 if another process holds the lock.
static int lockOf(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(),
                                  O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0 || ::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

// Another run may have removed the folder as a leftover between its creation and the lock.
static bool stillThere(const QString &folder, int lock)
{
    struct stat ours = {};
    struct stat named = {};
    return fstat(lock, &ours) == 0 && ::lstat(QFile::encodeName(folder).constData(), &named) == 0
        && ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
}

static void removeLeftovers(const QDir &parent)
{
    const auto entries =
        parent.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    for (const auto &entry : entries) {
        if (entry.isSymLink() || !entry.isDir()) {
            QFile::remove(entry.filePath());
            continue;
        }
        const int lock = lockOf(entry.filePath());
        if (lock < 0)
            continue;
        QDir(entry.filePath()).removeRecursively();
        ::close(lock);
    }
}

Result<std::unique_ptr<TemporaryFolder>> TemporaryFolder::make(const QString &parent)
{
    static constexpr int mostTries = 100;
    if (auto made = makePrivateFolder(parent); !made)
        return tl::unexpected(made.error());
    removeLeftovers(QDir(parent));
    int reason = 0;
    for (int tries = 0; tries < mostTries; ++tries) {
        auto name = QFile::encodeName(QDir(parent).filePath(u"run-XXXXXX"_s));
        if (!::mkdtemp(name.data())) {
            reason = errno;
            break;
        }
        const auto path = QFile::decodeName(name);
        const int lock = lockOf(path);
        if (lock >= 0 && stillThere(path, lock))
            return std::unique_ptr<TemporaryFolder>(new TemporaryFolder(path, lock));
        if (lock >= 0)
            ::close(lock);
    }
    return tl::unexpected(Problem{
        .what =
            QCoreApplication::translate("TemporaryFolder", "Couldn't create temporary files in %1.")
                .arg(parent),
        .why = qt_error_string(reason),
        .next = QCoreApplication::translate("TemporaryFolder",
                                            "Check the folder and its free space and try again.")});
}

TemporaryFolder::TemporaryFolder(QString path, int lock)
    : m_path(std::move(path))
    , m_lock(lock)
{ }

TemporaryFolder::~TemporaryFolder()
{
    QDir(m_path).removeRecursively();
    ::close(m_lock);
}

} // namespace storedesk::base
