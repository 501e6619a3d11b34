// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"
#include "profiles/profile.h"
#include "profiles/secretstore.h"

#include <QList>

#include <functional>

class QObject;
class QWidget;

namespace storedesk::ui {

// Account functions that the window calls, implemented by ui/accounts or a test. An empty function
// hides its action. The implementation passes a new account to the window with
// MainWindow::setAccount().
struct AccountActions
{
    // Creates the page shown without an account.
    std::function<QWidget *(QWidget *parent)> firstStart = {};
    // Asks for a new account.
    std::function<void()> connectAccount = {};
    std::function<void()> manage = {};
    // Accounts to switch to.
    std::function<QList<profiles::Profile>()> profiles = {};
    std::function<void(const QString &id)> switchTo = {};
    // Asks for another key of an account whose key was refused, and connects with it.
    std::function<void(const QString &id, const base::Problem &why)> changeKey = {};
    // Returns the connection of another account without leaving the current one. Never asks the
    // user: fails if no key is stored on this computer.
    using Reached = std::function<void(const base::Result<http::Connection> &)>;
    std::function<void(const QString &id, QObject *context, Reached reached)> reach = {};
    // Store for keys and passwords; outlives the window. Null if there is no such store.
    profiles::SecretStore *secrets = nullptr;
    using Done = std::function<void(const base::Result<void> &)>;
    std::function<void(const QString &id, QObject *context, Done done)> forgetKey = {};
    // Leaves the account and deletes all of its data on this computer, including the key.
    std::function<void(const QString &id)> deleteAccount = {};
};

} // namespace storedesk::ui
