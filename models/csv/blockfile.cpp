// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "blockfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::csv {

namespace {
struct TableFileWords
{
    Q_DECLARE_TR_FUNCTIONS(BlockFile)
};
} // namespace

static QString wordsOf(int reason)
{
    return reason == ENOENT ? TableFileWords::tr("It was moved, renamed or deleted.")
                            : qt_error_string(reason) + u'.';
}

base::Result<std::shared_ptr<const BlockFile>> BlockFile::open(const QString &path, Kind kind)
{
    // Non-blocking, because opening a pipe would wait for a writer before it can be rejected.
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    const int reason = errno;
    struct stat status = {};
    const bool isFile =
        descriptor >= 0 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    if (isFile)
        return std::shared_ptr<const BlockFile>(new BlockFile(path, descriptor, kind));
    if (descriptor >= 0)
        ::close(descriptor);
    return tl::unexpected(base::Problem{
        .what = TableFileWords::tr("Couldn't open %1.").arg(path),
        .why = descriptor >= 0 ? TableFileWords::tr("It is not a file.") : wordsOf(reason),
        .next = TableFileWords::tr("Choose another file.")});
}

std::shared_ptr<const BlockFile> BlockFile::temporary(int descriptor, const QString &name)
{
    return std::shared_ptr<const BlockFile>(new BlockFile(name, descriptor, Kind::Temporary));
}

BlockFile::BlockFile(QString path, int descriptor, Kind kind)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
    , m_kind(kind)
    , m_identity(ownIdentity())
    , m_size(m_identity.size)
{ }

BlockFile::~BlockFile()
{
    ::close(m_descriptor);
}

qsizetype BlockFile::read(qint64 offset, std::span<char> room) const
{
    const auto wanted = std::clamp<qint64>(m_size - offset, 0, static_cast<qint64>(room.size()));
    qint64 done = 0;
    while (done < wanted) {
        const auto count = ::pread(m_descriptor, room.data() + done,
                                   static_cast<size_t>(wanted - done), offset + done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            m_error = errno;
        if (count <= 0)
            break;
        done += count;
    }
    if (done < wanted)
        m_cutShort = true;
    return done;
}

QByteArray BlockFile::read(qint64 offset, qsizetype size) const
{
    QByteArray bytes(std::clamp<qint64>(m_size - offset, 0, size), Qt::Uninitialized);
    bytes.resize(read(offset, std::span(bytes.data(), static_cast<std::size_t>(bytes.size()))));
    return bytes;
}

bool BlockFile::changed() const
{
    return ownIdentity() != m_identity
        || (m_kind == Kind::Named && namedIdentity() != std::optional(m_identity));
}

base::Result<void> BlockFile::check() const
{
    const auto failure = [this](const QString &what, const QString &why) {
        return tl::unexpected(
            base::Problem{.what = what.arg(m_path),
                          .why = why,
                          .next = TableFileWords::tr("Try again when it has finished.")});
    };
    if (const int error = m_error; error != 0)
        return tl::unexpected(
            base::Problem{.what = TableFileWords::tr("%1 cannot be read.").arg(m_path),
                          .why = qt_error_string(error),
                          .next = TableFileWords::tr("Check the disk and try again.")});
    if (m_cutShort || ownIdentity() != m_identity)
        return failure(TableFileWords::tr("%1 changed while it was being read."),
                       TableFileWords::tr("Another program is writing to it."));
    const auto named = m_kind == Kind::Named ? namedIdentity() : std::nullopt;
    if (named && *named != m_identity)
        return failure(TableFileWords::tr("%1 was replaced while it was being read."),
                       TableFileWords::tr("Another program has put a new file in its place."));
    return {};
}

BlockFile::Identity BlockFile::identityOf(const struct stat &status)
{
    return {.size = status.st_size,
            .modified = status.st_mtim.tv_sec * Q_INT64_C(1'000'000'000) + status.st_mtim.tv_nsec,
            .device = status.st_dev,
            .node = status.st_ino};
}

BlockFile::Identity BlockFile::ownIdentity() const
{
    struct stat status = {};
    return fstat(m_descriptor, &status) == 0 ? identityOf(status) : Identity();
}

std::optional<BlockFile::Identity> BlockFile::namedIdentity() const
{
    struct stat status = {};
    if (::stat(QFile::encodeName(m_path).constData(), &status) != 0)
        return std::nullopt;
    return identityOf(status);
}

} // namespace storedesk::csv
