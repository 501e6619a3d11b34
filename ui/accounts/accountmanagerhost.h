// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/example.h"
#include "profiles/profile.h"
#include "ui/theme/theme.h"

#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

class QDialog;

namespace storedesk::api {
struct CallRecord;
}

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::accounts {

// Callbacks into the window that shows the accounts. Callbacks without a default value are
// required.
struct AccountManagerHost
{
    // Opens the dialog modally and deletes it when it closes.
    std::function<void(QDialog *)> openDialog;
    // Shows one sentence in the status bar.
    std::function<void(const QString &)> tell;
    std::function<void(std::unique_ptr<account::Account>)> setAccount;
    // Logs a call for the account shown in the window.
    std::function<void(const api::CallRecord &)> log = {};
    std::function<void()> openFiles = {};
    std::function<void(const QString &)> chooseLanguage = {};
    std::function<void(Theme::Mode)> chooseLook = {};
    // Returns the guard level for new accounts.
    std::function<profiles::ProtectionLevel()> usualGuard = {};
    // Closes an account that works in the background. Called before its key or folder is deleted.
    std::function<void(const QString &id)> releaseAccount = {};
    // Closes the window's own files below this folder and discards temporary data. Called before
    // the folder is deleted.
    std::function<void(const QString &folder)> forgetFiles = {};
};

struct PracticeAccess
{
    QUrl url;
    QByteArray key;
    catalogue::Examples examples = {};
    // A warning to show although the service is running, for example that its file was damaged. Set
    // only by the call that starts the service.
    std::optional<base::Problem> notice = {};
};

// Starts the practice service, or returns access to the running one.
using StartPractice = std::function<base::Result<PracticeAccess>()>;

} // namespace storedesk::ui::accounts
