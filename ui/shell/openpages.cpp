// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openpages.h"

#include "account/account.h"
#include "catalogue/choice.h"
#include "storage/views.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/page.h"
#include "ui/host/pageaddress.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/storecounts.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panes.h"

#include <QApplication>
#include <QList>

#include <algorithm>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Returns the address for a new record while the given pages are open. If a form for a new import,
// contact or event type has already been filled in, it stays open and another one opens.
static PageAddress placeForNew(const PageAddress &asked, const QList<Page *> &open)
{
    const auto *row = pages::pageRow(asked.page);
    // For a record created below another one, the values identify the parent.
    const bool isNew = row && (asked.values.isEmpty() || !row->below.isEmpty());
    if (!isNew || !row->several || isAnother(asked))
        return asked;
    const auto isBegun = [&open](const PageAddress &place) {
        return std::ranges::any_of(open, [&place](const Page *page) {
            return page->place() == place && page->hasPendingChanges();
        });
    };
    auto place = asked;
    for (int number = 2; isBegun(place); ++number)
        place = anotherPlace(asked, number);
    return place;
}

// Returns an open form of the same kind that has not been filled in, so that it can be replaced, or
// null.
static Page *untouchedForm(const PageAddress &place, const QList<Page *> &open)
{
    const auto *row = pages::pageRow(place.page);
    if (!row || !row->creates)
        return nullptr;
    const auto found = std::ranges::find_if(open, [&place](const Page *page) {
        const auto &values = page->place().values;
        // An import of coupons into a set counts as empty as well.
        const bool empty = values.isEmpty() || values.first() == anotherWord
            || values.first() == catalogue::choice::importtype::coupons;
        return page->place().page == place.page && empty && !page->hasPendingChanges();
    });
    return found == open.end() ? nullptr : *found;
}

// Delay before the counts are loaded, so that the window and the current page are loaded first.
static constexpr std::chrono::seconds beforeCounting{1};

OpenPages::OpenPages(MainWindow &window, CloseGuard &leaving)
    : QObject(&window)
    , m_window(window)
    , m_leaving(leaving)
    , m_counts(std::make_unique<navigation::StoreCounts>(window.parts().navigation->model()))
    , m_counting(window.clock().timer([this] { readUnseen(); }))
{
    window.setRoom(window.parts().tabs->room());
    leaving.setNames([&window](Page *page) { return window.parts().tabs->nameOf(page); });
    connect(window.parts().tabs, &navigation::PageTabs::headChanged, this,
            &OpenPages::renewWhenDone);
}

OpenPages::~OpenPages() = default;

Page *OpenPages::find(const PageAddress &place) const
{
    const auto pages = m_window.parts().tabs->pages();
    const auto known =
        std::ranges::find_if(pages, [&place](const Page *page) { return page->place() == place; });
    return known == pages.end() ? nullptr : *known;
}

Page *OpenPages::open(const PageAddress &asked)
{
    const auto place = placeForNew(asked, m_window.parts().tabs->pages());
    auto &parts = m_window.parts();
    const bool alone = !m_window.hasAccount();
    const auto *row = alone ? pages::pageRow(place.page) : nullptr;
    if (alone && (!row || !row->alone))
        return nullptr;
    auto *known = find(place);
    auto *page = known ? known : m_counts->take(place);
    if (!page)
        page = make(place);
    if (!page)
        return nullptr;
    auto *untouched = known ? nullptr : untouchedForm(place, parts.tabs->pages());
    if (!known)
        parts.tabs->add(page, parts.tabs->indexOf(untouched));
    if (place.filter)
        page->showOnly(*place.filter);
    if (alone)
        parts.showAlone(true);
    parts.tabs->setCurrentWidget(page);
    if (untouched) {
        close(untouched);
        // Do not reopen an untouched form.
        m_closed.removeLast();
    }
    if (known)
        focusForTyping(page);
    else
        page->focusFirst();
    return page;
}

Page *OpenPages::make(const PageAddress &place)
{
    const auto *row = pages::pageRow(place.page);
    auto *page = row && row->make ? row->make(m_window, place) : nullptr;
    if (!page)
        return nullptr;
    page->setCallCause(pages::titleOf(*row));
    if (m_window.hasAccount())
        page->restoreViewState(m_window.account().storage().views().state(u"page/"_s + place.page));
    connect(page, &Page::viewStateChanged, this, [this, page] { storeView(page); });
    for (auto *open : m_window.parts().tabs->pages())
        open->abandonEdits(place);
    return page;
}

Page *OpenPages::add(const SavedTab &tab)
{
    auto *page = make(tab.place);
    if (!page)
        return nullptr;
    page->setKnownTitle(tab.title, tab.naming);
    m_window.parts().tabs->add(page);
    return page;
}

void OpenPages::close(Page *page)
{
    auto &parts = m_window.parts();
    if (!parts.tabs->pages().contains(page))
        return;
    storeView(page);
    m_closed.append(page->place());
    m_begun.remove(page);
    parts.tabs->remove(page);
    page->hide();
    if (m_window.hasAccount()
        && page->place() == PageAddress{.page = pages::allPages().front().word}) {
        m_counts->workUnseen(page);
        if (m_outdated.contains(page))
            m_counts->keepForCountingOnly();
    } else {
        m_counts->forget(page->place().page);
        // Delete the page later, because it may have requested this itself.
        page->deleteLater();
    }
    parts.menus->setMayReopen(true);
    if (!m_window.hasAccount() && parts.tabs->count() == 0)
        parts.showAlone(false);
}

