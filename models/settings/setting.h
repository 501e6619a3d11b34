// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::settings {

// Settings of the user that do not belong to an account, in the order of the page.
enum class Setting : quint8 {
    Look,
    TextSize,
    TechnicalNames,
    Language,
    DownloadFolder,
    MaskFiles,
    Protection,
    BinDays,
    CallLogDays,
    CopyDays,
    LockAfter,
    LockWithScreen,
    CopiedKeySeconds,
    Proxy,
    ProxyAddress,
    ProxyUser,
    ProxyPassword,
    Certificates,
    StockWarning,
    Count
};

enum class Section : quint8 { Look, Language, Files, Protection, Privacy, Network, Notices, Count };

// The editor of a setting. A secret is stored in the keychain and never in the file.
enum class SettingKind : quint8 { Choice, Switch, Folder, File, Text, Secret };

// A choice as stored in the file and as shown.
struct SettingChoice
{
    const char *value;
    // Source text in "Settings".
    const char *words;
};

// One setting. The page, its search, the command palette and the manual page read these rows.
struct SettingRow
{
    Setting setting;
    Section section;
    SettingKind kind;
    // Key in the file.
    const char *key;
    // Source text in "Settings", like the following.
    const char *title;
    // A description in one line.
    const char *sentence;
    // Default value as stored in the file.
    const char *usual = "";
    std::span<const SettingChoice> choices = {};
    // Label of a switch.
    const char *word = nullptr;
    // Additional search terms.
    const char *keywords = nullptr;
};

[[nodiscard]] std::span<const SettingRow> settingRows();
[[nodiscard]] const SettingRow &rowOf(Setting setting);
// Translated.
[[nodiscard]] QString titleOf(Section section);
[[nodiscard]] QString titleOf(const SettingRow &row);
[[nodiscard]] QString sentenceOf(const SettingRow &row);
[[nodiscard]] QString wordsOf(const SettingChoice &choice);

} // namespace storedesk::settings
