// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "journal/jobfolder.h"
#include "profiles/profile.h"

#include <optional>

class QCommandLineParser;

namespace storedesk::cli {

// Adds --profile and --data-dir, which select one of the desktop program's accounts by name.
void addAccountOptions(QCommandLineParser &parser);

// A secret from the keychain. Empty if there is no secret with this name.
struct StoredSecret
{
    base::Result<QByteArray> key;
    // The reason no keychain is available. Empty if there is one.
    base::Problem noKeychain = {};
};
// Waits for the keychain, which may ask the user for its password.
[[nodiscard]] StoredSecret readSecret(const QString &name);
// Fails if no keychain is available. An empty secret removes the stored one.
[[nodiscard]] base::Result<void> writeSecret(const QString &name, const QByteArray &secret);

// Finds one of the desktop program's accounts in the folder given by --data-dir.
[[nodiscard]] base::Result<profiles::Profile> profileNamed(const QString &name,
                                                           const QString &dataFolder);

// The account that a command uses, and the folder with its jobs.
struct CommandAccount
{
    http::Connection connection;
    journal::JobFolder jobs;
    // Whether the desktop program also has the account and shows its bin.
    bool hasBin = false;
    // The maximum number of records that one job may delete. 0 means no limit.
    int mostDeletes = profiles::usualMostDeletes;

    // Absent for an account from the environment.
    std::optional<profiles::Profile> profile = {};

    // Returns the folder with all data stored for the account.
    [[nodiscard]] QString folder() const;
};
// Returns the profile named by --profile with its key from the keychain, or the account from the
// environment. A key in the environment takes precedence over the keychain. Also removes outdated
// jobs of this account and of all accounts from the environment.
[[nodiscard]] base::Result<CommandAccount> accountFor(const QCommandLineParser &parser,
                                                      const QByteArray &key);
// Returns all accounts of the desktop program in the folder given by --data-dir.
[[nodiscard]] base::Result<QList<profiles::Profile>> allProfiles(const QString &dataFolder);
// Returns the account of a profile with its key from the keychain.
[[nodiscard]] base::Result<CommandAccount> accountWithKey(const profiles::Profile &profile,
                                                          const QString &dataFolder);
// The account used by a command that works with files, and a private folder for its temporary
// files.
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
