// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/oneshotbody.h"
#include "api/request.h"
#include "base/result.h"

#include <memory>

namespace storedesk::api {

// What goes out after the headers of a write. A new one is made for every attempt.
struct Body
{
    std::unique_ptr<OneShotBody> device;
    QByteArray contentType = {}; // empty for an empty body
};

// The multipart frame around the file of an import, read from disk while it is sent (upload.cpp).
[[nodiscard]] base::Result<Body> bodyOf(const ImportForm &form);

// The body of any write.
[[nodiscard]] base::Result<Body> bodyOf(const Request &request);

} // namespace storedesk::api
