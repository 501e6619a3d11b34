// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/newestcontacts.h"

#include "exports/exportregister.h"
#include "storage/contactmirrorfolder.h"

#include <QFileInfo>

#include <algorithm>

namespace storedesk::exports {

static std::optional<NewestContacts> newestExport(const QString &folder)
{
    if (!ExportRegister::exists(folder))
        return std::nullopt;
    auto known = ExportRegister::open(folder);
    const auto all = known ? known->all() : tl::unexpected(known.error());
    if (!all)
        return std::nullopt;
    const auto found = std::ranges::find_if(*all, [](const StoredExport &table) {
        return table.isOfAllContacts() && QFileInfo::exists(table.path);
    });
    if (found == all->end())
        return std::nullopt;
    return NewestContacts{.path = found->path, .asked = found->asked};
}

std::optional<NewestContacts> newestContacts(const QString &accountFolder,
                                             const QString &exportsFolder)
{
    const auto newest = newestExport(exportsFolder);
    const auto state = storage::ContactMirrorFolder(accountFolder).read();
    if (!state || state->path.isEmpty())
        return newest;
    const auto mirror = storage::ContactMirror::open(state->path);
    if (!mirror || (newest && mirror->asked() < newest->asked))
        return newest;
    return NewestContacts{.path = state->path, .asked = mirror->asked(), .isMirror = true};
}

} // namespace storedesk::exports
