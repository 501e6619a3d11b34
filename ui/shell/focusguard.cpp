// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "focusguard.h"

#include "ui/host/page.h"
#include "ui/navigation/pagetabs.h"
#include "ui/shell/panes.h"

#include <QApplication>

#include <utility>

namespace storedesk::ui::shell {

FocusGuard::FocusGuard(const navigation::PageTabs &tabs, QWidget &window)
    : QObject(&window)
    , m_tabs(tabs)
    , m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusGuard::follow);
}

bool FocusGuard::isInPage(const QWidget *widget) const
{
    const auto *page = m_tabs.currentPage();
    return page && widget && page->isAncestorOf(widget);
}

void FocusGuard::follow(const QWidget *old, const QWidget *now)
{
    const bool before = std::exchange(m_inPage, isInPage(now));
    if (!before || m_inPage)
        return;
    // Without a new focus widget the old one may be partly destroyed and must not be accessed.
    const bool gone = !now || !old || !old->isVisible() || !old->isEnabled();
    if (gone)
        QMetaObject::invokeMethod(this, &FocusGuard::restoreValues, Qt::QueuedConnection);
}

void FocusGuard::restoreValues()
{
    const bool elsewhere = !m_window.isActiveWindow() || QApplication::activePopupWidget()
        || QApplication::activeModalWidget();
    if (!elsewhere && !isInPage(QApplication::focusWidget()))
        focusInside(m_tabs.currentPage());
}

} // namespace storedesk::ui::shell
