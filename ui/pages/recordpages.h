// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagerow.h"

#include <span>

namespace storedesk::ui::pages {

[[nodiscard]] std::span<const PageRow> recordPages();

// The bulk lookup page for a resource.
struct BulkLookupEntry
{
    catalogue::Resource resource;
    QString title;
    PageAddress place;
};
// Returns the pages for all resources that support bulk lookup.
[[nodiscard]] QList<BulkLookupEntry> manyLookUps();

} // namespace storedesk::ui::pages
