// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "accounts/secretstore.h"
#include "api/connection.h"

#include <QList>

#include <functional>

class QObject;
class QWidget;

namespace storedesk::ui {

// What the window asks of whoever knows the accounts (the room ui/account, or a test). A function
// that is empty hides its action. Whoever answers brings a new account to the window with
// MainWindow::setDesk().
struct AccountActions
{
    std::function<QWidget *(QWidget *parent)> firstStart = {}; // the page without an account
    std::function<void()> connectAccount = {}; // asks for a new one
    std::function<void()> manage = {};
    std::function<QList<accounts::Profile>()> profiles = {}; // to switch to
    std::function<void(const QString &id)> switchTo = {};
    // Asks for another key of an account whose key was refused, and connects with it.
    std::function<void(const QString &id, const base::Problem &why)> changeKey = {};
    // How another account is reached, without leaving the one in the window. Asks nobody: without a
    // key on this computer it cannot be.
    using Reached = std::function<void(const base::Result<api::Connection> &)>;
    std::function<void(const QString &id, QObject *context, Reached reached)> reach = {};
    // Where keys and passwords are kept; outlives the window. Null: nowhere.
    accounts::SecretStore *secrets = nullptr;
    using Done = std::function<void(const base::Result<void> &)>;
    std::function<void(const QString &id, QObject *context, Done done)> forgetKey = {};
    // Leaves the account and deletes everything of it that is on this computer, the key too.
    std::function<void(const QString &id)> deleteAccount = {};
};

} // namespace storedesk::ui
