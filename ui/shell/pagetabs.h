// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/shellaction.h"
#include "ui/theme/storecolour.h"

#include <QTabWidget>

namespace storedesk::ui {
class Page;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class TabList;

// The tabs in the middle of the window: one page each, movable, closable. It never closes one by
// itself: it says that somebody wants it.
class PageTabs final : public QTabWidget
{
    Q_OBJECT

public:
    explicit PageTabs(const Theme &theme, QWidget *parent = nullptr);

    void setColour(StoreColour colour);
    void add(Page *page, int index = -1); // takes it; does not bring it to the front
    void remove(Page *page); // from the tabs; it belongs to nobody's view then
    [[nodiscard]] QWidget *room() const; // what pages are made in
    [[nodiscard]] QList<Page *> pages() const; // from left to right
    [[nodiscard]] Page *currentPage() const;
    // Those that an action closes from one tab: it, the others, those to its right, all.
    [[nodiscard]] QList<Page *> pagesToClose(Act act, Page *from) const;
    [[nodiscard]] QString nameOf(Page *page) const; // as its tab is called, whole
    void step(int by); // to the next or previous tab, around the end
    void listTabs(); // opens the list of all of them

    // Pages take the room there is; see PageStack.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void currentPageChanged();
    void closeAsked(const QList<storedesk::ui::Page *> &pages);
    void headChanged(storedesk::ui::Page *page);
    void arranged(); // tabs came, went or moved

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeHead(Page *page);
    void nameTabs(); // all of them: some are told apart by numbers
    void showHead(Page *page); // the rest of its tab

    const Theme &m_theme;
    TabList *m_list = nullptr;
    StoreColour m_colour = StoreColour::Slate;
};

// A page may hold another one, which goes with it.
void deletePages(const QList<Page *> &pages);

} // namespace storedesk::ui::shell
