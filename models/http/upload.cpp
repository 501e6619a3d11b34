// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "body.h"
#include "uploadbody.h"

namespace storedesk::http {

base::Result<Body> bodyOf(const ImportForm &form)
{
    auto body = UploadBody::open(form);
    if (!body)
        return tl::unexpected(body.error());
    const auto contentType = (*body)->contentType();
    return Body{.device = std::move(*body), .contentType = contentType};
}

} // namespace storedesk::http
