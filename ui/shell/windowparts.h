// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/accountactions.h"

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
class Frame;
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
                const AccountActions &accountActions);

    // With a store: navigation, tabs, docks. Without: the first start.
    void showStore(bool store);
    void showAlone(bool alone); // pages without an account, instead of the first start
    // Whose calls and jobs the docks show; null: takes their content away.
    void setDocks(Frame *frame);
    void retranslate();
    void placeSide(); // the navigation, where words begin
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
    Button *changeKey = nullptr; // beside it, when the key was refused
    QDockWidget *callLog = nullptr;
    QDockWidget *jobs = nullptr;

private:
    void buildTop(const Language &language);
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
    Frame *m_frame = nullptr; // of the account whose calls and jobs are shown
    QPointer<QWidget> m_log;
    QPointer<QWidget> m_jobs;
};

} // namespace storedesk::ui::shell
