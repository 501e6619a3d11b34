// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"

#include <QObject>

namespace storedesk::ui {
class Language;
class Theme;
struct AccountActions;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class MainWindow;

// Lets every setting of the window and of the network take effect in the moment it is changed,
// wherever that was: in the preferences, a menu or by a key. What belongs to an account follows
// the settings itself.
class SettingEffects final : public QObject
{
    Q_OBJECT

public:
    // All outlive it; the window owns it.
    SettingEffects(MainWindow &window, Theme &theme, Language &language,
                   const AccountActions &accounts);

    // What the proxy wants besides the user's name was changed in the keychain.
    void readPassword();

private:
    void apply(settings::Setting setting);
    void applyTextSize();
    void applyProxy();
    void applyCertificates();
    void tryAgain();

    MainWindow &m_window;
    settings::Settings &m_settings;
    Theme &m_theme;
    Language &m_language;
    const AccountActions &m_accounts;
    QString m_password;
};

} // namespace storedesk::ui::shell
