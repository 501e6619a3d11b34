// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"

#include <QObject>

namespace storedesk::ui {
class WindowLanguage;
class Theme;
struct AccountActions;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class MainWindow;

// Applies every window and network setting as soon as it changes, whether in the preferences, in a
// menu or by a shortcut. Objects that belong to an account follow the settings themselves.
class SettingEffects final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object, which is owned by the window.
    SettingEffects(MainWindow &window, Theme &theme, WindowLanguage &language,
                   const AccountActions &accounts);

    // Reads the proxy password again after it has changed in the keychain.
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
    WindowLanguage &m_language;
    const AccountActions &m_accounts;
    QString m_password;
};

} // namespace storedesk::ui::shell
