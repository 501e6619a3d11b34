// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account.h"
#include "exitcode.h"

#include "api/session.h"

#include <optional>

namespace storedesk::cli {

// The folder for jobs that are created now: their owner says which store they are for. The store is
// read once for each key, and what identifies it is stored in the folder of the account. A store
// that cannot be read stays unknown, and the job is created all the same.
[[nodiscard]] jobs::JobFolder withStoreIdentity(const jobs::JobFolder &folder,
                                                api::Session &session, base::Clock &clock);

// For a job that was created with another key: checks that both keys belong to the same store.
// Returns the exit code when the job must not run; says so when the store of the job is not known.
[[nodiscard]] std::optional<ExitCode> refuseOtherStore(const jobs::JobFolder &folder,
                                                       const QString &id, api::Session &session,
                                                       base::Clock &clock, bool asJson);

} // namespace storedesk::cli
