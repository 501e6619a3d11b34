// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filetarget.h"

#include "base/platform/nativetarget.h"
#include "base/platform/plaintarget.h"
#include "base/platform/platformchoice.h"

namespace storedesk::base {

std::unique_ptr<FileTarget> fileTarget(const QString &path, FileTarget::Access access,
                                       std::function<bool()> cancelled)
{
    return chosen::fileTarget(path, access, std::move(cancelled));
}

} // namespace storedesk::base
