// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryFile>

#include <cerrno>
#include <mutex>
#include <utility>

namespace storedesk::base::plain {

using namespace Qt::StringLiterals;

static FileIdentity identityFrom(qint64 size, const QDateTime &modified)
{
    return {.size = size, .modified = modified.toMSecsSinceEpoch() * 1'000'000};
}

namespace {

// The mutex guards the position of the file.
class PlainFile final : public OpenFile
{
public:
    PlainFile(std::unique_ptr<QFile> file, QString folder)
        : m_file(std::move(file))
        , m_folder(std::move(folder))
    { }

    [[nodiscard]] tl::expected<qint64, QString> readAt(qint64 offset,
                                                       std::span<char> room) const override
    {
        const std::scoped_lock lock(m_mutex);
        const auto count =
            m_file->seek(offset) ? m_file->read(room.data(), static_cast<qint64>(room.size())) : -1;
        return count < 0 ? tl::expected<qint64, QString>(tl::unexpect, m_file->errorString())
                         : count;
    }

    [[nodiscard]] tl::expected<void, QString> append(QByteArrayView bytes) override
    {
        const std::scoped_lock lock(m_mutex);
        // flush() reports a full disk, which write() may only buffer.
        if (!m_file->seek(m_written) || m_file->write(bytes.data(), bytes.size()) != bytes.size()
            || !m_file->flush())
            // Qt has no error for a write that ended early.
            return tl::unexpected(m_file->error() == QFile::NoError ? qt_error_string(ENOSPC)
                                                                    : m_file->errorString());
        m_written += bytes.size();
        return {};
    }

    [[nodiscard]] FileIdentity identity() const override
    {
        const std::scoped_lock lock(m_mutex);
        return identityFrom(m_file->size(), m_file->fileTime(QFile::FileModificationTime));
    }

    [[nodiscard]] std::optional<qint64> freeSpace() const override
    {
        const auto free = QStorageInfo(m_folder).bytesAvailable();
        return free < 0 ? std::nullopt : std::optional(free);
    }

    [[nodiscard]] tl::expected<const char *, QString> map(qint64 size) override
    {
        const std::scoped_lock lock(m_mutex);
        const auto *mapped = m_file->map(0, size);
        if (!mapped)
            return tl::unexpected(m_file->errorString());
        return reinterpret_cast<const char *>(mapped);
    }

private:
    mutable std::mutex m_mutex;
    std::unique_ptr<QFile> m_file;
    QString m_folder;
    qint64 m_written = 0;
};

} // namespace

tl::expected<std::unique_ptr<OpenFile>, OpenFailure> openForReading(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return tl::unexpected(OpenFailure{.kind = OpenFailure::Kind::NotAFile});
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return tl::unexpected(OpenFailure{.kind = info.exists() ? OpenFailure::Kind::Other
                                                                : OpenFailure::Kind::Missing,
                                          .reason = file->errorString()});
    return std::make_unique<PlainFile>(std::move(file), info.absolutePath());
}

tl::expected<std::unique_ptr<OpenFile>, QString> temporaryFile(const QString &folder)
{
    auto file = std::make_unique<QTemporaryFile>(QDir(folder).filePath(u"table-XXXXXX"_s));
    if (!file->open())
        return tl::unexpected(file->errorString());
    return std::make_unique<PlainFile>(std::move(file), folder);
}

std::unique_ptr<OpenFile> memoryFile()
{
    return nullptr;
}

std::unique_ptr<OpenFile> redirectedInput()
{
    return nullptr;
}

std::optional<FileIdentity> identityOf(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? std::optional(identityFrom(info.size(), info.lastModified()))
                         : std::nullopt;
}

} // namespace storedesk::base::plain
