// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/setting.h"

#include "settings/settingvalues.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::settings {

// clang-format off
static constexpr std::array looks{
    SettingChoice{"System", QT_TRANSLATE_NOOP("Settings", "System")},
    SettingChoice{"Light",  QT_TRANSLATE_NOOP("Settings", "Light")},
    SettingChoice{"Dark",   QT_TRANSLATE_NOOP("Settings", "Dark")},
    SettingChoice{"HighContrastLight", QT_TRANSLATE_NOOP("Settings", "High contrast, light")},
    SettingChoice{"HighContrastDark",  QT_TRANSLATE_NOOP("Settings", "High contrast, dark")},
};

static constexpr std::array textSizes{
    SettingChoice{"70", "70 %"},   SettingChoice{"80", "80 %"},   SettingChoice{"90", "90 %"},
    SettingChoice{"100", "100 %"}, SettingChoice{"110", "110 %"}, SettingChoice{"125", "125 %"},
    SettingChoice{"150", "150 %"}, SettingChoice{"175", "175 %"}, SettingChoice{"200", "200 %"},
};

// Languages are listed by their native names, regardless of the current language.
static constexpr std::array languages{
    SettingChoice{"",   QT_TRANSLATE_NOOP("Settings", "Same as system")},
    SettingChoice{"en", "English"},
    SettingChoice{"es", "Español"},
};

static constexpr std::array protections{
    SettingChoice{settings::value::readOnly, QT_TRANSLATE_NOOP("Settings", "Read-only")},
    SettingChoice{settings::value::confirm,  QT_TRANSLATE_NOOP("Settings", "Confirm changes")},
    SettingChoice{settings::value::free,     QT_TRANSLATE_NOOP("Settings", "Unprotected")},
};

static constexpr std::array binDays{
    SettingChoice{"7",   QT_TRANSLATE_NOOP("Settings", "7 days")},
    SettingChoice{"30",  QT_TRANSLATE_NOOP("Settings", "30 days")},
    SettingChoice{"90",  QT_TRANSLATE_NOOP("Settings", "90 days")},
    SettingChoice{"365", QT_TRANSLATE_NOOP("Settings", "One year")},
};

static constexpr std::array callLogDays{
    SettingChoice{"0",  QT_TRANSLATE_NOOP("Settings", "Until Storedesk closes")},
    SettingChoice{"1",  QT_TRANSLATE_NOOP("Settings", "1 day")},
    SettingChoice{"7",  QT_TRANSLATE_NOOP("Settings", "7 days")},
    SettingChoice{"14", QT_TRANSLATE_NOOP("Settings", "14 days")},
    SettingChoice{"30", QT_TRANSLATE_NOOP("Settings", "30 days")},
    SettingChoice{"90", QT_TRANSLATE_NOOP("Settings", "90 days")},
};

static constexpr std::array copyDays{
    SettingChoice{"1",  QT_TRANSLATE_NOOP("Settings", "1 day")},
    SettingChoice{"7",  QT_TRANSLATE_NOOP("Settings", "7 days")},
    SettingChoice{"14", QT_TRANSLATE_NOOP("Settings", "14 days")},
    SettingChoice{"30", QT_TRANSLATE_NOOP("Settings", "30 days")},
};

static constexpr std::array lockMinutes{
    SettingChoice{"0",  QT_TRANSLATE_NOOP("Settings", "Never")},
    SettingChoice{"5",  QT_TRANSLATE_NOOP("Settings", "5 minutes")},
    SettingChoice{"15", QT_TRANSLATE_NOOP("Settings", "15 minutes")},
    SettingChoice{"30", QT_TRANSLATE_NOOP("Settings", "30 minutes")},
    SettingChoice{"60", QT_TRANSLATE_NOOP("Settings", "One hour")},
};

static constexpr std::array clipboardSeconds{
    SettingChoice{"10",  QT_TRANSLATE_NOOP("Settings", "10 seconds")},
    SettingChoice{"30",  QT_TRANSLATE_NOOP("Settings", "30 seconds")},
    SettingChoice{"60",  QT_TRANSLATE_NOOP("Settings", "1 minute")},
    SettingChoice{"120", QT_TRANSLATE_NOOP("Settings", "2 minutes")},
    SettingChoice{"300", QT_TRANSLATE_NOOP("Settings", "5 minutes")},
};

static constexpr std::array proxies{
    SettingChoice{settings::value::systemProxy, QT_TRANSLATE_NOOP("Settings", "System")},
    SettingChoice{settings::value::manualProxy, QT_TRANSLATE_NOOP("Settings", "Manual")},
    SettingChoice{settings::value::noProxy,     QT_TRANSLATE_NOOP("Settings", "None")},
};

