// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/http/certificate.h"

#include <QHash>
#include <QUrl>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

struct MHD_Daemon;

namespace storedesk::practice {

// What of an origin differs from the service's own.
enum class Elsewhere : quint8 { Host, Port, Scheme };

// A request as it arrived somewhere it was not meant for. Names of headers in lower case.
struct StrayRequest
{
    QByteArray method;
    QByteArray target;
    QHash<QByteArray, QByteArray> headers;
};

// A listener beside the service that answers everything with 200 and {} and keeps what it was sent:
// proof that no key travels to another host, port or scheme, or past a certificate that must not be
// trusted.
class OtherOrigin final
{
public:
    struct Place
    {
        QByteArray host = "127.0.0.1";
        quint16 port = 0; // 0: any free one
        const Certificate *certificate = nullptr; // with one it speaks TLS
        QByteArray tlsPriorities = {};
    };

    [[nodiscard]] static base::Result<std::unique_ptr<OtherOrigin>> start(const Place &place);
    ~OtherOrigin();
    Q_DISABLE_COPY_MOVE(OtherOrigin)

    [[nodiscard]] QUrl url() const { return m_url; }
    [[nodiscard]] std::vector<StrayRequest> requests() const;
    bool waitForRequests(std::size_t count, std::chrono::milliseconds limit) const;

    // For its own thread.
    void keep(StrayRequest request);

private:
    OtherOrigin() = default;

    MHD_Daemon *m_daemon = nullptr;
    QUrl m_url;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::vector<StrayRequest> m_requests;
};

} // namespace storedesk::practice
