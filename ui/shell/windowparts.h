// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/accountactions.h"

#include <QPointer>

class QDockWidget;
class QMainWindow;
class QMenuBar;
class QStackedWidget;
class QToolBar;

namespace storedesk::ui::navigation {
class Menus;
class Navigation;
class PageTabs;
class StoreLine;
} // namespace storedesk::ui::navigation

namespace storedesk::base {
class Clock;
}

namespace storedesk::ui {
class Button;
class PageHost;
class WindowLanguage;
class Notice;
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class ConnectionWatch;
class StatusLine;

// Creates and arranges the parts of the window. The window owns them.
class WindowParts final
{
public:
    WindowParts(QMainWindow &window, Theme &theme, const WindowLanguage &language,
                base::Clock &clock, const AccountActions &accountActions);

    // With a store, shows navigation, tabs and docks; without, the first-start screen.
    void showStore(bool store);
    // Shows pages without an account instead of the first-start screen.
    void showAlone(bool alone);
    // Sets the account whose calls and jobs the docks show; null clears the docks.
    void setDocks(PageHost *host);
    void retranslate();
    // Moves the navigation to the leading side of the layout direction.
    void placeSide();
    // Adapts the navigation to the width of the window.
    void fitTo(int width);
    // Shows a banner while the service does not respond. The watch is null if there is no store.
    void showConnection(const ConnectionWatch *watch);

    navigation::Menus *menus = nullptr;
    navigation::StoreLine *storeLine = nullptr;
    SearchField *goTo = nullptr;
    navigation::Navigation *navigation = nullptr;
    navigation::PageTabs *tabs = nullptr;
    StatusLine *status = nullptr;
    Notice *offline = nullptr;
    Button *tryNow = nullptr;
    // Shown next to tryNow when the key was refused.
    Button *changeKey = nullptr;
    QDockWidget *callLog = nullptr;
    QDockWidget *jobs = nullptr;

private:
    void buildTop(const WindowLanguage &language);
    void buildCentre();
    void buildSides(base::Clock &clock);
    QDockWidget *makeDock(const QString &name, const QKeySequence &key);
    void fillDocks();
    void makeFirstStart();

    QMainWindow &m_window;
    Theme &m_theme;
    const AccountActions &m_accountActions;
    QMenuBar *m_bar = nullptr;
    QToolBar *m_side = nullptr;
    QStackedWidget *m_centre = nullptr;
    QPointer<QWidget> m_firstStart;
    QWidget *m_work = nullptr;
    bool m_hasStore = false;
    bool m_alone = false;
    // The account whose calls and jobs are shown.
    PageHost *m_host = nullptr;
    QPointer<QWidget> m_log;
    QPointer<QWidget> m_jobs;
};

} // namespace storedesk::ui::shell
