// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativestream.h"

#ifdef Q_OS_LINUX

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base::native {

// The longest time in milliseconds to wait for bytes.
static constexpr int streamPatience = 100;

namespace {

class NativeStream final : public InputStream
{
public:
    enum class Ownership : quint8 { Borrowed, Owned };

    NativeStream(int descriptor, Ownership ownership)
        : m_descriptor(descriptor)
        , m_ownership(ownership)
    { }
    ~NativeStream() override
    {
        if (m_ownership == Ownership::Owned)
            ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(NativeStream)

    [[nodiscard]] Piece read(std::span<char> room) override
    {
        pollfd waiting{.fd = m_descriptor, .events = POLLIN, .revents = 0};
        const int ready = ::poll(&waiting, 1, streamPatience);
        if (ready == 0 || (ready < 0 && errno == EINTR))
            return {.event = Event::Waiting};
        const auto count = ::read(m_descriptor, room.data(), room.size());
        if (count > 0)
            return {.event = Event::Bytes, .size = count};
        if (count == 0)
            return {.event = Event::End};
        if (errno == EINTR || errno == EAGAIN)
            return {.event = Event::Waiting};
        return {.event = Event::Failed, .reason = qt_error_string(errno)};
    }

private:
    int m_descriptor;
    Ownership m_ownership;
};

} // namespace

std::unique_ptr<InputStream> standardInput()
{
    return std::make_unique<NativeStream>(STDIN_FILENO, NativeStream::Ownership::Borrowed);
}

tl::expected<std::unique_ptr<InputStream>, QString> openPipe(const QString &path)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return tl::unexpected(qt_error_string(errno));
    return std::make_unique<NativeStream>(descriptor, NativeStream::Ownership::Owned);
}

bool isPipe(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode);
}

} // namespace storedesk::base::native

#endif
