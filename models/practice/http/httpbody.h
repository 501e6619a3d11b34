// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"

#include <memory>
#include <optional>

struct MHD_Connection;

namespace storedesk::practice {

// Takes in the body of a request as it arrives and never keeps more of it than it may.
class Body
{
public:
    Body() = default;
    virtual ~Body() = default;
    Q_DISABLE_COPY_MOVE(Body)

    virtual void take(QByteArrayView bytes) = 0;
    // Everything has come: fills the request, or says what is wrong with it.
    [[nodiscard]] virtual std::optional<Answer> finish(Request &request) = 0;
};

// Read and thrown away; too much of it is still too much.
[[nodiscard]] std::unique_ptr<Body> ignoredBody(qint64 limit);
// One JSON object.
[[nodiscard]] std::unique_ptr<Body> jsonBody(qint64 limit);
// A form whose file goes to the private folder and is removed with this object. The limit is that
// of the file.
[[nodiscard]] std::unique_ptr<Body> multipartBody(MHD_Connection *connection, const QString &folder,
                                                  qint64 limit);

[[nodiscard]] Answer tooLarge(qint64 limit);

} // namespace storedesk::practice
