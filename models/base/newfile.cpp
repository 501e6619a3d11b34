// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newfile.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base {

static constexpr qsizetype blockSize = 256 * 1024;
static constexpr mode_t ownerMayWrite = S_IRUSR | S_IWUSR;

// Through a link to the file it points to, so that the link stays one.
static QByteArray targetOf(const QString &path)
{
    const QFileInfo info(path);
    const auto real = info.isSymLink() ? info.canonicalFilePath() : QString();
    return QFile::encodeName(real.isEmpty() ? info.absoluteFilePath() : real);
}

NewFile::NewFile(const QString &path)
    : m_path(targetOf(path))
{ }

NewFile::~NewFile()
{
    forget();
}

bool NewFile::open(OpenMode mode)
{
    const auto folder = m_path.left(m_path.lastIndexOf('/') + 1);
    m_descriptor = ::open(folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, ownerMayWrite);
    if (m_descriptor < 0) { // not every file system can do that
        m_waiting = waitingName();
        m_descriptor =
            ::open(m_waiting.constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, ownerMayWrite);
        if (m_descriptor < 0) {
            m_waiting.clear();
            return fail();
        }
    }
    struct stat there = {};
    if (::stat(m_path.constData(), &there) == 0 && S_ISDIR(there.st_mode)) {
        errno = EISDIR;
        return fail();
    }
    return QIODevice::open(mode | Unbuffered);
}

qint64 NewFile::readData(char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 NewFile::writeData(const char *bytes, qint64 size)
{
    m_block.append(bytes, size);
    return m_block.size() < blockSize || flush() ? size : -1;
}

bool NewFile::flush()
{
    for (qsizetype at = 0; at < m_block.size() && !m_failed;) {
        const auto count = ::write(m_descriptor, m_block.constData() + at,
                                   static_cast<size_t>(m_block.size() - at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return fail();
        at += count;
    }
    m_block.resize(0);
    return !m_failed;
}

bool NewFile::commit()
{
    if (m_failed || m_descriptor < 0 || !flush())
        return false;
    if (::fsync(m_descriptor) != 0 && errno != EINVAL)
        return fail();
    if (m_waiting.isEmpty()) {
        // A file without a name cannot take the place of another, so it gets one for a moment.
        const auto name = waitingName();
        const auto own = "/proc/self/fd/" + QByteArray::number(m_descriptor);
        if (::linkat(AT_FDCWD, own.constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) != 0)
            return fail();
        m_waiting = name;
    }
    if (std::rename(m_waiting.constData(), m_path.constData()) != 0)
        return fail();
    m_waiting.clear();
    forget();
    return true;
}

QByteArray NewFile::waitingName() const
{
    const auto number = QRandomGenerator::system()->generate64();
    return m_path + '.' + QByteArray::number(number, 36);
}

void NewFile::forget()
{
    if (!m_waiting.isEmpty())
        ::unlink(std::exchange(m_waiting, {}).constData());
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
    close();
}

bool NewFile::fail()
{
    setErrorString(qt_error_string(errno));
    m_failed = true;
    return false;
}

} // namespace storedesk::base
