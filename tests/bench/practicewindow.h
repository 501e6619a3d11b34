// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

namespace bench {

// Runs the event loop until the condition holds. Returns whether it did in time.
template <typename Condition>
bool until(const Condition &holds, int mostMs = 120'000)
{
    QElapsedTimer waiting;
    waiting.start();
    while (!holds()) {
        if (waiting.elapsed() > mostMs)
            return false;
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    return true;
}

// The real window with an account of a practice service, which runs in this process.
class PracticeWindow final
{
public:
    PracticeWindow(QApplication &application, int contacts)
        : m_theme(application)
        , m_service(started(contacts, m_clock))
        , m_window(m_theme, m_language, m_clock)
        , m_account(std::make_unique<storedesk::account::Account>(
              storedesk::profiles::Profile{.id = QStringLiteral("bench"),
                                           .name = QStringLiteral("Casa Oliva"),
                                           .address = m_service->url(),
                                           .requestsPerMinute = 0},
              m_service->apiKey(), m_clock, m_folder.path()))
    { }
    Q_DISABLE_COPY_MOVE(PracticeWindow)

    // Returns the folder with the data of the account, which is not open yet.
    [[nodiscard]] QString accountFolder() const { return m_account->folder(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    // Shows the window and opens the account. Returns whether it is open.
    [[nodiscard]] bool open()
    {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.setAccount(std::move(m_account));
        return until([this] { return m_window.hasAccount() && m_window.restored(); });
    }
    [[nodiscard]] storedesk::ui::shell::MainWindow &window() { return m_window; }
    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }

private:
    static std::unique_ptr<storedesk::practice::Service>
    started(int contacts, const storedesk::base::Clock &clock)
    {
        auto service = storedesk::practice::Service::start(
            {.contacts = contacts, .requestsPerMinute = 0, .speed = 50}, clock);
        if (!service)
            qFatal("%s %s", qPrintable(service.error().what), qPrintable(service.error().why));
        return std::move(*service);
    }

    QTemporaryDir m_folder;
    storedesk::base::SystemClock m_clock;
    storedesk::ui::Theme m_theme;
    storedesk::ui::WindowLanguage m_language;
    std::unique_ptr<storedesk::practice::Service> m_service;
    storedesk::ui::shell::MainWindow m_window;
    // Null once it is open.
    std::unique_ptr<storedesk::account::Account> m_account;
};

} // namespace bench
