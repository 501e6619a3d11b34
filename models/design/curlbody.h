// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::design {

// What a curl command would send, as developers copy one from a browser or a manual; none: the text
// is no such command or it has no body. What stands in quotes is read as a shell reads it.
[[nodiscard]] std::optional<QString> bodyOfCurl(const QString &text);

} // namespace storedesk::design
