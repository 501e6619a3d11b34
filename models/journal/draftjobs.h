// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"

namespace storedesk::journal {

// A form whose draft becomes a job stores this member in the draft, and the job stores it in its
// plan. A draft is finished once its job is stored, even if the program was killed before it could
// delete the draft.
inline constexpr QLatin1StringView draftIdMember("draftId");

[[nodiscard]] QString newDraftId();
// Returns the job made from this draft, or an empty string if none is listed.
[[nodiscard]] QString jobOfDraft(const std::vector<ListedJob> &jobs, const QString &draftId);

} // namespace storedesk::journal
