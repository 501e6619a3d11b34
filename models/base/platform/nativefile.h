// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/openfile.h"

// The functions of openfile.h with calls of Linux.
namespace storedesk::base::native {

[[nodiscard]] tl::expected<std::unique_ptr<OpenFile>, OpenFailure>
openForReading(const QString &path);
[[nodiscard]] tl::expected<std::unique_ptr<OpenFile>, QString> temporaryFile(const QString &folder);
[[nodiscard]] std::unique_ptr<OpenFile> memoryFile();
[[nodiscard]] std::unique_ptr<OpenFile> redirectedInput();
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString &path);

} // namespace storedesk::base::native
