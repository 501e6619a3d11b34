// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <array>
#include <cerrno>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace support {

// How a connection ended.
enum class Ending : quint8 { Open, Closed, Reset };

// One reply as it was received.
struct RawReply
{
    // 0 if the status is missing or incomplete.
    int status = 0;
    // Header names are in lower case.
    QHash<QByteArray, QByteArray> headers = {};
    // The body without chunk framing.
    QByteArray body = {};
    // Whether all announced bytes have arrived.
    bool whole = false;
    Ending ending = Ending::Open;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
};

// A client that sends exactly the given bytes, without Qt's network layer.
class RawHttp final
{
public:
    explicit RawHttp(const QUrl &url)
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(quint16(url.port()));
        inet_pton(AF_INET, url.host().toLatin1().constData(), &address.sin_addr);
        m_connected =
            ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0;
    }
    ~RawHttp() { close(); }
    Q_DISABLE_COPY_MOVE(RawHttp)

    [[nodiscard]] bool connected() const { return m_connected; }

    void close()
    {
        if (m_socket >= 0)
            ::close(std::exchange(m_socket, -1));
    }

    // Closes the sending direction, so that the other side can still reply.
    void stopSending() { ::shutdown(m_socket, SHUT_WR); }

    bool send(const QByteArray &bytes)
    {
        qsizetype sent = 0;
        while (sent < bytes.size()) {
            const auto now = ::send(m_socket, bytes.constData() + sent, size_t(bytes.size() - sent),
                                    MSG_NOSIGNAL);
            if (now <= 0)
                return false;
            sent += now;
        }
        return true;
    }

    // Waits for more bytes. Returns false if the connection ended or nothing arrived in time.
    bool more(int milliseconds = 10'000)
    {
        pollfd polled{.fd = m_socket, .events = POLLIN, .revents = 0};
        if (m_ending != Ending::Open || ::poll(&polled, 1, milliseconds) != 1)
            return false;
        std::array<char, 65536> buffer{};
        const auto size = ::recv(m_socket, buffer.data(), buffer.size(), 0);
        if (size > 0)
            m_bytes.append(buffer.data(), size);
        else
            m_ending = size == 0 ? Ending::Closed : Ending::Reset;
        return size > 0;
    }

    // Returns everything up to the end of the connection.
    QByteArray rest()
    {
        while (more()) { }
        return std::exchange(m_bytes, {});
    }
    [[nodiscard]] Ending ending() const { return m_ending; }
    // Returns the received bytes that have not been read yet.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

    // Returns the next reply. If headOnly is set, no body is expected.
    RawReply reply(bool headOnly = false)
    {
        RawReply reply;
        qsizetype end = -1;
        do {
            while ((end = m_bytes.indexOf("\r\n\r\n")) < 0 && more()) { }
            readHead(reply, m_bytes.left(std::max<qsizetype>(0, end)));
            m_bytes.remove(0, end < 0 ? 0 : end + 4);
        } while (reply.status == 100);
        if (reply.status == 204 || headOnly)
            reply.whole = end >= 0;
        else if (end >= 0)
            readBody(reply);
        reply.ending = m_ending;
        return reply;
    }

private:
    static void readHead(RawReply &reply, const QByteArray &head)
    {
        const auto lines = head.split('\n');
        reply.status = lines.first().startsWith("HTTP/1.1 ") ? lines.first().mid(9, 3).toInt() : 0;
        reply.headers.clear();
        for (const auto &line : lines.mid(1)) {
            const auto colon = line.indexOf(':');
            reply.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
        }
    }

    void readBody(RawReply &reply)
    {
        if (reply.headers.value("transfer-encoding") == "chunked") {
            readChunks(reply);
        } else if (reply.headers.contains("content-length")) {
            const auto length = reply.headers.value("content-length").toLongLong();
            while (m_bytes.size() < length && more()) { }
            reply.whole = m_bytes.size() >= length;
            reply.body = m_bytes.left(length);
            m_bytes.remove(0, reply.body.size());
        } else {
            reply.body = rest();
            reply.whole = m_ending == Ending::Closed;
        }
    }

    void readChunks(RawReply &reply)
    {
        while (true) {
            qsizetype end = -1;
            while ((end = m_bytes.indexOf("\r\n")) < 0 && more()) { }
            if (end < 0)
                return;
            const auto size = m_bytes.left(end).toLongLong(nullptr, 16);
            while (m_bytes.size() < end + 2 + size + 2 && more()) { }
            reply.body += m_bytes.mid(end + 2, size);
            if (m_bytes.size() < end + 2 + size + 2)
                return;
            m_bytes.remove(0, end + 2 + size + 2);
            if (size == 0) {
                reply.whole = true;
                return;
            }
        }
    }

    int m_socket;
    bool m_connected = false;
    QByteArray m_bytes;
    Ending m_ending = Ending::Open;
};

} // namespace support
