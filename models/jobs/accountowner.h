// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/connection.h"
#include "jobs/jobfolder.h"

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// The owner of jobs that run with this connection. The practice service listens on another port at
// each start: the port of a practice account on this computer does not count.
[[nodiscard]] journal::JobOwner ownerOf(const accounts::Profile &profile,
                                        const api::Connection &connection);
// An account from the environment has no profile.
[[nodiscard]] journal::JobOwner ownerOf(const api::Connection &connection);

// Adds what identifies the store, as far as its record says so: the interface documents no member.
[[nodiscard]] journal::JobOwner withStore(journal::JobOwner owner, const QJsonObject &store);

// The folder of everything that is stored for an account from the environment, below the data
// folder. Derived from address and key id: two accounts never share one.
[[nodiscard]] QString environmentFolder(const QString &dataFolder, const journal::JobOwner &owner);
// The folders of all accounts from the environment that were ever used here.
[[nodiscard]] QStringList environmentFolders(const QString &dataFolder);

// In the folder of an account: its owner with the identity of its store, as the command line read
// it last.
inline constexpr QLatin1StringView identityFile("store.json");

// The folders of all accounts below the data folder that may hold data of the same store: profiles
// and accounts from the environment with the same service address, and accounts from the
// environment whose address is not recorded. Reads journals; any thread.
[[nodiscard]] QStringList foldersOfService(const QString &dataFolder, const QUrl &address,
                                           const base::Clock &clock);
// Removes outdated jobs and drafts of all accounts from the environment. Any thread.
void tidyEnvironmentJobs(const QString &dataFolder, const base::Clock &clock);

// The jobs of an open account.
[[nodiscard]] JobFolder jobFolderOf(desk::Desk &desk);

} // namespace storedesk::jobs
