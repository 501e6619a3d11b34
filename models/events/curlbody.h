// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::events {

// Returns the body of a curl command, as copied from a browser or a manual; empty if the text is
// not such a command or has no body. Quotes are parsed as by a shell.
[[nodiscard]] std::optional<QString> bodyOfCurl(const QString &text);

} // namespace storedesk::events
