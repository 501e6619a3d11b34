// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <functional>
#include <vector>

#include <sys/socket.h>

namespace support {

struct RawRequest
{
    QByteArray method;
    QByteArray target;
    // Header names are in lower case.
    QHash<QByteArray, QByteArray> headers;
    QByteArray body;
};

struct RawAnswer
{
    enum class After : quint8 { Keep, Close, Reset, Nothing };

    // The whole reply, including the status line.
    QByteArray bytes = {};
    After after = After::Keep;
};

inline RawAnswer jsonAnswer(int status, const QByteArray &body, const QByteArray &headers = {})
{
    return {.bytes = "HTTP/1.1 " + QByteArray::number(status)
                + " Said\r\nContent-Type: application/json\r\n" + headers
                + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body};
}

// Returns an error reply in the documented format.
inline RawAnswer errorAnswer(int status, const QByteArray &detail = "No.",
                             const QByteArray &code = {})
{
    const auto coded = code.isEmpty() ? QByteArray() : ",\"code\":\"" + code + '"';
    return jsonAnswer(status,
                      "{\"status\":" + QByteArray::number(status)
                          + ",\"title\":\"Refused\",\"detail\":\"" + detail + '"' + coded + '}');
}

// A server that sends exactly the bytes given by a test, in the test's event loop. Reads each
// request completely before it replies.
class RawServer final : public QObject
{
public:
    RawServer()
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            auto *socket = m_server.nextPendingConnection();
            ++connections;
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
            connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                ++disconnections;
                m_input.remove(socket);
                socket->deleteLater();
            });
        });
    }

    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_server.serverPort()));
    }

    std::function<RawAnswer(const RawRequest &)> answer = [](const RawRequest &) {
        return jsonAnswer(200, "{}");
    };
    // Returns the number of bytes, on any connection, that never became a complete request.
    [[nodiscard]] qint64 unfinished() const { return m_unfinished; }

    std::vector<RawRequest> requests;
    int connections = 0;
    int disconnections = 0;

private:
    void read(QTcpSocket *socket)
    {
        auto &input = m_input[socket];
        const auto arrived = socket->readAll();
        m_unfinished += arrived.size();
        input += arrived;
        for (auto end = input.indexOf("\r\n\r\n"); end >= 0; end = input.indexOf("\r\n\r\n")) {
            auto request = headOf(input.first(end));
            const auto length = request.headers.value("content-length").toLongLong();
            if (input.size() < end + 4 + length)
                return;
            request.body = input.sliced(end + 4, length);
            input.remove(0, end + 4 + length);
            m_unfinished -= end + 4 + length;
            requests.push_back(request);
            if (!act(socket, answer(request)))
                return;
        }
    }

    static RawRequest headOf(const QByteArray &head)
    {
        const auto lines = head.split('\n');
        const auto first = lines.front().trimmed().split(' ');
        RawRequest request{
            .method = first.value(0), .target = first.value(1), .headers = {}, .body = {}};
        for (const auto &line : lines.sliced(1)) {
            const auto colon = line.indexOf(':');
            request.headers.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
        }
        return request;
    }

    static bool act(QTcpSocket *socket, const RawAnswer &answer)
    {
        socket->write(answer.bytes);
        socket->flush();
        switch (answer.after) {
        case RawAnswer::After::Close:
            socket->disconnectFromHost();
            return false;
        case RawAnswer::After::Reset: {
            const linger atOnce{.l_onoff = 1, .l_linger = 0};
            setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce,
                       sizeof atOnce);
            socket->abort();
            return false;
        }
        default:
            return true;
        }
    }

    QHash<QTcpSocket *, QByteArray> m_input;
    qint64 m_unfinished = 0;
    // Declared last, because its sockets use the members above while they are destroyed.
    QTcpServer m_server;
};

} // namespace support
