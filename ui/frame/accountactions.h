// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"

#include <QList>

#include <functional>

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
};

} // namespace storedesk::ui
