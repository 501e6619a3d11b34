// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace storedesk::ui::shell {

class PageTabs;

// Keeps the focus in the page when the focus widget is hidden, disabled or deleted. Qt would move
// it to the next widget in the window, which may be outside of the page.
class FocusGuard final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    FocusGuard(const PageTabs &tabs, QWidget &window);

private:
    void follow(const QWidget *old, const QWidget *now);
    void bringBack();
    [[nodiscard]] bool isInPage(const QWidget *widget) const;

    const PageTabs &m_tabs;
    QWidget &m_window;
    bool m_inPage = false;
};

} // namespace storedesk::ui::shell
