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

// The practice service, which is a real HTTP server on 127.0.0.1 with its own threads and no event
// loop. Stops when this object is destroyed.
class Service final
{
public:
    // The clock must outlive the service.
    [[nodiscard]] static base::Result<std::unique_ptr<Service>> start(const ServiceOptions &options,
                                                                      const base::Clock &clock);
    // Uses the given handler instead of the store.
    [[nodiscard]] static base::Result<std::unique_ptr<Service>>
    start(const ServiceOptions &options, const base::Clock &clock,
          std::unique_ptr<Handler> handler);
    ~Service();
    Q_DISABLE_COPY_MOVE(Service)

    // Returns a message for the user if the service is running but something went wrong, such as a
    // damaged data file.
    [[nodiscard]] const std::optional<base::Problem> &notice() const { return m_notice; }
    // Returns a few records that existed when the service was started.
    [[nodiscard]] const catalogue::Examples &examples() const { return m_examples; }
    [[nodiscard]] QUrl url() const;
    // Returns the key with full access.
    [[nodiscard]] QByteArray apiKey() const;
    [[nodiscard]] std::vector<Key> keys() const;
    [[nodiscard]] Ledger &ledger();
    [[nodiscard]] Faults &faults();

    // Simulates faults that occur before a connection exists, on the same address. Closes existing
    // connections. The mode is in effect when this function returns. AcceptMode::Accepting restores
    // normal operation.
    void setAcceptMode(AcceptMode mode);
    // Replaces all faults with these, including those for new connections.
    void play(const std::vector<FaultRule> &rules);

    // Serves one of the caller's files under a file address while the service is running.
    [[nodiscard]] QUrl serveFile(const QString &path);

    // Returns the listener to which misdirected redirects and links lead.
    [[nodiscard]] OtherOrigin *otherOrigin(Elsewhere difference = Elsewhere::Port);
    // Returns a TLS listener with this flaw. It records the requests that it receives.
    [[nodiscard]] OtherOrigin *badCertificate(Flaw flaw = Flaw::SelfSigned);
    [[nodiscard]] QUrl badCertificateUrl(Flaw flaw = Flaw::SelfSigned);

    // Used with TLS. Clients that trust this certificate (PEM) can connect to the service and,
    // except for their flaws, to the listeners above. The file exists for the lifetime of the
    // service.
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
