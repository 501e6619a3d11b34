// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/pages/manualbook.h"

namespace storedesk::ui::pages {

// Returns the chapters of the service reference, which are generated from the catalogue: one about
// requests in general, then one for each resource with its operations, fields and limits.
[[nodiscard]] QList<Chapter> serviceChapters();
// Returns the chapter about the resource of a page, or the general one for other pages.
[[nodiscard]] Chapter serviceChapter(const QString &pageWord);
// Returns the address of that chapter.
[[nodiscard]] PageAddress referencePlace(const QString &pageWord);

} // namespace storedesk::ui::pages
