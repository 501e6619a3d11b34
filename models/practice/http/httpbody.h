// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"

#include <memory>
#include <optional>

struct MHD_Connection;

namespace storedesk::practice {

// Receives the body of a request in pieces and never stores more than allowed.
class Body
{
public:
    Body() = default;
    virtual ~Body() = default;
    Q_DISABLE_COPY_MOVE(Body)

    virtual void take(QByteArrayView bytes) = 0;
    // Called when the body is complete: fills the request, or returns the error.
    [[nodiscard]] virtual std::optional<Answer> finish(Request &request) = 0;
};

// Discards the body; the size limit still applies.
[[nodiscard]] std::unique_ptr<Body> ignoredBody(qint64 limit);
// Accepts one JSON object.
[[nodiscard]] std::unique_ptr<Body> jsonBody(qint64 limit);
// Accepts a form whose file is stored in the private folder and removed with this object. The limit
// applies to the file.
[[nodiscard]] std::unique_ptr<Body> multipartBody(MHD_Connection *connection, const QString &folder,
                                                  qint64 limit);

[[nodiscard]] Answer tooLarge(qint64 limit);

} // namespace storedesk::practice
