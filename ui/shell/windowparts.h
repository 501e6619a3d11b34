// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/accountdoor.h"

#include <QPointer>

class QDockWidget;
class QMainWindow;
class QMenuBar;
class QStackedWidget;
class QToolBar;

namespace storedesk::base {
class Clock;
}
namespace storedesk::api {
class Session;
}

namespace storedesk::ui {
class Button;
class Language;
class Notice;
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class ConnectionWatch;
class Menus;
class Navigation;
class PageTabs;
class StatusLine;
class StoreLine;

// Makes the parts of the window and puts them where they belong; the window owns them.
class WindowParts final
{
public:
    WindowParts(QMainWindow &window, Theme &theme, const Language &language, base::Clock &clock,
                const AccountDoor &door);

    // With a store: navigation, tabs, docks. Without: the first start.
    void showStore(bool store);
    void showAlone(bool alone); // pages without an account, instead of the first start
    void setCallLog(api::Session *session); // null: takes the dock's content away
    void retranslate();
    void fitTo(int width); // of the window
    // The banner of the whole window while the service does not answer; null: there is no store.
    void showConnection(const ConnectionWatch *watch);

    Menus *menus = nullptr;
    StoreLine *storeLine = nullptr;
    SearchField *goTo = nullptr;
    Navigation *navigation = nullptr;
    PageTabs *tabs = nullptr;
    StatusLine *status = nullptr;
    Notice *offline = nullptr;
    Button *tryNow = nullptr;
    QDockWidget *callLog = nullptr;

private:
    void buildTop(const Language &language);
    void buildCentre();
    void buildSides(base::Clock &clock);
    void fillCallLog();
    void makeFirstStart();

    QMainWindow &m_window;
    Theme &m_theme;
    const AccountDoor &m_door;
    QMenuBar *m_bar = nullptr;
    QToolBar *m_side = nullptr;
    QStackedWidget *m_centre = nullptr;
    QPointer<QWidget> m_firstStart;
    QWidget *m_work = nullptr;
    bool m_hasStore = false;
    bool m_alone = false;
    api::Session *m_logged = nullptr; // whose calls the log shows
    QPointer<QWidget> m_log;
};

} // namespace storedesk::ui::shell
