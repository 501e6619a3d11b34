// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/oneshotbody.h"
#include "http/request.h"

#include <memory>

namespace storedesk::http {

// The body of a write. Created again for each attempt.
struct Body
{
    std::unique_ptr<OneShotBody> device;
    // Empty if there is no body.
    QByteArray contentType = {};
};

// Returns the multipart body of an import. The file is read from disk while it is sent
// (upload.cpp).
[[nodiscard]] base::Result<Body> bodyOf(const ImportForm &form);

[[nodiscard]] base::Result<Body> bodyOf(const Request &request);

} // namespace storedesk::http
