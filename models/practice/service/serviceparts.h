// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/httpserver.h"
#include "practice/http/otherorigins.h"
#include "practice/service/service.h"

#include <QTemporaryDir>

namespace storedesk::practice {

// The parts of a service. The server is last, so that it is destroyed first.
class Service::Parts final
{
public:
    Parts(const ServiceOptions &options, const base::Clock &clock, std::vector<Key> keys,
          std::unique_ptr<Handler> handler);
    ~Parts();
    Q_DISABLE_COPY_MOVE(Parts)

    [[nodiscard]] base::Result<void> start();

    [[nodiscard]] QUrl base() const { return m_base; }
    [[nodiscard]] const std::vector<Key> &keys() const { return m_keys; }
    [[nodiscard]] Ledger &ledger() { return m_ledger; }
    [[nodiscard]] Faults &faults() { return m_faults; }
    [[nodiscard]] OtherOrigins &others() { return m_others; }
    void setAcceptMode(AcceptMode mode);
    [[nodiscard]] QUrl serveFile(const QString &path);
    [[nodiscard]] QString authorityFile();

    void playAtConnect(const FaultRule &rule);

private:
    [[nodiscard]] std::optional<FileAnswer> ownFile(QByteArrayView token);
    [[nodiscard]] HttpContext newContext();

    ServiceOptions m_options;
    const base::Clock &m_clock;
    std::unique_ptr<Handler> m_handler;
    std::vector<Key> m_keys;
    Faults m_faults;
    Ledger m_ledger;
    OtherOrigins m_others;
    QTemporaryDir m_folder;
    QUrl m_base;
    // Guards m_files.
    std::mutex m_mutex;
    // Paths by token.
    QHash<QByteArray, QString> m_files;
    Certificate m_certificate;
    std::unique_ptr<Acceptor> m_acceptor;
    std::unique_ptr<HttpContext> m_context;
    std::unique_ptr<HttpServer> m_server;
};

} // namespace storedesk::practice
