// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "spool.h"

#include "base/unnamedfile.h"
#include "csv/tablerefusal.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace storedesk::csv {

static constexpr qsizetype spoolBlock = 256 * 1024;
static constexpr qint64 mostInMemory = 8 * 1024 * 1024;
// The amount of disk space that must remain free, so that an endless stream does not fill the disk.
static constexpr qint64 leftFree = 128 * 1024 * 1024;
static constexpr qint64 checkEvery = 32 * 1024 * 1024;

Spool::Spool(QString folder)
    : m_folder(std::move(folder))
    , m_descriptor(::memfd_create("table", MFD_CLOEXEC))
{
    QIODevice::open(WriteOnly | Unbuffered);
    m_failed = m_descriptor < 0 && !moveToDisk();
}

Spool::~Spool()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

base::Result<std::shared_ptr<const BlockFile>> Spool::finish(const QString &name)
{
    if (!flush())
        return tl::unexpected(noRoom(errorString()));
    return BlockFile::temporary(std::exchange(m_descriptor, -1), name);
}

qint64 Spool::readData(char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 Spool::writeData(const char *bytes, qint64 size)
{
    m_block.append(bytes, size);
    return m_block.size() < spoolBlock || flush() ? size : -1;
}

bool Spool::flush()
{
    if (!m_failed && !m_onDisk && m_written + m_block.size() > mostInMemory)
        m_failed = !moveToDisk();
    if (m_failed || !hasRoom())
        return false;
    for (qsizetype at = 0; at < m_block.size();) {
        const auto count = ::write(m_descriptor, m_block.constData() + at,
                                   static_cast<size_t>(m_block.size() - at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return fail(errno);
        at += count;
    }
    m_written += m_block.size();
    m_block.resize(0);
    return true;
}

bool Spool::moveToDisk()
{
    const int file = base::unnamedFile(m_folder);
    if (file < 0)
        return fail(errno);
    const int memory = std::exchange(m_descriptor, file);
    m_onDisk = true;
    off_t at = 0;
    bool copied = true;
    while (copied && at < m_written)
        copied = ::sendfile(file, memory, &at, static_cast<size_t>(m_written - at)) > 0;
    const int reason = errno;
    if (memory >= 0)
        ::close(memory);
    return copied || fail(reason);
}

bool Spool::hasRoom()
{
    if (!m_onDisk || m_written < m_checkedAt + checkEvery)
        return true;
    m_checkedAt = m_written;
    struct statvfs disk = {};
    if (::fstatvfs(m_descriptor, &disk) != 0)
        return true;
    const auto free = static_cast<qint64>(disk.f_bavail) * static_cast<qint64>(disk.f_frsize);
    return free >= leftFree || fail(ENOSPC);
}

bool Spool::fail(int error)
{
    m_failed = true;
    setErrorString(qt_error_string(error));
    return false;
}

base::Result<std::shared_ptr<const BlockFile>>
spool(QIODevice &from, const QString &name, const QString &folder, base::Progress &progress)
{
    Spool into(folder);
    QByteArray block(spoolBlock, Qt::Uninitialized);
    for (auto size = from.read(block.data(), block.size()); size > 0 && !progress.cancelled();
         size = from.read(block.data(), block.size())) {
        if (into.write(block.constData(), size) != size)
            return tl::unexpected(noRoom(into.errorString()));
        progress.add(size);
    }
    return into.finish(name);
}

} // namespace storedesk::csv
