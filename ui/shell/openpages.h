// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/shell/sessionstate.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

namespace storedesk::ui::navigation {
class StoreCounts;
}

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class CloseGuard;
class MainWindow;

// Manages the pages in the tabs. A page address is opened only once, loaded when first shown, can
// be reopened after closing, and is replaced when the language changes.
class OpenPages final : public QObject
{
    Q_OBJECT

public:
    // The window and the guard must outlive this object.
    OpenPages(MainWindow &window, CloseGuard &leaving);
    ~OpenPages() override;

    // Opens the page at this address. Returns null if there is no such page.
    [[nodiscard]] Page *open(const PageAddress &place);
    // Adds the tab at the end without activating it.
    Page *add(const SavedTab &tab);
    // Returns null if the page is not open.
    [[nodiscard]] Page *find(const PageAddress &place) const;
    void close(Page *page);
    // Closes the pages. Asks first if unsaved changes would be lost.
    void askToClose(const QList<Page *> &pages);
    // Opens the page that was closed last.
    void reopen();
    // Opens the page again, if it was closed and not reopened since.
    void reopen(const PageAddress &place);
    // Loads the page unless it was loaded before.
    void read(Page *page);
    // Loads the counts in the navigation after the first page.
    void countSoon();
    [[nodiscard]] navigation::StoreCounts &counts() { return *m_counts; }
    // Closes all pages of the account.
    void closeAll();

    // Replaces the current page after a language change; the others are replaced when shown.
    void renew();
    // Replaces the current page. Returns false if it is up to date or cannot be replaced now.
    [[nodiscard]] bool renewFront();

Q_SIGNALS:
    void frontRenewed();

private:
    // Loads the page that provides the counts, even if it has no tab.
    void readUnseen();
    [[nodiscard]] Page *make(const PageAddress &place);
    void storeView(Page *page);
    void renew(Page *page);
    void renewWhenDone(Page *page);

    MainWindow &m_window;
    CloseGuard &m_leaving;
    std::unique_ptr<navigation::StoreCounts> m_counts;
    std::unique_ptr<base::Clock::Timer> m_counting;
    // Pages that have been loaded.
    QSet<Page *> m_begun;
    // Pages still in the previous language.
    QList<QPointer<Page>> m_outdated;
    // The page that was busy when the language changed.
    QPointer<Page> m_busy;
    // Addresses of closed pages, newest last.
    QList<PageAddress> m_closed;
};

} // namespace storedesk::ui::shell
