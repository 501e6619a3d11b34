// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settingeffects.h"

#include "accounts/secretstore.h"
#include "api/networksettings.h"
#include "desk/connectionof.h"
#include "desk/desk.h"
#include "ui/frame/accountactions.h"
#include "ui/shell/copiedkeys.h"
#include "ui/shell/lock.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/language.h"

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using settings::Setting;

SettingEffects::SettingEffects(MainWindow &window, Theme &theme, Language &language,
                               const AccountActions &accounts)
    : QObject(&window)
    , m_window(window)
    , m_settings(window.settings())
    , m_theme(theme)
    , m_language(language)
    , m_accounts(accounts)
{
    connect(&m_settings, &settings::Settings::changed, this, &SettingEffects::apply);
    connect(&m_settings, &settings::Settings::secretChanged, this, &SettingEffects::readPassword);
    connect(&theme, &Theme::technicalNamesChanged, this,
            [this] { m_settings.set(Setting::TechnicalNames, m_theme.technicalNames()); });
    auto *copied = new CopiedKeys(m_settings, window.clock(), this);
    auto *lock = new Lock(window, accounts, this);
    connect(lock, &Lock::locked, copied, &CopiedKeys::forget);
    // The look was applied before the window was created, and the default network settings are
    // those of the system.
    if (!m_settings.isUsual(Setting::Proxy) || !m_settings.isUsual(Setting::ProxyUser))
        readPassword();
    if (!m_settings.isUsual(Setting::Certificates))
        applyCertificates();
}

void SettingEffects::apply(Setting setting)
{
    switch (setting) {
    case Setting::Look:
        return m_theme.setMode(modeOf(m_settings));
    case Setting::TextSize:
        return applyTextSize();
    case Setting::TechnicalNames:
        return m_theme.setTechnicalNames(m_settings.isOn(setting));
    case Setting::Language: {
        const auto code = m_settings.text(setting);
        return m_language.choose(code.isEmpty() ? Language::ofSystem() : code);
    }
    case Setting::Proxy:
    case Setting::ProxyAddress:
    case Setting::ProxyUser:
        return applyProxy();
    case Setting::Certificates:
        return applyCertificates();
    default:
        // Read where they are needed.
        break;
    }
}

void SettingEffects::applyTextSize()
{
    m_theme.setTextSize(m_settings.number(Setting::TextSize));
    m_window.parts().retranslate();
    m_window.parts().fitTo(m_window.width());
    m_window.tell(tr("Text size: %1 %").arg(m_theme.textSize()));
}

void SettingEffects::readPassword()
{
    applyProxy();
    if (!m_accounts.secrets)
        return;
    m_accounts.secrets->read(settings::proxySecret(), this,
                             [this](const base::Result<QByteArray> &kept) {
                                 m_password = kept ? QString::fromUtf8(*kept) : QString();
                                 applyProxy();
                             });
}

void SettingEffects::applyProxy()
{
    api::useProxy(desk::proxyOf(m_settings, m_password));
    tryAgain();
}

void SettingEffects::applyCertificates()
{
    const auto trusted = api::trustAlso(m_settings.text(Setting::Certificates));
    if (!trusted)
        m_window.tell(u"%1 %2"_s.arg(trusted.error().what, trusted.error().why));
    tryAgain();
}

// Resumes requests that stopped because of a connection problem.
void SettingEffects::tryAgain()
{
    if (m_window.hasDesk())
        m_window.desk().session().client().resume();
}

} // namespace storedesk::ui::shell
