// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "catalogue/example.h"
#include "practice/core/handler.h"
#include "practice/core/keys.h"
#include "practice/core/serviceoptions.h"
#include "practice/faults/faults.h"
#include "practice/faults/ledger.h"
#include "practice/http/acceptmode.h"
#include "practice/http/certificate.h"
#include "practice/http/otherorigin.h"

#include <memory>
#include <optional>

namespace storedesk::practice {

class HttpServer;

// The practice service: a real HTTP server on 127.0.0.1 with threads of its own and no event loop.
// It ends with this object.
class Service final
{
public:
    // The clock outlives it.
    [[nodiscard]] static base::Result<std::unique_ptr<Service>> start(const ServiceOptions &options,
                                                                      const base::Clock &clock);
    // The same over a handler of one's own.
    [[nodiscard]] static base::Result<std::unique_ptr<Service>>
    start(const ServiceOptions &options, const base::Clock &clock,
          std::unique_ptr<Handler> handler);
    ~Service();
    Q_DISABLE_COPY_MOVE(Service)

    // Something the user should hear though the service runs: the data file was damaged, say.
    [[nodiscard]] const std::optional<base::Problem> &notice() const { return m_notice; }
    // A few records that were there when it started.
    [[nodiscard]] const catalogue::Examples &examples() const { return m_examples; }
    [[nodiscard]] QUrl url() const;
    [[nodiscard]] QByteArray apiKey() const; // of the key that may do everything
    [[nodiscard]] std::vector<Key> keys() const;
    [[nodiscard]] Ledger &ledger();
    [[nodiscard]] Faults &faults();

    // Plays the faults that happen before there is a connection. Takes effect before it returns, on
    // the same address, and ends the connections there are; AcceptMode::Accepting makes everything
    // well again.
    void setAcceptMode(AcceptMode mode);
    // Plays these faults, those of new connections too, and no others from now on.
    void play(const std::vector<FaultRule> &rules);

    // Hands out a file of the caller's under an address of the file route, for as long as the
    // service runs.
    [[nodiscard]] QUrl serveFile(const QString &path);

    // Where redirects and links that lead astray point to.
    [[nodiscard]] OtherOrigin *otherOrigin(Elsewhere difference = Elsewhere::Port);
    // A TLS listener with this one flaw; what reaches it is kept.
    [[nodiscard]] OtherOrigin *badCertificate(Flaw flaw = Flaw::SelfSigned);
    [[nodiscard]] QUrl badCertificateUrl(Flaw flaw = Flaw::SelfSigned);

    // With tls: whoever trusts this certificate (PEM) can talk to the service and, but for their
    // flaws, to the listeners above. The file lives as long as the service.
    [[nodiscard]] QByteArray authority() const;
    [[nodiscard]] QString authorityFile() const;

private:
    class Parts;

    [[nodiscard]] static base::Result<std::unique_ptr<Service>>
    start(const ServiceOptions &options, const base::Clock &clock, std::vector<Key> keys,
          std::unique_ptr<Handler> handler);
    explicit Service(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
    std::optional<base::Problem> m_notice;
    catalogue::Examples m_examples;
};

} // namespace storedesk::practice
