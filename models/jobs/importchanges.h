// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/recordchanges.h"

namespace storedesk::jobs {

// An import that may have had a row about the record.
struct MatchingImport
{
    QString id;
    QString title;
    QString journal; // its path
    QString files; // the folder of its parts
    ImportPlan plan;
};

[[nodiscard]] std::vector<MatchingImport> matchingImports(const JobBoard &board,
                                                          catalogue::Resource resource);
// What their rows wrote into the record. Reads files, in the thread that calls it.
[[nodiscard]] std::vector<RecordChange> changesIn(const std::vector<MatchingImport> &imports,
                                                  catalogue::Resource resource,
                                                  const QJsonObject &record,
                                                  const base::Clock &clock);

} // namespace storedesk::jobs
