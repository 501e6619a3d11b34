// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "base/result.h"
#include "catalogue/example.h"
#include "ui/theme/theme.h"

#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

class QDialog;

namespace storedesk::api {
struct CallRecord;
}

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::account {

// What accounts need of the window that shows them. All but the log, files and the two choices are
// needed.
struct AccountsHost
{
    std::function<void(QDialog *)> openDialog; // modal, deleted when it closes
    std::function<void(const QString &)> tell; // one sentence in the status bar
    std::function<void(std::unique_ptr<desk::Desk>)> takeDesk;
    std::function<void(const api::CallRecord &)> log = {}; // of the account in the window
    std::function<void()> openFiles = {};
    std::function<void(const QString &)> chooseLanguage = {};
    std::function<void(Theme::Mode)> chooseLook = {};
    std::function<accounts::GuardLevel()> usualGuard = {}; // of new accounts
    // What the window itself keeps of files below this folder, and everything that was only for
    // the moment; before the folder goes.
    std::function<void(const QString &folder)> forgetFiles = {};
};

struct PracticeAccess
{
    QUrl url;
    QByteArray key;
    catalogue::Examples examples = {};
    // Something to hear though it runs: its file was damaged, say. Once, when it starts.
    std::optional<base::Problem> notice = {};
};

// Starts the practice service, or answers the one that runs.
using StartPractice = std::function<base::Result<PracticeAccess>()>;

} // namespace storedesk::ui::account
