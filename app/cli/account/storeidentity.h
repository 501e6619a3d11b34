// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/terminal/exitcode.h"

#include "api/session.h"

#include <QTimeZone>

#include <optional>

namespace storedesk::cli {

// Returns the folder for new jobs, whose owner identifies their store. The store is read once for
// each key, and its identity is stored in the account's folder. If the store cannot be read, it
// stays unknown, but the job is still created.
[[nodiscard]] journal::JobFolder withStoreIdentity(const journal::JobFolder &folder,
                                                   api::Session &session, base::Clock &clock);

// Reads the store. Returns nothing if the service did not respond in time.
[[nodiscard]] std::optional<http::Outcome> readStore(api::Session &session, base::Clock &clock);

// Returns the time zone of the store, or that of this computer if it is unknown.
[[nodiscard]] QTimeZone zoneOfStore(api::Session &session, base::Clock &clock);

// If the job was created with another key, checks that both keys belong to the same store. Returns
// the exit code if the job must not run. Prints a message if the job's store is unknown.
[[nodiscard]] std::optional<ExitCode> refuseOtherStore(const journal::JobFolder &folder,
                                                       const QString &id, api::Session &session,
                                                       base::Clock &clock, bool asJson);

} // namespace storedesk::cli