static constexpr std::array stockWarnings{
    SettingChoice{"0",  QT_TRANSLATE_NOOP("Settings", "Only when empty")},
    SettingChoice{"5",  QT_TRANSLATE_NOOP("Settings", "5% left")},
    SettingChoice{"10", QT_TRANSLATE_NOOP("Settings", "10% left")},
    SettingChoice{"20", QT_TRANSLATE_NOOP("Settings", "20% left")},
    SettingChoice{"30", QT_TRANSLATE_NOOP("Settings", "30% left")},
};

using enum Section;
static constexpr std::array table{
    SettingRow{.setting = Setting::Look, .section = Look, .kind = SettingKind::Choice, .key = "look",
               .title = QT_TRANSLATE_NOOP("Settings", "Theme"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "“System” follows your desktop's theme, including changes made while Storedesk is running. High contrast uses black and white surfaces and strong lines."),
               .usual = "System", .choices = looks,
               .keywords = QT_TRANSLATE_NOOP("Settings", "appearance colours dark light mode look high contrast accessibility")},
    SettingRow{.setting = Setting::TextSize, .section = Look, .kind = SettingKind::Choice, .key = "textSize",
               .title = QT_TRANSLATE_NOOP("Settings", "Text size"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Applies to the whole window. You can also use Ctrl+Plus and Ctrl+Minus."),
               .usual = "100", .choices = textSizes,
               .keywords = QT_TRANSLATE_NOOP("Settings", "zoom font letters larger smaller")},
    SettingRow{.setting = Setting::TechnicalNames, .section = Look, .kind = SettingKind::Switch, .key = "technicalNames",
               .title = QT_TRANSLATE_NOOP("Settings", "Technical names"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Shows the field's ID in the service beside its label."),
               .usual = "false", .word = QT_TRANSLATE_NOOP("Settings", "Show"),
               .keywords = QT_TRANSLATE_NOOP("Settings", "field id identifiers developer")},
    SettingRow{.setting = Setting::Language, .section = Section::Language, .kind = SettingKind::Choice, .key = "language",
               .title = QT_TRANSLATE_NOOP("Settings", "Language"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Changes the window immediately. Your data is not affected."),
               .usual = "", .choices = languages,
               .keywords = QT_TRANSLATE_NOOP("Settings", "translation Spanish English region")},
    SettingRow{.setting = Setting::DownloadFolder, .section = Files, .kind = SettingKind::Folder, .key = "downloadFolder",
               .title = QT_TRANSLATE_NOOP("Settings", "Download folder"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Suggested when you download or save a file. Tables created from exports are stored with the account, readable only by you. The export result shows the location."),
               .keywords = QT_TRANSLATE_NOOP("Settings", "directory save exports reports place")},
    SettingRow{.setting = Setting::MaskFiles, .section = Files, .kind = SettingKind::Switch, .key = "maskFiles",
               .title = QT_TRANSLATE_NOOP("Settings", "Mask personal data"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Files open with emails, names and phone numbers hidden until you press F9."),
               .usual = "false", .word = QT_TRANSLATE_NOOP("Settings", "Mask when opening"),
               .keywords = QT_TRANSLATE_NOOP("Settings", "privacy hide people screen share")},
    SettingRow{.setting = Setting::Protection, .section = Section::Protection, .kind = SettingKind::Choice, .key = "protection",
               .title = QT_TRANSLATE_NOOP("Settings", "New accounts"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Default protection for new accounts. You can change it per account."),
               .usual = settings::value::confirm, .choices = protections,
               .keywords = QT_TRANSLATE_NOOP("Settings", "guard safety write read-only default store")},
    SettingRow{.setting = Setting::BinDays, .section = Privacy, .kind = SettingKind::Choice, .key = "binDays",
               .title = QT_TRANSLATE_NOOP("Settings", "Keep deleted records"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Stored in the Bin on this computer, where you can restore them. Older ones are deleted permanently."),
               .usual = "30", .choices = binDays,
               .keywords = QT_TRANSLATE_NOOP("Settings", "retention trash undelete")},
    SettingRow{.setting = Setting::CallLogDays, .section = Privacy, .kind = SettingKind::Choice, .key = "callLogDays",
               .title = QT_TRANSLATE_NOOP("Settings", "Keep the request log"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "API keys and personal data are masked before anything is written."),
               .usual = "14", .choices = callLogDays,
               .keywords = QT_TRANSLATE_NOOP("Settings", "retention history requests")},
    SettingRow{.setting = Setting::CopyDays, .section = Privacy, .kind = SettingKind::Choice, .key = "copyDays",
               .title = QT_TRANSLATE_NOOP("Settings", "Keep the offline copy"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Applies to accounts with an offline copy. Copies not updated for this long are deleted."),
               .usual = "7", .choices = copyDays,
               .keywords = QT_TRANSLATE_NOOP("Settings", "retention mirror cache offline")},
    SettingRow{.setting = Setting::LockAfter, .section = Privacy, .kind = SettingKind::Choice, .key = "lockAfter",
               .title = QT_TRANSLATE_NOOP("Settings", "Lock when idle"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Hides everything and removes the key from memory until you unlock. Running jobs finish first."),
               .usual = "0", .choices = lockMinutes,
               .keywords = QT_TRANSLATE_NOOP("Settings", "idle inactive away timeout security hide")},
    SettingRow{.setting = Setting::LockWithScreen, .section = Privacy, .kind = SettingKind::Switch, .key = "lockWithScreen",
               .title = QT_TRANSLATE_NOOP("Settings", "Screen lock"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Also when the computer goes to sleep. Unlocking the screen unlocks Storedesk."),
               .usual = "false", .word = QT_TRANSLATE_NOOP("Settings", "Lock when the screen locks"),
               .keywords = QT_TRANSLATE_NOOP("Settings", "screensaver suspend sleep away security")},
    SettingRow{.setting = Setting::CopiedKeySeconds, .section = Privacy, .kind = SettingKind::Choice, .key = "copiedKeySeconds",
               .title = QT_TRANSLATE_NOOP("Settings", "Copied keys"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Copied keys are cleared from the clipboard after this time."),
               .usual = "30", .choices = clipboardSeconds,
               .keywords = QT_TRANSLATE_NOOP("Settings", "clipboard paste secret password clear")},
    SettingRow{.setting = Setting::Proxy, .section = Network, .kind = SettingKind::Choice, .key = "proxy",
               .title = QT_TRANSLATE_NOOP("Settings", "Proxy"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "“System” uses this computer's proxy settings."),
               .usual = settings::value::systemProxy, .choices = proxies,
               .keywords = QT_TRANSLATE_NOOP("Settings", "internet connection company firewall")},
    SettingRow{.setting = Setting::ProxyAddress, .section = Network, .kind = SettingKind::Text, .key = "proxyAddress",
               .title = QT_TRANSLATE_NOOP("Settings", "Proxy address"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Host name and port, for example proxy.example.com:3128."),
               .keywords = QT_TRANSLATE_NOOP("Settings", "host server port")},
    SettingRow{.setting = Setting::ProxyUser, .section = Network, .kind = SettingKind::Text, .key = "proxyUser",
               .title = QT_TRANSLATE_NOOP("Settings", "Proxy user name"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Leave it empty if the proxy doesn't need one."),
               .keywords = QT_TRANSLATE_NOOP("Settings", "login account")},
    SettingRow{.setting = Setting::ProxyPassword, .section = Network, .kind = SettingKind::Secret, .key = "proxyPassword",
               .title = QT_TRANSLATE_NOOP("Settings", "Proxy password"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "Saved in the keychain, never in a file."),
               .keywords = QT_TRANSLATE_NOOP("Settings", "login secret")},
    SettingRow{.setting = Setting::Certificates, .section = Network, .kind = SettingKind::File, .key = "certificates",
               .title = QT_TRANSLATE_NOOP("Settings", "Extra certificates"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "A PEM file from your company. It is trusted in addition to the system's certificates."),
               .keywords = QT_TRANSLATE_NOOP("Settings", "tls ssl ca authority company inspection")},
    SettingRow{.setting = Setting::StockWarning, .section = Notices, .kind = SettingKind::Choice, .key = "stockWarning",
               .title = QT_TRANSLATE_NOOP("Settings", "Coupon sets running low"),
               .sentence = QT_TRANSLATE_NOOP("Settings", "The overview flags coupon sets at or below this level."),
               .usual = "10", .choices = stockWarnings,
               .keywords = QT_TRANSLATE_NOOP("Settings", "stock alert warning codes threshold")},
};

static constexpr std::array sections{
    QT_TRANSLATE_NOOP("Settings", "Appearance"),
    QT_TRANSLATE_NOOP("Settings", "Language"),
    QT_TRANSLATE_NOOP("Settings", "Files"),
    QT_TRANSLATE_NOOP("Settings", "Protection"),
    QT_TRANSLATE_NOOP("Settings", "Privacy"),
    QT_TRANSLATE_NOOP("Settings", "Network"),
    QT_TRANSLATE_NOOP("Settings", "Notifications"),
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (static_cast<std::size_t>(table[row].setting) != row)
            return false;
    }
    return table.size() == static_cast<std::size_t>(Setting::Count);
}
static_assert(everyRowStandsAtItsOwnPlace());
static_assert(sections.size() == static_cast<std::size_t>(Section::Count));

std::span<const SettingRow> settingRows()
{
    return table;
}

const SettingRow &rowOf(Setting setting)
{
    return table[static_cast<std::size_t>(setting)];
}

static QString settingText(const char *source)
{
    return QCoreApplication::translate("Settings", source);
}

QString titleOf(Section section)
{
    return settingText(sections[static_cast<std::size_t>(section)]);
}

QString titleOf(const SettingRow &row)
{
    return settingText(row.title);
}

QString sentenceOf(const SettingRow &row)
{
    return settingText(row.sentence);
}

QString wordsOf(const SettingChoice &choice)
{
    return settingText(choice.words);
}

} // namespace storedesk::settings
