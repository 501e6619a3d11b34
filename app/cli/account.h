// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/connection.h"
#include "jobs/jobfolder.h"

class QCommandLineParser;

namespace storedesk::cli {

// --profile and --data-dir: an account of the console, by its name.
void addAccountOptions(QCommandLineParser &parser);

// An account of the console; the folder is that of --data-dir.
[[nodiscard]] base::Result<accounts::Profile> profileNamed(const QString &name,
                                                           const QString &dataFolder);

// The account of a command, and where its jobs are.
struct Account
{
    api::Connection connection;
    jobs::JobFolder jobs;
    // The window has the account too, and shows its bin.
    bool hasBin = false;
    int mostDeletes = accounts::usualMostDeletes; // of one job; 0: as many as anybody wants

    [[nodiscard]] QString folder() const; // of everything that is stored for it
};
// The profile that --profile names, with its key from the keychain, or the account of the
// environment. A key in the environment takes precedence over the keychain. Also removes what is
// outdated from its jobs and from those of all accounts from the environment.
[[nodiscard]] base::Result<Account> accountFor(const QCommandLineParser &parser,
                                               const QByteArray &key);
[[nodiscard]] base::Result<api::Connection> connectionFor(const QCommandLineParser &parser,
                                                          const QByteArray &key);

} // namespace storedesk::cli
