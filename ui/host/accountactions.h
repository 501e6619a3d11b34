// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "profiles/profile.h"
#include "profiles/secretstore.h"

#include <QList>

#include <functional>
#include <memory>

class QObject;
class QWidget;

namespace storedesk::account {
class Account;
}

namespace storedesk::ui {

// Account functions that the window calls, implemented by ui/accounts or a test. An empty function
// hides the corresponding action. The implementation passes a new account to the window with
// MainWindow::setAccount().
struct AccountActions
{
    // Creates the page shown without an account.
    std::function<QWidget *(QWidget *parent)> firstStart = {};
    // Asks for a new account.
    std::function<void()> connectAccount = {};
    std::function<void()> manage = {};
    // Returns the accounts to switch to.
    std::function<QList<profiles::Profile>()> profiles = {};
    std::function<void(const QString &id)> switchTo = {};
    // Asks for another key for an account whose key was refused, and connects with it.
    std::function<void(const QString &id, const base::Problem &why)> changeKey = {};
    // Returns the connection for another account without leaving the current one. Never asks the
    // user: fails if no key is stored on this computer.
    using Reached = std::function<void(const base::Result<http::Connection> &)>;
    std::function<void(const QString &id, QObject *context, Reached reached)> reach = {};
    // Opens another account to work in the background. Never asks the user: does nothing if no key
    // is stored on this computer.
    using Opened = std::function<void(std::unique_ptr<account::Account> account)>;
    std::function<void(const QString &id, QObject *context, Opened opened)> openBehind = {};
    // Returns the folder with the local data for an account.
    std::function<QString(const QString &id)> folderOf = {};
    // Store for keys and passwords, which outlives the window. Null if there is none.
    profiles::SecretStore *secrets = nullptr;
    using Done = std::function<void(const base::Result<void> &)>;
    std::function<void(const QString &id, QObject *context, Done done)> forgetKey = {};
    // Closes the account and deletes all of its data on this computer, including the key.
    std::function<void(const QString &id)> deleteAccount = {};
};

} // namespace storedesk::ui
