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

// One line of the report: what it is called, and what it is.
struct ReportLine
{
    QString name;
    QString value;
};

// A setting that is not as usual.
struct ChangedSetting
{
    settings::Setting setting;
    QString value;
};

struct ReportAmount
{
    KeptKind kind;
    local::KeptAmount amount;
    int days = 0; // after which it goes by itself; 0: it does not
};

// The account that the report is about.
struct ReportAccount
{
    accounts::Profile profile;
    QJsonObject store = {}; // what the service says of it, only so that nothing of it is told
    std::optional<api::PaceState> pace = {};
    std::optional<bool> locked = {};
    QString localProblem = {}; // why nothing can be kept; empty: it can
    QStringList refused = {}; // what the key may not read, as people call it
    std::vector<ReportAmount> amounts = {};
    std::vector<jobs::ListedJob> jobs = {};
    std::vector<local::KeptCall> calls = {}; // oldest first
};

// Of the newest calls, among which it looks for problems; it lists fewer.
inline constexpr int callsForReport = 300;

// Everything that the report is made of, as values: any thread may make it. Keys are not in here.
struct ReportSource
{
    QDateTime made = {};
    QList<ReportLine> surroundings = {}; // what only a window knows: screens, desktop
    QString keychain = {}; // as a person knows it
    QList<accounts::Profile> accounts = {}; // all of this computer
    QString proxy = {}; // how the network is reached, as the settings have it
    QStringList privateWords = {}; // of settings that must not be told
    QList<ChangedSetting> settings = {};
    std::optional<ReportAccount> account = {};
};

// What is chosen otherwise than usual, and what of it must not be told.
void noteSettings(const settings::Settings &settings, ReportSource &source);

} // namespace storedesk::kept
