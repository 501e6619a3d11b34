// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainstream.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace storedesk::base::plain {

namespace {

class PlainStream final : public InputStream
{
public:
    explicit PlainStream(std::unique_ptr<QFile> file)
        : m_file(std::move(file))
    { }

    [[nodiscard]] Piece read(std::span<char> room) override
    {
        if (!m_file->isOpen())
            return {.event = Event::Failed, .reason = m_file->errorString()};
        const auto count = m_file->read(room.data(), static_cast<qint64>(room.size()));
        if (count > 0)
            return {.event = Event::Bytes, .size = count};
        // A closed pipe is an error for some versions of Qt.
        if (m_file->error() == QFile::NoError)
            return {.event = Event::End};
        return {.event = Event::Failed, .reason = m_file->errorString()};
    }

private:
    std::unique_ptr<QFile> m_file;
};

} // namespace

std::unique_ptr<InputStream> standardInput()
{
    auto file = std::make_unique<QFile>();
    if (!file->open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered))
        file->close();
    return std::make_unique<PlainStream>(std::move(file));
}

tl::expected<std::unique_ptr<InputStream>, QString> openPipe(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return tl::unexpected(file->errorString());
    return std::make_unique<PlainStream>(std::move(file));
}

bool isPipe(const QString &path)
{
    // Links to nothing are neither a file nor a folder either.
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace storedesk::base::plain
