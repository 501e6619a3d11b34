// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowsession.h"

#include "storage/views.h"
#include "ui/host/page.h"
#include "ui/navigation/pagetabs.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/openpages.h"
#include "ui/shell/preferences.h"
#include "ui/shell/sessionstate.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QScreen>
#include <QStyle>

#include <algorithm>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static const auto windowName = u"window"_s;

WindowSession::WindowSession(QMainWindow &window, WindowParts &parts, OpenPages &pages,
                             const Preferences &preferences)
    : m_window(window)
    , m_parts(parts)
    , m_pages(pages)
    , m_preferences(preferences)
{ }

void WindowSession::placeOnScreen()
{
    const auto kept = m_preferences.geometry();
    if (!kept.isEmpty() && m_window.restoreGeometry(kept))
        return;
    // This is a conservative estimate of the window frame.
    const auto *style = m_window.style();
    const QSize frame(2 * style->pixelMetric(QStyle::PM_DefaultFrameWidth),
                      2 * style->pixelMetric(QStyle::PM_TitleBarHeight));
    const auto free = m_window.screen()->availableGeometry().size() - frame;
    if (m_window.width() <= free.width() && m_window.height() <= free.height())
        return;
    // The window manager knows the actual frame, so let it maximise the window.
    m_window.resize(m_window.size().boundedTo(free));
    m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized);
}

void WindowSession::storeGeometry()
{
    m_preferences.setGeometry(m_window.saveGeometry());
}

void WindowSession::restore(storage::Views &views)
{
    const auto state = SessionState::fromJson(views.state(windowName));
    if (!state.docks.isEmpty())
        m_window.restoreState(state.docks);
    // Move the navigation to the side for the current language.
    m_parts.placeSide();
    auto *tabs = m_parts.tabs;
    // Load only the current page; the others are loaded when they are first shown.
    QSignalBlocker silent(tabs);
    for (const auto &tab : state.tabs)
        m_pages.add(tab);
    silent.unblock();
    if (const auto &first = pages::allPages().front();
        tabs->count() == 0 && first.group != NavigationGroup::None)
        (void)m_pages.open({.page = first.word});
    tabs->setCurrentIndex(std::clamp(state.current, 0, std::max(0, tabs->count() - 1)));
    m_restored = true;
    if (!state.unstored.isEmpty())
        m_parts.status->tell(
            QCoreApplication::translate("WindowSession",
                                        "The changes in %1 were lost when the last session ended.",
                                        "pages")
                .arg(state.unstored.join(u", "_s)),
            {});
}

void WindowSession::store(storage::Views &views)
{
    SessionState state{.docks = m_window.saveState(), .current = m_parts.tabs->currentIndex()};
    for (const auto *page : m_parts.tabs->pages()) {
        state.tabs.append(
            {.place = page->place(), .title = page->title(), .naming = page->naming()});
        if (page->hasPendingChanges() && !page->canKeepChanges())
            state.unstored.append(
                QCoreApplication::translate("WindowSession", "“%1”", "the title of a page")
                    .arg(page->title()));
    }
    views.keep(windowName, state.json());
    storeGeometry();
}

} // namespace storedesk::ui::shell
