// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profile.h"
#include "api/pace.h"
#include "jobs/jobfolder.h"
#include "kept/keptkind.h"
#include "local/callarchive.h"
#include "local/keptamount.h"
#include "settings/setting.h"

#include <QJsonObject>

#include <optional>

namespace storedesk::settings {
class Settings;
}

namespace storedesk::kept {

struct ReportLine
{
    QString name;
    QString value;
};

// A setting that differs from its default.
struct ChangedSetting
{
    settings::Setting setting;
    QString value;
};

struct ReportAmount
{
    KeptKind kind;
    local::KeptAmount amount;
    // Days after which data is removed automatically; 0 if it is not.
    int days = 0;
};

struct ReportAccount
{
    accounts::Profile profile;
    // As returned by the service; used only to mask its content.
    QJsonObject store = {};
    std::optional<api::PaceState> pace = {};
    std::optional<bool> locked = {};
    // Why nothing can be stored; empty if there is no problem.
    QString localProblem = {};
    // Titles of the resources that the key may not read.
    QStringList refused = {};
    std::vector<ReportAmount> amounts = {};
    std::vector<jobs::ListedJob> jobs = {};
    // Oldest first.
    std::vector<local::KeptCall> calls = {};
};

// Number of latest calls that are searched for problems; the report lists fewer.
inline constexpr int callsForReport = 300;

// All data of the report as values, so that any thread can build it. Contains no keys.
struct ReportSource
{
    QDateTime made = {};
    // Facts known only to a window: screens, desktop.
    QList<ReportLine> surroundings = {};
    // Display name.
    QString keychain = {};
    // All accounts on this computer.
    QList<accounts::Profile> accounts = {};
    // The proxy according to the settings.
    QString proxy = {};
    // Values of settings that must be masked.
    QStringList privateWords = {};
    QList<ChangedSetting> settings = {};
    std::optional<ReportAccount> account = {};
};

// Collects the settings that differ from their defaults, and the values that must be masked.
void noteSettings(const settings::Settings &settings, ReportSource &source);

} // namespace storedesk::kept
