// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookups/lookuplist.h"
#include "ui/lookups/pastedlookups.h"

#include <optional>

namespace storedesk::storage {
class Views;
}

namespace storedesk::ui {
struct PageAddress;
}

namespace storedesk::ui::lookups {

// A bulk lookup as stored for the next session: the lines without their results, which are personal
// data and soon out of date.
struct SavedLookupList
{
    std::vector<storedesk::lookups::LookupRow> rows = {};
    PastedLookups lines = {};
    // The key chosen for all lines; null if the key is detected for each line.
    const catalogue::LookupKey *lookupKey = nullptr;
    // The jobs that look up the lines.
    QStringList jobs = {};
};

void keepLines(const std::vector<storedesk::lookups::LookupRow> &rows, const PastedLookups &pasted,
               const catalogue::LookupKey *lookupKey, const QStringList &jobs,
               const PageAddress &page, storage::Views &views);
// Returns nullopt if no lines are stored for this page.
[[nodiscard]] std::optional<SavedLookupList>
storedLines(const PageAddress &page, catalogue::Resource resource, const storage::Views &views);

} // namespace storedesk::ui::lookups
