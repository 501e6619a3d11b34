// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <array>
#include <atomic>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace support {

// A server's reply to each request: a head, a repeated block and an end.
struct StreamedAnswer
{
    QByteArray head;
    QByteArray block;
    int times = 1;
    QByteArray end = {};
};

// A server in a separate thread that sends more data than fits in memory, as fast as it is read.
class StreamServer final
{
public:
    explicit StreamServer(StreamedAnswer answer)
        : m_answer(std::move(answer))
        , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0
            || ::listen(m_listener, 8) != 0
            || ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
            qFatal("no server");
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { run(); });
    }

    ~StreamServer()
    {
        m_ending = true;
        m_thread.join();
        ::close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(StreamServer)

    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/file").arg(m_port));
    }
    [[nodiscard]] int requests() const { return m_requests; }

private:
    [[nodiscard]] bool waitFor(int socket, short what) const
    {
        pollfd polled{.fd = socket, .events = what, .revents = 0};
        while (!m_ending) {
            if (::poll(&polled, 1, 20) == 1)
                return (polled.revents & what) != 0;
        }
        return false;
    }

    void run()
    {
        while (waitFor(m_listener, POLLIN)) {
            const int socket =
                ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
            if (socket < 0)
                continue;
            serve(socket);
            ::close(socket);
        }
    }

    void serve(int socket)
    {
        QByteArray request;
        std::array<char, 4096> buffer{};
        while (!request.contains("\r\n\r\n") && waitFor(socket, POLLIN)) {
            const auto size = ::recv(socket, buffer.data(), buffer.size(), 0);
            if (size <= 0)
                return;
            request.append(buffer.data(), size);
        }
        ++m_requests;
        bool heard = say(socket, m_answer.head);
        for (int round = 0; heard && round < m_answer.times; ++round)
            heard = say(socket, m_answer.block);
        if (heard && say(socket, m_answer.end))
            ::shutdown(socket, SHUT_WR);
    }

    [[nodiscard]] bool say(int socket, const QByteArray &bytes) const
    {
        for (qsizetype sent = 0; sent < bytes.size();) {
            if (!waitFor(socket, POLLOUT))
                return false;
            const auto now =
                ::send(socket, bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL);
            if (now < 0 && errno != EAGAIN)
                return false;
            sent += std::max<qsizetype>(0, now);
        }
        return true;
    }

    StreamedAnswer m_answer;
    int m_listener;
    quint16 m_port = 0;
    std::atomic<bool> m_ending = false;
    std::atomic<int> m_requests = 0;
    std::thread m_thread;
};

} // namespace support
