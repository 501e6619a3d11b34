// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newfile.h"

#include "base/platform/filetarget.h"

#include <utility>

namespace storedesk::base {

static constexpr qsizetype blockSize = 256 * 1024;

NewFile::NewFile(QString path, Access access)
    : m_path(std::move(path))
    , m_access(access)
{ }

NewFile::~NewFile() = default;

bool NewFile::open(OpenMode mode)
{
    m_target = fileTarget(m_path,
                          m_access == Access::Private ? FileTarget::Access::Private
                                                      : FileTarget::Access::AsBefore,
                          m_cancelled);
    return m_target->open() ? QIODevice::open(mode | Unbuffered) : fail();
}

qint64 NewFile::readData(char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 NewFile::writeData(const char *bytes, qint64 size)
{
    if (m_failed)
        return -1;
    m_block.append(bytes, size);
    return m_block.size() < blockSize || flush() ? size : -1;
}

bool NewFile::writeAt(qint64 at, QByteArrayView bytes)
{
    // The error is described when the file is committed, by one thread only.
    if (!m_target->writeAt(at, bytes))
        m_failed = true;
    return !m_failed;
}

bool NewFile::writeAll(QIODevice &source)
{
    QByteArray block(blockSize, Qt::Uninitialized);
    for (;;) {
        const auto count = source.read(block.data(), block.size());
        if (count == 0)
            return !m_failed;
        if (count < 0) {
            setErrorString(source.errorString());
            m_failed = true;
            return false;
        }
        if (write(block.constData(), count) != count)
            return false;
    }
}

bool NewFile::flush()
{
    if (!m_failed && !m_target->write(m_block))
        fail();
    m_block.resize(0);
    return !m_failed;
}

bool NewFile::commit()
{
    if (m_failed || !m_target || !flush())
        return false;
    if (!m_target->commit(m_isDisposable ? FileTarget::Durability::Disposable
                                         : FileTarget::Durability::Synchronised))
        return fail();
    m_target.reset();
    close();
    return true;
}

bool NewFile::fail()
{
    setErrorString(m_target->errorString());
    m_failed = true;
    return false;
}

} // namespace storedesk::base
