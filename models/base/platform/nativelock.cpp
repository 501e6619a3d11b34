// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativelock.h"

#ifdef Q_OS_LINUX

#include <QDir>
#include <QFile>

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base::native {

// A read-only file can be locked as well.
static int openLockFile(const QByteArray &path, bool create)
{
    const int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    const int writable =
        ::open(path.constData(), O_RDWR | flags | (create ? O_CREAT : 0), S_IRUSR | S_IWUSR);
    return writable < 0 && (errno == EACCES || errno == EROFS)
        ? ::open(path.constData(), O_RDONLY | flags)
        : writable;
}

static bool lockDescriptor(int descriptor, int operation)
{
    int done = -1;
    do
        done = ::flock(descriptor, operation | LOCK_NB);
    while (done != 0 && errno == EINTR);
    return done == 0;
}

// The owner removes the path before releasing the lock. If a process opened the path just before
// its removal, that process then holds the lock of a file without a name.
static bool isStillNamed(int descriptor, const QByteArray &path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(descriptor, &open) == 0 && ::lstat(path.constData(), &named) == 0
        && open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

namespace {

// A lock of an open file or folder, flock().
class NativeLock final : public PathLock
{
public:
    NativeLock(int descriptor, QByteArray path, Kind kind)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
        , m_kind(kind)
    { }
    ~NativeLock() override { release(); }
    Q_DISABLE_COPY_MOVE(NativeLock)

    void write(QByteArrayView text) override
    {
        if (::ftruncate(m_descriptor, 0) == 0) {
            [[maybe_unused]] const auto written =
                ::pwrite(m_descriptor, text.data(), static_cast<std::size_t>(text.size()), 0);
        }
    }

    void remove() override
    {
        if (m_descriptor >= 0 && isStillNamed(m_descriptor, m_path)) {
            if (m_kind == Kind::File)
                ::unlink(m_path.constData());
            else
                QDir(QFile::decodeName(m_path)).removeRecursively();
        }
        release();
    }

private:
    void release()
    {
        if (m_descriptor >= 0)
            ::close(std::exchange(m_descriptor, -1));
    }

    int m_descriptor;
    QByteArray m_path;
    Kind m_kind;
};

} // namespace

LockAttempt tryToLock(const QString &path, PathLock::Kind kind)
{
    const auto name = QFile::encodeName(path);
    while (true) {
        const int descriptor = kind == PathLock::Kind::File
            ? openLockFile(name, true)
            : ::open(name.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (descriptor < 0)
            return {.reason = qt_error_string(errno)};
        const bool locked = lockDescriptor(descriptor, LOCK_EX);
        const int error = errno;
        if (locked && isStillNamed(descriptor, name))
            return {.lock = std::make_unique<NativeLock>(descriptor, name, kind)};
        ::close(descriptor);
        if (!locked)
            return {.heldElsewhere = error == EWOULDBLOCK, .reason = qt_error_string(error)};
    }
}

bool isFileLocked(const QString &path)
{
    const int descriptor = openLockFile(QFile::encodeName(path), false);
    if (descriptor < 0)
        return false;
    // A shared lock, so that two processes that check at the same time do not mistake each other
    // for the holder.
    const bool held = !lockDescriptor(descriptor, LOCK_SH) && errno == EWOULDBLOCK;
    ::close(descriptor);
    return held;
}

} // namespace storedesk::base::native

#endif
