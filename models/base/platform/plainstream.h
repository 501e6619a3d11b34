// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/inputstream.h"

// The functions of inputstream.h with C++ and Qt only.
namespace storedesk::base::plain {

[[nodiscard]] std::unique_ptr<InputStream> standardInput();
[[nodiscard]] tl::expected<std::unique_ptr<InputStream>, QString> openPipe(const QString &path);
[[nodiscard]] bool isPipe(const QString &path);

} // namespace storedesk::base::plain
