// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "profiles/memorysecrets.h"
#include "profiles/profiles.h"
#include "support/seededstores.h"
#include "ui/accounts/accountmanager.h"
#include "ui/accounts/connectdialog.h"
#include "ui/accounts/manageaccounts.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace support {

// Provides accounts with a practice service to connect to, and a minimal host window that records
// its calls.
class AccountManagerFixture
{
public:
    explicit AccountManagerFixture(const storedesk::practice::ServiceOptions &options =
                                       {.contacts = 20, .requestsPerMinute = 0})
        : theme(*qApp)
        , profiles(folder.filePath(QStringLiteral("profiles.json")))
    {
        auto started = storedesk::practice::Service::start(copied(options), clock);
        if (!started)
            qFatal("%s", qPrintable(started.error().what));
        service = std::move(*started);
        remake();
        window.resize(1280, 800);
        new QVBoxLayout(&window);
        window.layout()->setContentsMargins(0, 0, 0, 0);
    }

    ~AccountManagerFixture()
    {
        delete dialog;
        account.reset();
    }

    // Simulates a restart by creating new Accounts that use the same file.
    void remake()
    {
        accounts = std::make_unique<storedesk::ui::accounts::AccountManager>(
            storedesk::ui::accounts::AccountManager::Parts{profiles, *keys, clock, theme, language},
            folder.path(),
            [this]() -> storedesk::base::Result<storedesk::ui::accounts::PracticeAccess> {
                if (!practiceProblem.what.isEmpty())
                    return tl::unexpected(practiceProblem);
                return storedesk::ui::accounts::PracticeAccess{
                    .url = service->url(), .key = service->apiKey(), .notice = practiceNotice};
            });
        accounts->setHost(
            {.openDialog =
                 [this](QDialog *opened) {
                     dialog = opened;
                     opened->setParent(&window, opened->windowFlags());
                     opened->setAttribute(Qt::WA_DeleteOnClose);
                     opened->open();
                     opened->activateWindow();
                 },
             .tell = [this](const QString &sentence) { told.append(sentence); },
             .setAccount =
                 [this](std::unique_ptr<storedesk::account::Account> taken) {
                     account = std::move(taken);
                     accounts->setCurrent(account->profile().id);
                 },
             .chooseLanguage = [this](const QString &choice) { language.choose(choice); },
             .chooseLook =
                 [this](storedesk::ui::Theme::Mode mode) {
                     theme.setMode(mode);
                 }});
    }

    void show()
    {
        window.show();
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
    }

    [[nodiscard]] storedesk::ui::accounts::ConnectDialog *connecting() const
    {
        return qobject_cast<storedesk::ui::accounts::ConnectDialog *>(dialog);
    }
    [[nodiscard]] storedesk::ui::accounts::ManageAccounts *managing() const
    {
        return qobject_cast<storedesk::ui::accounts::ManageAccounts *>(dialog);
    }

    template <typename Widget>
    Widget *in(QWidget *parent, const char *name) const
    {
        return parent->findChild<Widget *>(QString::fromLatin1(name));
    }

    [[nodiscard]] QByteArray everyFile() const
    {
        QByteArray all;
        QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
        return all;
    }

    QTemporaryDir folder;
    storedesk::base::SystemClock clock;
    storedesk::ui::Theme theme;
    storedesk::ui::WindowLanguage language;
    storedesk::profiles::Profiles profiles;
    storedesk::profiles::MemorySecrets secrets;
    // The secret store that is passed to Accounts.
    storedesk::profiles::SecretStore *keys = &secrets;
    std::unique_ptr<storedesk::practice::Service> service;
    std::unique_ptr<storedesk::ui::accounts::AccountManager> accounts;
    std::unique_ptr<storedesk::account::Account> account;
    storedesk::base::Problem practiceProblem;
    std::optional<storedesk::base::Problem> practiceNotice;
    QWidget window;
    QPointer<QDialog> dialog;
    QStringList told;
};

// Saves a picture for review if STOREDESK_PICTURES names a folder.
inline void picture(QWidget *widget, const QString &name)
{
    const auto folder = qEnvironmentVariable("STOREDESK_PICTURES");
    if (!folder.isEmpty())
        widget->grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

} // namespace support
