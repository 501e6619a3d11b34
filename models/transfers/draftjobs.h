// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"

namespace storedesk::storage {
class Drafts;
}

namespace storedesk::transfers {

// A form whose draft becomes a job stores this member in the draft, and the job stores it in its
// plan. A draft is finished once its job is stored, even if the program was killed before it could
// delete the draft.
inline constexpr QLatin1StringView draftIdMember("draftId");

[[nodiscard]] QString newDraftId();
// Returns the job made from this draft, or an empty string if none is listed.
[[nodiscard]] QString jobOfDraft(const std::vector<journal::ListedJob> &jobs,
                                 const QString &draftId);
// Deletes stored drafts that have become jobs.
void dropFinishedDrafts(storage::Drafts &drafts, const std::vector<journal::ListedJob> &jobs);

} // namespace storedesk::transfers
