// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/filelock.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds betweenLockAttempts = 10ms;
static constexpr qint64 longestHolder = 1024;

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

// The owner removes the file before releasing the lock. If a process opened the file just before
// its removal, that process then holds the lock on an unlinked file.
static bool isStillNamed(int descriptor, const QByteArray &path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(descriptor, &open) == 0 && ::lstat(path.constData(), &named) == 0
        && open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

// Errors are ignored, because the content of the file does not affect the lock. Background work may
// lock files after the application object was destroyed, so the name of the program comes from the
// system.
static void writeHolder(int descriptor)
{
    const auto text = QByteArray::number(QCoreApplication::applicationPid()) + '\n'
        + QFileInfo(QFile::symLinkTarget(u"/proc/self/exe"_s)).fileName().toUtf8() + '\n';
    if (::ftruncate(descriptor, 0) == 0) {
        [[maybe_unused]] const auto written =
            ::pwrite(descriptor, text.constData(), static_cast<std::size_t>(text.size()), 0);
    }
}

FileLock::FileLock(QString path)
    : m_path(std::move(path))
{ }

FileLock::~FileLock()
{
    unlock();
}

bool FileLock::lock(std::chrono::milliseconds patience)
{
    if (m_state == State::Locked)
        return true;
    const QDeadlineTimer deadline(patience);
    m_state = tryOnce();
    while (m_state == State::HeldElsewhere && !deadline.hasExpired()) {
        QThread::msleep(betweenLockAttempts.count());
        m_state = tryOnce();
    }
    if (m_state == State::Locked)
        writeHolder(m_descriptor);
    return m_state == State::Locked;
}

FileLock::State FileLock::tryOnce()
{
    const auto path = QFile::encodeName(m_path);
    while (true) {
        m_descriptor = openLockFile(path, true);
        if (m_descriptor < 0) {
            m_error = errno;
            return State::Failed;
        }
        const bool locked = lockDescriptor(m_descriptor, LOCK_EX);
        m_error = errno;
        if (locked && isStillNamed(m_descriptor, path))
            return State::Locked;
        ::close(m_descriptor);
        m_descriptor = -1;
        if (!locked)
            return m_error == EWOULDBLOCK ? State::HeldElsewhere : State::Failed;
    }
}

void FileLock::unlock()
{
    if (m_descriptor >= 0) {
        const auto path = QFile::encodeName(m_path);
        if (isStillNamed(m_descriptor, path))
            ::unlink(path.constData());
        ::close(m_descriptor);
    }
    m_descriptor = -1;
    m_state = State::Unlocked;
}

QString FileLock::errorString() const
{
    return m_state == State::Failed ? qt_error_string(m_error) : QString();
}

FileLock::Holder FileLock::holder() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto lines = file.read(longestHolder).split('\n');
    const auto process = lines.value(0).toLongLong();
    if (process <= 0)
        return {};
    return {.process = process, .program = QString::fromUtf8(lines.value(1))};
}

bool FileLock::isHeld(const QString &path)
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

} // namespace storedesk::base
