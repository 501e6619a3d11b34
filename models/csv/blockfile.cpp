// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "blockfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace storedesk::csv {

namespace {
struct TableFileWords
{
    Q_DECLARE_TR_FUNCTIONS(BlockFile)
};
} // namespace

static QString wordsOf(const base::OpenFailure &failure)
{
    switch (failure.kind) {
    case base::OpenFailure::Kind::Missing:
        return TableFileWords::tr("It was moved, renamed or deleted.");
    case base::OpenFailure::Kind::NotAFile:
        return TableFileWords::tr("It is not a file.");
    case base::OpenFailure::Kind::Other:
        break;
    }
    return failure.reason + u'.';
}

base::Result<std::shared_ptr<const BlockFile>> BlockFile::open(const QString &path, Kind kind)
{
    auto file = base::openForReading(path);
    if (file)
        return std::shared_ptr<const BlockFile>(new BlockFile(path, std::move(*file), kind));
    return tl::unexpected(base::Problem{.what = TableFileWords::tr("Couldn't open %1.").arg(path),
                                        .why = wordsOf(file.error()),
                                        .next = TableFileWords::tr("Choose another file.")});
}

std::shared_ptr<const BlockFile> BlockFile::temporary(std::unique_ptr<base::OpenFile> file,
                                                      const QString &name)
{
    return std::shared_ptr<const BlockFile>(new BlockFile(name, std::move(file), Kind::Temporary));
}

BlockFile::BlockFile(QString path, std::unique_ptr<base::OpenFile> file, Kind kind)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_kind(kind)
    , m_identity(m_file->identity())
    , m_size(m_identity.size)
{ }

qsizetype BlockFile::read(qint64 offset, std::span<char> room) const
{
    const auto wanted = std::clamp<qint64>(m_size - offset, 0, static_cast<qint64>(room.size()));
    const auto part = room.first(static_cast<std::size_t>(wanted));
    qint64 done = 0;
    while (done < wanted) {
        const auto count =
            m_file->readAt(offset + done, part.subspan(static_cast<std::size_t>(done)));
        if (!count) {
            const std::scoped_lock lock(m_errorMutex);
            m_error = count.error();
        }
        if (count.value_or(0) == 0)
            break;
        done += *count;
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

const char *BlockFile::map() const
{
    Q_ASSERT(m_kind == Kind::Temporary);
    if (!m_mapping && m_size > 0)
        m_mapping = m_file->map(m_size).value_or(nullptr);
    return m_mapping;
}

bool BlockFile::changed() const
{
    return m_file->identity() != m_identity
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
    const auto error = [this] {
        const std::scoped_lock lock(m_errorMutex);
        return m_error;
    }();
    if (!error.isEmpty())
        return tl::unexpected(
            base::Problem{.what = TableFileWords::tr("%1 cannot be read.").arg(m_path),
                          .why = error,
                          .next = TableFileWords::tr("Check the disk and try again.")});
    if (m_cutShort || m_file->identity() != m_identity)
        return failure(TableFileWords::tr("%1 changed while it was being read."),
                       TableFileWords::tr("Another program is writing to it."));
    const auto named = m_kind == Kind::Named ? namedIdentity() : std::nullopt;
    if (named && *named != m_identity)
        return failure(TableFileWords::tr("%1 was replaced while it was being read."),
                       TableFileWords::tr("Another program has put a new file in its place."));
    return {};
}

std::optional<base::FileIdentity> BlockFile::namedIdentity() const
{
    return base::identityOf(m_path);
}

} // namespace storedesk::csv
