// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"
#include "ui/navigation/shellcommand.h"
#include "ui/theme/storecolour.h"

#include <QTabWidget>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

class TabList;

// The central tabs in the window with one page each, movable and closable. Never closes a page
// itself; emits a request instead.
class PageTabs final : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(const Theme &theme, QWidget *parent = nullptr);

    void setColour(StoreColour colour);
    // Takes ownership of the page without activating its tab.
    void add(Page *page, int index = -1);
    // Removes the page from the tabs without deleting it.
    void remove(Page *page);
    // Returns the parent for new pages.
    [[nodiscard]] QWidget *room() const;
    // Returns the pages from left to right.
    [[nodiscard]] QList<Page *> pages() const;
    [[nodiscard]] Page *currentPage() const;
    // Returns the pages that a close action on a tab affects: the tab itself, the others, those to
    // its right, or all.
    [[nodiscard]] QList<Page *> pagesToClose(ShellCommand act, Page *from) const;
    // Returns the full title of the tab.
    [[nodiscard]] QString nameOf(Page *page) const;
    // Activates the next or previous tab, wrapping around.
    void step(int by);
    // Opens the list of all tabs.
    void listTabs();

    // Pages fill the available height; see PageStack.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void currentPageChanged();
    void closeAsked(const QList<ui::Page *> &pages);
    void headChanged(ui::Page *page);
    // Emitted when tabs are added, removed or moved.
    void arranged();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeHead(Page *page);
    // Updates the titles of all tabs, because duplicates are numbered.
    void nameTabs();
    // Updates all other parts of the page's tab.
    void showHead(Page *page);

    const Theme &m_theme;
    TabList *m_list = nullptr;
    StoreColour m_colour = StoreColour::Slate;
};

// Deletes the pages. Some of them may be children of others.
void deletePages(const QList<Page *> &pages);

} // namespace storedesk::ui::navigation
