// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"

#include <QByteArray>
#include <QList>

#include <utility>

namespace storedesk::api {

// How one attempt ended on the wire, before anybody asks what it means.
struct RawResponse
{
    enum class End : quint8 {
        Answered, // a status came; the body may be cut
        NeverConnected, // no byte of the request was accepted
        Lost, // the request may have arrived
        Certificate // refused before the key was sent
    };

    End end = End::Lost;
    Kind kind = Kind::ConnectionLost; // how it was lost; of an answer nothing
    QString detail = {}; // what the network said, or whose certificate it is
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray bytes = {};
    bool cut = false; // the body ended too early
    bool tooLarge = false; // we stopped reading
    std::optional<base::Problem> problem = {}; // our own body could not be read to its end
    qint64 sent = 0; // of the body
    qint64 received = 0;

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::RawResponse)
