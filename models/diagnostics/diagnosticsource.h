// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/ratelimiter.h"
#include "journal/jobfolder.h"
#include "localdata/localdatakind.h"
#include "profiles/profile.h"
#include "settings/setting.h"
#include "storage/callarchive.h"
#include "storage/storedsize.h"

#include <QJsonObject>

#include <optional>

namespace storedesk::settings {
class Settings;
}

namespace storedesk::diagnostics {

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
    localdata::LocalDataKind kind;
    storage::StoredSize amount;
    // Number of days after which data is removed automatically; 0 if it is not removed.
    int days = 0;
};

struct ReportAccount
{
    profiles::Profile profile;
    // The store as the service sent it; used only to mask its content.
    QJsonObject store = {};
    std::optional<api::RateLimitState> pace = {};
    std::optional<bool> locked = {};
    // The reason nothing can be stored; empty if there is no problem.
    QString localProblem = {};
    // Titles of the resources that the key may not read.
    QStringList refused = {};
    std::vector<ReportAmount> amounts = {};
    std::vector<journal::ListedJob> jobs = {};
    // Oldest first.
    std::vector<storage::StoredCall> calls = {};
};

// Number of recent calls that are searched for problems; the report lists fewer.
inline constexpr int callsForReport = 300;

// All data for the report as values, so that the report can be built in any thread. Contains no
// keys.
struct ReportSource
{
    QDateTime made = {};
    // Facts that only the window can determine, such as screens and the desktop.
    QList<ReportLine> surroundings = {};
    // Display name of the keychain.
    QString keychain = {};
    // All accounts on this computer.
    QList<profiles::Profile> accounts = {};
    // The proxy according to the settings.
    QString proxy = {};
    // Values of settings that must be masked.
    QStringList privateWords = {};
    QList<ChangedSetting> settings = {};
    std::optional<ReportAccount> account = {};
};

// Collects the settings that differ from their defaults, and the values that must be masked.
void noteSettings(const settings::Settings &settings, ReportSource &source);

} // namespace storedesk::diagnostics
