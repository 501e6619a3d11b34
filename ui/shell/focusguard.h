// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::ui::navigation {
class PageTabs;
}

namespace storedesk::ui::shell {

// Keeps the focus in the page when the focus widget is hidden, disabled or deleted. Qt would move
// the focus to the next widget in the window, which may be outside the page.
class FocusGuard final : public QObject
{
    Q_OBJECT

public:
    // The tabs and the window must outlive this object.
    FocusGuard(const navigation::PageTabs &tabs, QWidget &window);

private:
    void follow(const QWidget *old, const QWidget *now);
    void restoreValues();
    [[nodiscard]] bool isInPage(const QWidget *widget) const;

    const navigation::PageTabs &m_tabs;
    QWidget &m_window;
    bool m_inPage = false;
};

} // namespace storedesk::ui::shell
