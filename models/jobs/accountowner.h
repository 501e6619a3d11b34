// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "journal/jobfolder.h"
#include "profiles/profile.h"

namespace storedesk::account {
class Account;
}

namespace storedesk::jobs {

// Returns the owner of jobs that run with this connection. Ignores the port of a practice account
// on this computer, because the practice service listens on a different port at each start.
[[nodiscard]] journal::JobOwner ownerOf(const profiles::Profile &profile,
                                        const http::Connection &connection);
// Returns the owner for an account from the environment, which has no profile.
[[nodiscard]] journal::JobOwner ownerOf(const http::Connection &connection);

// Adds the identity of the store, as far as its record contains one. The API documents none of
// these members.
[[nodiscard]] journal::JobOwner withStore(journal::JobOwner owner, const QJsonObject &store);

// Returns the data folder of an account from the environment, below the data folder of the program.
// Its name is derived from the address and the key ID, so two accounts never share a folder.
[[nodiscard]] QString environmentFolder(const QString &dataFolder, const journal::JobOwner &owner);
// Returns the folders of all accounts from the environment that were ever used on this computer.
[[nodiscard]] QStringList environmentFolders(const QString &dataFolder);

// File in an account's folder that stores its owner and the identity of its store, as last read by
// the command line.
inline constexpr QLatin1StringView identityFile("store.json");

// Returns the folders of all accounts below the data folder that may hold data about the same
// store: profiles and accounts from the environment with the same service address, and accounts
// from the environment without a recorded address. Reads journals. Thread-safe.
[[nodiscard]] QStringList foldersOfService(const QString &dataFolder, const QUrl &address,
                                           const base::Clock &clock);
// Removes outdated jobs and drafts of all accounts from the environment. Thread-safe.
void tidyEnvironmentJobs(const QString &dataFolder, const base::Clock &clock);

// Returns the job folder of an open account.
[[nodiscard]] journal::JobFolder jobFolderOf(account::Account &account);

} // namespace storedesk::jobs
