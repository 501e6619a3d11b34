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

// The part in which another origin differs from the service's.
enum class Elsewhere : quint8 { Host, Port, Scheme };

// A request that arrived at another origin. Header names are in lower case.
struct StrayRequest
{
    QByteArray method;
    QByteArray target;
    QHash<QByteArray, QByteArray> headers;
};

// A second listener that answers every request with 200 and {} and records it. Proves that no key
// is sent to another host, port or scheme, or to a server with an untrusted certificate.
class OtherOrigin final
{
public:
    struct Place
    {
        QByteArray host = "127.0.0.1";
        // 0 selects any free port.
        quint16 port = 0;
        // If set, enables TLS.
        const Certificate *certificate = nullptr;
        QByteArray tlsPriorities = {};
    };

    [[nodiscard]] static base::Result<std::unique_ptr<OtherOrigin>> start(const Place &place);
    ~OtherOrigin();
    Q_DISABLE_COPY_MOVE(OtherOrigin)

    [[nodiscard]] QUrl url() const { return m_url; }
    [[nodiscard]] std::vector<StrayRequest> requests() const;
    bool waitForRequests(std::size_t count, std::chrono::milliseconds limit) const;

    // Called in the listener's own thread.
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
