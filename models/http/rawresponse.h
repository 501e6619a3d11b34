// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"

#include <QByteArray>
#include <QList>

#include <utility>

namespace storedesk::http {

// The result of one attempt on the wire, before it is interpreted.
struct RawResponse
{
    enum class End : quint8 {
        // A status arrived; the body may be cut.
        Answered,
        // No byte of the request was accepted.
        NeverConnected,
        // The request may have arrived.
        Lost,
        // Refused before the key was sent.
        Certificate
    };

    End end = End::Lost;
    // The reason for the loss. Unused for Answered.
    ErrorKind kind = ErrorKind::ConnectionLost;
    // Message from the network, or the owner of the certificate.
    QString detail = {};
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray bytes = {};
    // Whether the body ended too early.
    bool cut = false;
    // Whether reading was stopped at the size limit.
    bool tooLarge = false;
    // Set if our own body could not be read completely.
    std::optional<base::Problem> problem = {};
    // Number of bytes of the request body that were sent.
    qint64 sent = 0;
    qint64 received = 0;

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

} // namespace storedesk::http

Q_DECLARE_METATYPE(storedesk::http::RawResponse)
