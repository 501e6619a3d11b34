// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainlock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <cerrno>

namespace storedesk::base::plain {

using namespace Qt::StringLiterals;

// QLockFile refuses a file with other content, so the lock has a file of its own.
static QString lockFileOf(const QString &path, PathLock::Kind kind)
{
    return path + (kind == PathLock::Kind::File ? ".lock"_L1 : "/.lock"_L1);
}

static std::unique_ptr<QLockFile> lockOf(const QString &lockFile)
{
    auto lock = std::make_unique<QLockFile>(lockFile);
    // A lock is stale when its process has ended, however old it is.
    lock->setStaleLockTime(0);
    return lock;
}

namespace {

class PlainLock final : public PathLock
{
public:
    PlainLock(std::unique_ptr<QLockFile> lock, QString path, Kind kind)
        : m_lock(std::move(lock))
        , m_path(std::move(path))
        , m_kind(kind)
    { }

    void write(QByteArrayView text) override
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.data(), text.size());
    }

    void remove() override
    {
        if (m_kind == Kind::File)
            QFile::remove(m_path);
        m_lock->unlock();
        if (m_kind == Kind::Folder)
            QDir(m_path).removeRecursively();
    }

private:
    std::unique_ptr<QLockFile> m_lock;
    QString m_path;
    Kind m_kind;
};

} // namespace

LockAttempt tryToLock(const QString &path, PathLock::Kind kind)
{
    auto lock = lockOf(lockFileOf(path, kind));
    if (lock->tryLock()) {
        auto made = std::make_unique<PlainLock>(std::move(lock), path, kind);
        if (kind == PathLock::Kind::File && !QFileInfo::exists(path))
            made->write({});
        return {.lock = std::move(made)};
    }
    return {.heldElsewhere = lock->error() == QLockFile::LockFailedError,
            .reason = qt_error_string(lock->error() == QLockFile::PermissionError ? EACCES : EIO)};
}

bool isFileLocked(const QString &path)
{
    const auto name = lockFileOf(path, PathLock::Kind::File);
    return QFileInfo::exists(name) && !lockOf(name)->tryLock();
}

} // namespace storedesk::base::plain
