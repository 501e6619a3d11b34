// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::settings {

// User settings that do not belong to an account, in the order of the page.
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

// The kind of editor for a setting. A secret is stored in the keychain and never in the file.
enum class SettingKind : quint8 { Choice, Switch, Folder, File, Text, Secret };

// A choice as it is stored in the file and as it is shown.
struct SettingChoice
{
    const char *value;
    // Source text in the translation context "Settings".
    const char *words;
};

// One setting. The page, its search, the command palette and the manual page read these rows.
struct SettingRow
{
    Setting setting;
    Section section;
    SettingKind kind;
    // The key in the file.
    const char *key;
    // Source strings in the translation context "Settings", like those below.
    const char *title;
    // A one-line description.
    const char *sentence;
    // The default value as it is stored in the file.
    const char *usual = "";
    std::span<const SettingChoice> choices = {};
    // The label of a switch.
    const char *word = nullptr;
    // Additional search terms.
    const char *keywords = nullptr;
};

[[nodiscard]] std::span<const SettingRow> settingRows();
[[nodiscard]] const SettingRow &rowOf(Setting setting);
// Return translated strings.
[[nodiscard]] QString titleOf(Section section);
[[nodiscard]] QString titleOf(const SettingRow &row);
[[nodiscard]] QString sentenceOf(const SettingRow &row);
[[nodiscard]] QString wordsOf(const SettingChoice &choice);

} // namespace storedesk::settings
