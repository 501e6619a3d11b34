// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/lookuplist.h"
#include "ui/records/pastedlines.h"

#include <optional>

namespace storedesk::local {
class Views;
}

namespace storedesk::ui {
struct Place;
}

namespace storedesk::ui::records {

// A bulk lookup as stored for the next session: the lines without their results, which are personal
// data and soon out of date.
struct KeptLines
{
    std::vector<jobs::LookupRow> rows = {};
    PastedLines lines = {};
    // The key chosen for all lines, null if each line is detected automatically.
    const catalogue::LookupKey *lookupKey = nullptr;
    // The jobs that look up the lines.
    QStringList jobs = {};
};

void keepLines(const std::vector<jobs::LookupRow> &rows, const PastedLines &pasted,
               const catalogue::LookupKey *lookupKey, const QStringList &jobs, const Place &page,
               local::Views &views);
// Returns nothing if no lines are stored for this page.
[[nodiscard]] std::optional<KeptLines> keptLines(const Place &page, catalogue::Resource resource,
                                                 const local::Views &views);

} // namespace storedesk::ui::records
