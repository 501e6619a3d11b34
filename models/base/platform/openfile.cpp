// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openfile.h"

#include "base/platform/nativefile.h"
#include "base/platform/plainfile.h"
#include "base/platform/platformchoice.h"

namespace storedesk::base {

tl::expected<std::unique_ptr<OpenFile>, OpenFailure> openForReading(const QString &path)
{
    return chosen::openForReading(path);
}

tl::expected<std::unique_ptr<OpenFile>, QString> temporaryFile(const QString &folder)
{
    return chosen::temporaryFile(folder);
}

std::unique_ptr<OpenFile> memoryFile()
{
    return chosen::memoryFile();
}

std::unique_ptr<OpenFile> redirectedInput()
{
    return chosen::redirectedInput();
}

std::optional<FileIdentity> identityOf(const QString &path)
{
    return chosen::identityOf(path);
}

} // namespace storedesk::base
