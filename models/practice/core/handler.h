// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/core/files.h"

namespace storedesk::practice {

// The interface between the HTTP layer and the store. Called only from the service's single thread,
// with requests whose path, method, key, scope, rate, content type, size and JSON syntax have been
// checked.
class Handler
{
public:
    Handler() = default;
    virtual ~Handler() = default;
    Q_DISABLE_COPY_MOVE(Handler)

    [[nodiscard]] virtual PracticeResponse answer(const PracticeRequest &request) = 0;
    // Resolves a file address. Returns nothing for a 404.
    [[nodiscard]] virtual std::optional<FileAnswer> file(QByteArrayView token,
                                                         const QString &fileName) = 0;
};

} // namespace storedesk::practice
