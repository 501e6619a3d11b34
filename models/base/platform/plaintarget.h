// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/filetarget.h"

// The function of filetarget.h with C++ and Qt only.
namespace storedesk::base::plain {

[[nodiscard]] std::unique_ptr<FileTarget> fileTarget(const QString &path, FileTarget::Access access,
                                                     std::function<bool()> cancelled);

} // namespace storedesk::base::plain
