// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "spool.h"

#include "csv/tablerefusal.h"

#include <QCoreApplication>

#include <cerrno>
#include <utility>

namespace storedesk::csv {

static constexpr qsizetype spoolBlock = 256 * 1024;
static constexpr qint64 mostInMemory = 8 * 1024 * 1024;
// The amount of disk space that must remain free, so that an endless stream does not fill the disk.
static constexpr qint64 leftFree = 128 * 1024 * 1024;
static constexpr qint64 checkEvery = 32 * 1024 * 1024;

Spool::Spool(QString folder)
    : m_folder(std::move(folder))
    , m_file(base::memoryFile())
{
    QIODevice::open(WriteOnly | Unbuffered);
    m_failed = !m_file && !moveToDisk();
}

base::Result<std::shared_ptr<const BlockFile>> Spool::finish(const QString &name)
{
    if (!flush())
        return tl::unexpected(noRoom(errorString()));
    return BlockFile::temporary(std::move(m_file), name);
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
    if (const auto written = m_file->append(m_block); !written)
        return fail(written.error());
    m_written += m_block.size();
    m_block.resize(0);
    return true;
}

bool Spool::moveToDisk()
{
    auto disk = base::temporaryFile(m_folder);
    if (!disk)
        return fail(disk.error());
    const auto memory = std::exchange(m_file, std::move(*disk));
    m_onDisk = true;
    QByteArray block(spoolBlock, Qt::Uninitialized);
    for (qint64 at = 0; at < m_written;) {
        const auto size = memory->readAt(at, std::span(block.data(), std::size_t(spoolBlock)));
        if (!size || *size == 0)
            return fail(size ? qt_error_string(EIO) : size.error());
        if (const auto copied = m_file->append(QByteArrayView(block).first(*size)); !copied)
            return fail(copied.error());
        at += *size;
    }
    return true;
}

bool Spool::hasRoom()
{
    if (!m_onDisk || m_written < m_checkedAt + checkEvery)
        return true;
    m_checkedAt = m_written;
    return m_file->freeSpace().value_or(leftFree) >= leftFree || fail(qt_error_string(ENOSPC));
}

bool Spool::fail(const QString &reason)
{
    m_failed = true;
    setErrorString(reason);
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
