// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/pagerow.h"

#include <span>

namespace storedesk::ui::records {

[[nodiscard]] std::span<const PageRow> recordPages();

// Looking up many of one resource.
struct ManyLookup
{
    catalogue::Resource resource;
    QString title;
    Place place;
};
[[nodiscard]] QList<ManyLookup> manyLookUps(); // of every resource that can be looked up so

} // namespace storedesk::ui::records
