// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/connection.h"

class QCommandLineParser;

namespace storedesk::cli {

// --profile and --data-dir: an account of the console, by its name.
void addAccountOptions(QCommandLineParser &parser);

// An account of the console; the folder is that of --data-dir.
[[nodiscard]] base::Result<accounts::Profile> profileNamed(const QString &name,
                                                           const QString &dataFolder);

// The account that was named, with its key out of the keychain; or what the environment says when
// none was. A key of the environment goes before that of the keychain.
// The account that is named, or the one of the environment, and where its jobs lie.
struct Account
{
    api::Connection connection;
    QString jobs; // a folder
    int mostDeletes = accounts::usualMostDeletes; // of one job; 0: as many as anybody wants

    [[nodiscard]] QString folder() const; // of everything that is kept of it
};
[[nodiscard]] base::Result<Account> accountFor(const QCommandLineParser &parser,
                                               const QByteArray &key);
[[nodiscard]] base::Result<api::Connection> connectionFor(const QCommandLineParser &parser,
                                                          const QByteArray &key);

} // namespace storedesk::cli
