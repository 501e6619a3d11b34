// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "support/seededstores.h"
#include "ui/host/accountactions.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/theme.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QVBoxLayout>

namespace support {

// A minimal frame for one page: a practice store, an account connected to it, and a window. Records
// the calls of the page. Tests of the whole program use the real window.
class PageFrame final : public storedesk::ui::PageHost
{
public:
    explicit PageFrame(
        const storedesk::practice::ServiceOptions &options = {.contacts = 50,
                                                              .requestsPerMinute = 0},
        storedesk::profiles::Profile profile = {.id = QStringLiteral("test"),
                                                .name = QStringLiteral("Casa Oliva"),
                                                .address = {},
                                                .colour = QStringLiteral("teal"),
                                                .guard =
                                                    storedesk::profiles::ProtectionLevel::Confirm,
                                                .requestsPerMinute = 0},
        // Replaces the default store.
        std::unique_ptr<storedesk::practice::Handler> handler = {},
        // Replaces the system clock.
        storedesk::base::Clock *clock = nullptr)
        : m_clock(clock ? *clock : m_ownClock)
        , m_theme(*qApp)
    {
        using storedesk::practice::Service;
        auto started = handler ? Service::start(options, m_clock, std::move(handler))
                               : Service::start(copied(options), m_clock);
        if (!started)
            qFatal("%s %s", qPrintable(started.error().what), qPrintable(started.error().why));
        m_service = std::move(*started);
        profile.address = m_service->url();
        m_account = std::make_unique<storedesk::account::Account>(profile, m_service->apiKey(),
                                                                  m_clock, m_folder.path());
        m_workspace = std::make_unique<storedesk::workspace::Workspace>(*m_account);
        setRoom(&m_window);
        m_window.setLayout(new QVBoxLayout);
        m_window.resize(1280, 800);
    }

    ~PageFrame() override
    {
        delete m_page;
        m_workspace.reset();
        m_account.reset();
        // Work in other threads uses the clock.
        QThreadPool::globalInstance()->waitForDone();
    }

    // Puts the page into the window and shows it.
    template <typename Shown>
    Shown *show(Shown *page)
    {
        delete m_page;
        m_page = page;
        m_window.layout()->addWidget(page);
        m_window.show();
        m_window.activateWindow();
        (void)QTest::qWaitForWindowExposed(&m_window);
        return page;
    }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] QWidget &window() { return m_window; }
    [[nodiscard]] QDialog *dialog() const { return m_dialog; }
    [[nodiscard]] const QList<storedesk::ui::PageAddress> &opened() const { return m_opened; }
    [[nodiscard]] const QStringList &told() const { return m_told; }
    // Undo function of the last message.
    [[nodiscard]] const std::function<void()> &undo() const { return m_undo; }

    // Other accounts; none by default.
    storedesk::ui::AccountActions accounts;
    [[nodiscard]] const storedesk::ui::AccountActions *accountActions() const override
    {
        return &accounts;
    }
    void openIn(const QString &account, const storedesk::ui::PageAddress &place) override
    {
        openedIn = account;
        m_opened.append(place);
    }
    // The account of the last opened address.
    QString openedIn;

    storedesk::account::Account &account() override { return *m_account; }
    storedesk::workspace::Workspace &workspace() override { return *m_workspace; }
    [[nodiscard]] storedesk::ui::StoreMark storeMark() const override
    {
        return {.name = m_account->profile().name, .kind = QStringLiteral("Test store")};
    }
    [[nodiscard]] const storedesk::ui::Theme &theme() const override { return m_theme; }
    storedesk::base::Clock &clock() override { return m_clock; }
    storedesk::ui::Page *open(const storedesk::ui::PageAddress &place) override
    {
        m_opened.append(place);
        return nullptr;
    }
    storedesk::ui::Page *currentPage() override { return m_page; }
    void close(storedesk::ui::Page *page) override { Q_UNUSED(page) }
    void openDialog(QDialog *dialog) override
    {
        m_dialog = dialog;
        dialog->setParent(&m_window, dialog->windowFlags());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
    void tell(const QString &sentence, std::function<void()> undo) override
    {
        m_told.append(sentence);
        m_undo = std::move(undo);
    }

private:
    QTemporaryDir m_folder;
    storedesk::base::SystemClock m_ownClock;
    storedesk::base::Clock &m_clock;
    storedesk::ui::Theme m_theme;
    std::unique_ptr<storedesk::practice::Service> m_service;
    std::unique_ptr<storedesk::account::Account> m_account;
    std::unique_ptr<storedesk::workspace::Workspace> m_workspace;
    QWidget m_window;
    QPointer<storedesk::ui::Page> m_page;
    QPointer<QDialog> m_dialog;
    QList<storedesk::ui::PageAddress> m_opened;
    QStringList m_told;
    std::function<void()> m_undo;
};

} // namespace support
