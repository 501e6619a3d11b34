// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/certificate.h"

#include <microhttpd.h>

#include <vector>

namespace storedesk::practice {

// Returns the libmicrohttpd options that enable TLS, or none without a certificate. They are passed
// as MHD_OPTION_ARRAY and point into the arguments.
[[nodiscard]] inline std::vector<MHD_OptionItem> tlsOptions(const Certificate *certificate,
                                                            const QByteArray &priorities)
{
    const auto pointer = [](const QByteArray &bytes) {
        return const_cast<char *>(bytes.constData());
    };
    std::vector<MHD_OptionItem> items;
    if (certificate) {
        items.push_back({MHD_OPTION_HTTPS_MEM_CERT, 0, pointer(certificate->chain)});
        items.push_back({MHD_OPTION_HTTPS_MEM_KEY, 0, pointer(certificate->key)});
    }
    if (certificate && !priorities.isEmpty())
        items.push_back({MHD_OPTION_HTTPS_PRIORITIES, 0, pointer(priorities)});
    items.push_back({MHD_OPTION_END, 0, nullptr});
    return items;
}

// Returns the TLS priorities for a listener with this flaw. Empty for the default.
[[nodiscard]] inline QByteArray tlsPriorities(Flaw flaw)
{
    return flaw == Flaw::OldTls ? "NORMAL:-VERS-ALL:+VERS-TLS1.1:%COMPAT" : "";
}

} // namespace storedesk::practice
