// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/filelock.h"

#include "base/platform/pathlock.h"
#include "base/platform/process.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

namespace storedesk::base {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds betweenLockAttempts = 10ms;
static constexpr qint64 longestHolder = 1024;

// Background work may lock files after the application object was destroyed.
static QByteArray holderText()
{
    return QByteArray::number(QCoreApplication::applicationPid()) + '\n' + programName().toUtf8()
        + '\n';
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
        m_lock->write(holderText());
    return m_state == State::Locked;
}

FileLock::State FileLock::tryOnce()
{
    auto attempt = tryToLock(m_path, PathLock::Kind::File);
    m_lock = std::move(attempt.lock);
    m_reason = attempt.reason;
    if (m_lock)
        return State::Locked;
    return attempt.heldElsewhere ? State::HeldElsewhere : State::Failed;
}

void FileLock::unlock()
{
    if (m_lock)
        m_lock->remove();
    m_lock.reset();
    m_state = State::Unlocked;
}

QString FileLock::errorString() const
{
    return m_state == State::Failed ? m_reason : QString();
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
    return isFileLocked(path);
}

} // namespace storedesk::base
