// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "profiles/memorysecrets.h"
#include "profiles/profiles.h"
#include "ui/accounts/accountmanager.h"
#include "ui/files/recentfiles.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/preferences.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QApplication>
#include <QDir>
#include <QTest>

namespace support {

// Runs the program as assembled in main(), with the window and the accounts, whose data is stored
// below a folder. The test provides the services.
template <typename Secrets = storedesk::profiles::MemorySecrets>
class ProgramFixture final
{
public:
    explicit ProgramFixture(const QString &folder,
                            storedesk::ui::accounts::StartPractice startPractice = {})
        : theme(*qApp)
        , profiles(made(folder, QStringLiteral("data")) + QStringLiteral("/profiles.json"))
        , accounts({profiles, secrets, clock, theme, language},
                   made(folder, QStringLiteral("data")), std::move(startPractice))
        , window(std::make_unique<storedesk::ui::shell::MainWindow>(
              theme, language, clock, accounts.actions(),
              storedesk::ui::shell::Preferences(made(folder, QStringLiteral("settings"))
                                                + QStringLiteral("/window.ini"))))
    {
        using storedesk::ui::shell::MainWindow;
        window->setTemporaryFolder(made(folder, QStringLiteral("temporary")));
        accounts.setHost(
            {.openDialog = [this](QDialog *dialog) { window->openDialog(dialog); },
             .tell = [this](const QString &sentence) { window->tell(sentence); },
             .setAccount = [this](auto account) { window->setAccount(std::move(account)); },
             .releaseAccount = [this](const QString &id) { window->releaseAccount(id); },
             .forgetFiles =
                 [this](const QString &below) {
                     storedesk::ui::files::forgetFilesBelow(*window, below);
                 }});
        QObject::connect(window.get(), &MainWindow::accountChanged, &accounts, [this] {
            accounts.setCurrent(window->hasAccount() ? window->account().profile().id : QString());
        });
        window->show();
        window->activateWindow();
        (void)QTest::qWaitForWindowExposed(window.get());
    }

    // Stores an account for the service with its key and returns the id of the account.
    QString
    add(const storedesk::practice::Service &service,
        const QString &name = QStringLiteral("Casa Oliva"),
        storedesk::profiles::ProtectionLevel guard = storedesk::profiles::ProtectionLevel::Confirm)
    {
        const auto id = profiles.put({.id = {},
                                      .name = name,
                                      .address = service.url(),
                                      .guard = guard,
                                      .requestsPerMinute = 0});
        if (!id)
            qFatal("%s", qPrintable(id.error().what));
        secrets.write(*id, service.apiKey(), window.get(), [](const auto &) { });
        return *id;
    }

    // Connects the account and waits until the tabs of its last session are restored.
    [[nodiscard]] bool connectTo(const QString &id)
    {
        accounts.connectTo(id);
        return QTest::qWaitFor([&] { return isIn(id); }, 30'000);
    }
    [[nodiscard]] bool isIn(const QString &id)
    {
        return window->hasAccount() && window->restored() && window->account().profile().id == id;
    }

    storedesk::base::SystemClock clock;
    storedesk::ui::Theme theme;
    storedesk::ui::WindowLanguage language;
    storedesk::profiles::Profiles profiles;
    Secrets secrets;
    storedesk::ui::accounts::AccountManager accounts;
    std::unique_ptr<storedesk::ui::shell::MainWindow> window;

private:
    static QString made(const QString &folder, const QString &name)
    {
        QDir(folder).mkpath(name);
        return QDir(folder).filePath(name);
    }
};

} // namespace support
