// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/pagerow.h"

#include <span>

namespace storedesk::ui::records {

[[nodiscard]] std::span<const PageRow> recordPages();

// The bulk lookup page of a resource.
struct ManyLookup
{
    catalogue::Resource resource;
    QString title;
    Place place;
};
// Returns the pages of all resources that support bulk lookup.
[[nodiscard]] QList<ManyLookup> manyLookUps();

} // namespace storedesk::ui::records
