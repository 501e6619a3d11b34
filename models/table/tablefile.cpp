// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablefile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::table {

base::Result<std::shared_ptr<const TableFile>> TableFile::open(const QString &path, Kind kind)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const int reason = errno;
    struct stat status = {};
    const bool isFile =
        descriptor >= 0 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    if (isFile)
        return std::shared_ptr<const TableFile>(new TableFile(path, descriptor, kind));
    if (descriptor >= 0)
        ::close(descriptor);
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("TableFile", "%1 cannot be opened.").arg(path),
        .why = descriptor >= 0 ? QCoreApplication::translate("TableFile", "It is not a file.")
                               : qt_error_string(reason),
        .next = QCoreApplication::translate("TableFile", "Choose another file.")});
}

TableFile::TableFile(QString path, int descriptor, Kind kind)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
    , m_kind(kind)
    , m_identity(identityOf(descriptor))
    , m_size(m_identity.size)
{ }

TableFile::~TableFile()
{
    ::close(m_descriptor);
}

qsizetype TableFile::read(qint64 offset, std::span<char> room) const
{
    const auto wanted = std::clamp<qint64>(m_size - offset, 0, static_cast<qint64>(room.size()));
    qint64 done = 0;
    while (done < wanted) {
        const auto count = ::pread(m_descriptor, room.data() + done,
                                   static_cast<size_t>(wanted - done), offset + done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        done += count;
    }
    return done;
}

QByteArray TableFile::read(qint64 offset, qsizetype size) const
{
    QByteArray bytes(std::clamp<qint64>(m_size - offset, 0, size), Qt::Uninitialized);
    bytes.resize(read(offset, std::span(bytes.data(), static_cast<std::size_t>(bytes.size()))));
    return bytes;
}

bool TableFile::changed() const
{
    if (m_kind == Kind::Temporary)
        return identityOf(m_descriptor) != m_identity;
    const int now = ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_CLOEXEC);
    if (now < 0)
        return true;
    const bool same = identityOf(now) == m_identity && identityOf(m_descriptor) == m_identity;
    ::close(now);
    return !same;
}

TableFile::Identity TableFile::identityOf(int descriptor)
{
    struct stat status = {};
    if (fstat(descriptor, &status) != 0)
        return {};
    return {.size = status.st_size,
            .modified = status.st_mtim.tv_sec * Q_INT64_C(1'000'000'000) + status.st_mtim.tv_nsec,
            .node = status.st_ino};
}

} // namespace storedesk::table
