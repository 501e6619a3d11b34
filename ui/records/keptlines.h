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

// A list of many look-ups as it is kept for the next time: the lines without what came of them.
// Results are other people's data, and soon out of date.
struct KeptLines
{
    std::vector<jobs::LookupRow> rows = {};
    PastedLines lines = {};
    const catalogue::LookupKey *lookupKey = nullptr; // that was chosen for all; null: by shape
    QStringList jobs = {}; // that look them up
};

void keepLines(const std::vector<jobs::LookupRow> &rows, const PastedLines &pasted,
               const catalogue::LookupKey *lookupKey, const QStringList &jobs, const Place &page,
               local::Views &views);
// Nothing: none were kept for this page.
[[nodiscard]] std::optional<KeptLines> keptLines(const Place &page, catalogue::Resource resource,
                                                 const local::Views &views);

} // namespace storedesk::ui::records
