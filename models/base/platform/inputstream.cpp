// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inputstream.h"

#include "base/platform/nativestream.h"
#include "base/platform/plainstream.h"
#include "base/platform/platformchoice.h"

namespace storedesk::base {

std::unique_ptr<InputStream> standardInput()
{
    return chosen::standardInput();
}

tl::expected<std::unique_ptr<InputStream>, QString> openPipe(const QString &path)
{
    return chosen::openPipe(path);
}

bool isPipe(const QString &path)
{
    return chosen::isPipe(path);
}

} // namespace storedesk::base
