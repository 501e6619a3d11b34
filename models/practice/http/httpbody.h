// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"

#include <memory>
#include <optional>

struct MHD_Connection;

namespace storedesk::practice {

// Receives a request body in pieces and never stores more than allowed.
class PracticeBody
{
public:
    PracticeBody() = default;
    virtual ~PracticeBody() = default;
    Q_DISABLE_COPY_MOVE(PracticeBody)

    virtual void take(QByteArrayView bytes) = 0;
    // Called when the body is complete. Fills the request or returns an error response.
    [[nodiscard]] virtual std::optional<PracticeResponse> finish(PracticeRequest &request) = 0;
};

// Discards the body. The size limit still applies.
[[nodiscard]] std::unique_ptr<PracticeBody> ignoredBody(qint64 limit);
// Accepts one JSON object.
[[nodiscard]] std::unique_ptr<PracticeBody> jsonBody(qint64 limit);
// Accepts a form. Its file is stored in the private folder and deleted together with this object.
// The limit applies to the file.
[[nodiscard]] std::unique_ptr<PracticeBody> multipartBody(MHD_Connection *connection,
                                                          const QString &folder, qint64 limit);

[[nodiscard]] PracticeResponse tooLarge(qint64 limit);

} // namespace storedesk::practice
