// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settingeffects.h"

#include "account/account.h"
#include "account/connectionof.h"
#include "http/networksettings.h"
#include "profiles/secretstore.h"
#include "ui/host/accountactions.h"
#include "ui/lock/copiedkeys.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/windowlock.h"
#include "ui/theme/windowlanguage.h"

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using settings::Setting;

SettingEffects::SettingEffects(MainWindow &window, Theme &theme, WindowLanguage &language,
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
    auto *copied = new lock::CopiedKeys(m_settings, window.clock(), this);
    auto *lock = new WindowLock(window, accounts, this);
    connect(lock, &WindowLock::locked, copied, &lock::CopiedKeys::forget);
    // The look was applied before the window was created, and the default network settings are
    // those of the system, so apply only settings that differ from the default.
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
        return m_language.choose(code.isEmpty() ? WindowLanguage::ofSystem() : code);
    }
    case Setting::Proxy:
    case Setting::ProxyAddress:
    case Setting::ProxyUser:
        return applyProxy();
    case Setting::Certificates:
        return applyCertificates();
    default:
        // These settings are read where they are used.
        break;
    }
}

void SettingEffects::applyTextSize()
{
    m_theme.setTextSize(m_settings.number(Setting::TextSize));
    m_window.parts().retranslate();
    m_window.parts().fitTo(m_window.width());
    m_window.tell(tr("Text size: %1%").arg(m_theme.textSize()));
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
    http::useProxy(account::proxyOf(m_settings, m_password));
    tryAgain();
}

void SettingEffects::applyCertificates()
{
    const auto trusted = http::trustAlso(m_settings.text(Setting::Certificates));
    if (!trusted)
        m_window.tell(u"%1 %2"_s.arg(trusted.error().what, trusted.error().why));
    tryAgain();
}

// Resumes requests that stopped because of a connection problem.
void SettingEffects::tryAgain()
{
    if (m_window.hasAccount())
        m_window.account().session().client().resume();
}

} // namespace storedesk::ui::shell
