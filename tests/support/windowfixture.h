// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/faults/faultspec.h"
#include "practice/service/service.h"
#include "support/seededstores.h"
#include "ui/host/page.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>

namespace support {

// Runs the complete application with a practice store, a connected account and the real window, for
// tests of menus, tabs and dialogs.
class WindowFixture final
{
public:
    explicit WindowFixture(const storedesk::practice::ServiceOptions &options =
                               {.contacts = 50, .requestsPerMinute = 0},
                           storedesk::ui::AccountActions accountActions = {},
                           std::unique_ptr<storedesk::base::Clock> clock =
                               std::make_unique<storedesk::base::SystemClock>())
        : m_clock(std::move(clock))
        , m_theme(*qApp)
        , m_service(started(options, *m_clock))
        , m_window(m_theme, m_language, *m_clock, std::move(accountActions))
    {
        m_window.show();
        m_window.activateWindow();
        (void)QTest::qWaitForWindowExposed(&m_window);
    }

    // Returns a profile for the practice service, which the test may modify.
    [[nodiscard]] storedesk::profiles::Profile
    profile(const QString &id = QStringLiteral("test"),
            const QString &name = QStringLiteral("Casa Oliva")) const
    {
        return {.id = id,
                .name = name,
                .address = m_service->url(),
                .colour = QStringLiteral("teal"),
                .guard = storedesk::profiles::ProtectionLevel::Confirm,
                .requestsPerMinute = 0};
    }

    [[nodiscard]] std::unique_ptr<storedesk::account::Account>
    account(const storedesk::profiles::Profile &profile)
    {
        return std::make_unique<storedesk::account::Account>(profile, m_service->apiKey(), *m_clock,
                                                             m_folder.path());
    }

    // Connects and waits until the tabs of the last session are restored.
    bool connectTo(const storedesk::profiles::Profile &profile)
    {
        m_window.setAccount(account(profile));
        return QTest::qWaitFor([&] {
            return m_window.hasAccount() && m_window.account().profile().id == profile.id
                && m_window.restored();
        });
    }
    bool connectTo() { return connectTo(profile()); }

    // Opens a page and waits until it is loaded.
    storedesk::ui::Page *open(const storedesk::ui::PageAddress &place)
    {
        auto *page = m_window.open(place);
        if (page && !QTest::qWaitFor([page] { return page->settled(); }, 30'000))
            return nullptr;
        return page;
    }

    // Replaces the faults that the service simulates.
    void play(const QStringList &troubles)
    {
        std::vector<storedesk::practice::FaultRule> rules;
        for (const auto &trouble : troubles)
            rules.push_back(storedesk::practice::parseFaultRule(trouble).value());
        m_service->play(rules);
    }

    // Returns the open modal dialog, if any.
    [[nodiscard]] QDialog *dialog() const
    {
        return qobject_cast<QDialog *>(QApplication::activeModalWidget());
    }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] storedesk::ui::shell::MainWindow &window() { return m_window; }
    [[nodiscard]] storedesk::ui::Theme &theme() { return m_theme; }
    [[nodiscard]] storedesk::ui::WindowLanguage &language() { return m_language; }
    [[nodiscard]] storedesk::base::Clock &clock() { return *m_clock; }

private:
    static std::unique_ptr<storedesk::practice::Service>
    started(const storedesk::practice::ServiceOptions &options, const storedesk::base::Clock &clock)
    {
        auto service = storedesk::practice::Service::start(copied(options), clock);
        if (!service)
            qFatal("%s %s", qPrintable(service.error().what), qPrintable(service.error().why));
        return std::move(*service);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<storedesk::base::Clock> m_clock;
    storedesk::ui::Theme m_theme;
    storedesk::ui::WindowLanguage m_language;
    std::unique_ptr<storedesk::practice::Service> m_service;
    storedesk::ui::shell::MainWindow m_window;
};

} // namespace support