void OpenPages::askToClose(const QList<Page *> &pages)
{
    const QList<QPointer<Page>> kept(pages.begin(), pages.end());
    m_leaving.leavePages(pages, [this, kept] {
        QList<PageAddress> closed;
        QString name;
        for (const auto &page : kept) {
            if (!page)
                continue;
            closed.append(page->place());
            name = m_window.parts().tabs->nameOf(page);
            close(page);
        }
        if (closed.size() == 1)
            m_window.tell(tr("“%1” was closed.").arg(name),
                          [pages = QPointer(this), place = closed.first()] {
                              if (pages)
                                  pages->reopen(place);
                          });
    });
}

void OpenPages::reopen(const PageAddress &place)
{
    const auto at = m_closed.lastIndexOf(place);
    if (at < 0)
        return;
    m_closed.removeAt(at);
    m_window.parts().menus->setMayReopen(!m_closed.isEmpty());
    (void)open(place);
}

void OpenPages::reopen()
{
    if (!m_closed.isEmpty())
        reopen(PageAddress(m_closed.last()));
}

void OpenPages::read(Page *page)
{
    if (m_begun.contains(page))
        return;
    m_begun.insert(page);
    page->refresh();
}

// Loads the overview even if it is hidden or closed, because the navigation shows its counts.
void OpenPages::readUnseen()
{
    if (!m_window.restored())
        return;
    const PageAddress first{.page = pages::allPages().front().word};
    auto *known = find(first);
    auto *page = known ? known : make(first);
    if (!page || m_begun.contains(page))
        return;
    if (!known)
        m_counts->workUnseen(page);
    read(page);
}

void OpenPages::closeAll()
{
    auto *tabs = m_window.parts().tabs;
    m_closed.clear();
    m_begun.clear();
    {
        const QSignalBlocker silent(tabs);
        for (auto *page : tabs->pages()) {
            storeView(page);
            tabs->remove(page);
        }
    }
    // Delete all pages, including those closed a moment ago.
    navigation::deletePages(m_window.findChildren<Page *>());
    m_window.parts().menus->setMayReopen(false);
    m_counting->stop();
    m_counts->clear();
}

void OpenPages::storeView(Page *page)
{
    const auto state = page->viewState();
    if (m_window.hasAccount() && !state.isEmpty())
        m_window.account().storage().views().keep(u"page/"_s + page->place().page, state);
}

// Whether the page can be replaced now. A page that is busy, or whose changes cannot be stored,
// keeps its old language until the work is done or the page is left.
static bool mayBeMadeAnew(const Page &page)
{
    return !page.hasPendingChanges() || (page.canKeepChanges() && page.settled());
}

// Replaces pages after a language change, because pages build their texts once. The current page is
// replaced at once, so that no input reaches a page about to be deleted, and the others when they
// are shown. Until then only their tabs are translated, so that the user waits for one page and not
// for all.
void OpenPages::renew()
{
    m_outdated.clear();
    for (auto *page : m_window.parts().tabs->pages())
        m_outdated.append(page);
    m_busy = renewFront() ? nullptr : m_window.currentPage();
    m_counts->keepForCountingOnly();
}

void OpenPages::renewWhenDone(Page *page)
{
    if (page != m_busy || !mayBeMadeAnew(*page))
        return;
    m_busy.clear();
    // Queued, because the page is still emitting the signal.
    QMetaObject::invokeMethod(this, [this] { (void)renewFront(); }, Qt::QueuedConnection);
}

void OpenPages::countSoon()
{
    m_counting->start(beforeCounting);
}

bool OpenPages::renewFront()
{
    auto *page = m_window.currentPage();
    if (!page || !m_outdated.contains(page) || !mayBeMadeAnew(*page))
        return false;
    const auto *focused = QApplication::focusWidget();
    const bool inside = !focused || page->isAncestorOf(focused);
    renew(page);
    Q_EMIT frontRenewed();
    if (inside && m_window.currentPage())
        focusForTyping(m_window.currentPage());
    return true;
}

void OpenPages::renew(Page *page)
{
    m_outdated.removeAll(page);
    auto *tabs = m_window.parts().tabs;
    const int index = tabs->indexOf(page);
    if (index < 0)
        return;
    if (page->hasPendingChanges())
        page->keepDraftChanges();
    const QSignalBlocker silent(tabs);
    const int current = tabs->currentIndex();
    storeView(page);
    const auto place = page->place();
    const auto title = page->title();
    m_begun.remove(page);
    tabs->remove(page);
    page->hide();
    page->deleteLater();
    if (auto *fresh = make(place)) {
        fresh->setKnownTitle(title, page->naming());
        fresh->adoptStateOf(*page);
        tabs->add(fresh, index);
    }
    tabs->setCurrentIndex(current);
}

} // namespace storedesk::ui::shell
