// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/recordchanges.h"

namespace storedesk::jobs {

// An import that may contain a row for the record.
struct MatchingImport
{
    QString id;
    QString title;
    // Path of the journal.
    QString journal;
    // Folder of the parts.
    QString files;
    importrun::ImportPlan plan;
};

[[nodiscard]] std::vector<MatchingImport> matchingImports(const JobManager &jobManager,
                                                          catalogue::Resource resource);
// Returns the changes that the imports made to the record. Reads files in the calling thread.
[[nodiscard]] std::vector<RecordChange> changesIn(const std::vector<MatchingImport> &imports,
                                                  catalogue::Resource resource,
                                                  const QJsonObject &record,
                                                  const base::Clock &clock);

} // namespace storedesk::jobs
