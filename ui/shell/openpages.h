// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/shell/sessionstate.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class CloseGuard;
class MainWindow;
class StoreCounts;

// The pages in the tabs: each place is opened once, read when it first comes to the front, can be
// opened again after it was closed, and is made anew when the language changes.
class OpenPages final : public QObject
{
    Q_OBJECT

public:
    // Both outlive it.
    OpenPages(MainWindow &window, CloseGuard &leaving);
    ~OpenPages() override;

    [[nodiscard]] Page *open(const Place &place); // null: there is no such page
    Page *add(const KeptTab &tab); // at the end, without going there
    [[nodiscard]] Page *find(const Place &place) const; // null: it is not open
    void close(Page *page);
    void askToClose(const QList<Page *> &pages); // where edits would be lost
    void reopen(); // what was closed last
    void read(Page *page); // unless it was
    void countSoon(); // for the navigation, once the first page is there
    [[nodiscard]] StoreCounts &counts() { return *m_counts; }
    void closeAll(); // of the account

    void renew(); // the one in front, in the language chosen now; the others when they come there
    // False: it is in that language, or cannot be made anew now.
    [[nodiscard]] bool renewFront();

Q_SIGNALS:
    void frontRenewed();

private:
    void readUnseen(); // the page that counts, also while it is in no tab
    [[nodiscard]] Page *make(const Place &place);
    void keepView(Page *page);
    void renew(Page *page);
    void renewWhenDone(Page *page);

    MainWindow &m_window;
    CloseGuard &m_leaving;
    std::unique_ptr<StoreCounts> m_counts;
    std::unique_ptr<base::Clock::Timer> m_counting;
    QSet<Page *> m_begun; // were read once
    QList<QPointer<Page>> m_outdated; // speak the language before
    QPointer<Page> m_busy; // was at work when the language changed
    QList<Place> m_closed; // newest last
};

} // namespace storedesk::ui::shell
