// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace storedesk::settings {

// What belongs to the person and to no account. In the order of the page.
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

// How it is chosen. A secret is in the keychain and never in the file.
enum class SettingKind : quint8 { Choice, Switch, Folder, File, Text, Secret };

// One of a few, as the file has it and as people read it.
struct SettingChoice
{
    const char *value;
    const char *words; // source text in "Settings"
};

// One setting. The page, its search, the palette and the manual page read these rows.
struct SettingRow
{
    Setting setting;
    Section section;
    SettingKind kind;
    const char *key; // in the file
    const char *title; // source text in "Settings", like the others below
    const char *sentence; // what it does, in one line
    const char *usual = ""; // as the file would have it
    std::span<const SettingChoice> choices = {};
    const char *word = nullptr; // beside a switch
    const char *keywords = nullptr; // other words to find it by
};

[[nodiscard]] std::span<const SettingRow> settingRows();
[[nodiscard]] const SettingRow &rowOf(Setting setting);
[[nodiscard]] QString titleOf(Section section); // translated
[[nodiscard]] QString titleOf(const SettingRow &row);
[[nodiscard]] QString sentenceOf(const SettingRow &row);
[[nodiscard]] QString wordsOf(const SettingChoice &choice);

} // namespace storedesk::settings
