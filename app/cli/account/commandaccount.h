// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "journal/jobfolder.h"
#include "profiles/profile.h"

class QCommandLineParser;

namespace storedesk::cli {

// --profile and --data-dir: an account of the desktop program, by name.
void addAccountOptions(QCommandLineParser &parser);

// Finds an account of the desktop program in the folder given by --data-dir.
[[nodiscard]] base::Result<profiles::Profile> profileNamed(const QString &name,
                                                           const QString &dataFolder);

// The account of a command, and the folder of its jobs.
struct CommandAccount
{
    http::Connection connection;
    journal::JobFolder jobs;
    // Whether the desktop program has the account too and shows its bin.
    bool hasBin = false;
    // Maximum number of deletes of one job; 0 means no limit.
    int mostDeletes = profiles::usualMostDeletes;

    // Returns the folder with all data stored for the account.
    [[nodiscard]] QString folder() const;
};
// Returns the profile named by --profile with its key from the keychain, or the account from the
// environment. A key in the environment takes precedence over the keychain. Also removes outdated
// jobs of this account and of all accounts from the environment.
[[nodiscard]] base::Result<CommandAccount> accountFor(const QCommandLineParser &parser,
                                                      const QByteArray &key);
// The account of a command that works with files, and a private folder for its temporary files.
struct CommandWorkspace
{
    CommandAccount account;
    QString temporaryFolder;
};
[[nodiscard]] base::Result<CommandWorkspace> workspaceFor(const QCommandLineParser &parser,
                                                          const QByteArray &key);
[[nodiscard]] base::Result<http::Connection> connectionFor(const QCommandLineParser &parser,
                                                           const QByteArray &key);

} // namespace storedesk::cli
