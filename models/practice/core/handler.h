// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/core/files.h"

namespace storedesk::practice {

// What the HTTP half asks of the half that knows the store. Called from the service's one thread
// only, with requests that passed path, method, key, scope, rate, content type, size and JSON
// syntax.
class Handler
{
public:
    Handler() = default;
    virtual ~Handler() = default;
    Q_DISABLE_COPY_MOVE(Handler)

    [[nodiscard]] virtual Answer answer(const Request &request) = 0;
    // What stands behind an address of the file route; nothing: 404.
    [[nodiscard]] virtual std::optional<FileAnswer> file(QByteArrayView token,
                                                         const QString &fileName) = 0;
};

} // namespace storedesk::practice
