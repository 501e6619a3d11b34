// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/storeband.h"

#include <QMainWindow>

class QDockWidget;
class QMenu;

namespace storedesk::api {
class Session;
}

namespace storedesk::ui {

class ResourcePage;
class Theme;

// Places the parts of the window and nothing else.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(api::Session &session, const StoreMark &store, Theme &theme,
               QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] ResourcePage *exportsPage() const { return m_exports; }

private:
    void buildMenus();
    void buildLookMenu(QMenu *menu);
    void buildCentre();
    void buildCallLog();
    void buildStatusBar();
    void tellAbout();

    api::Session &m_session;
    StoreMark m_store;
    Theme &m_theme;
    ResourcePage *m_exports = nullptr;
    QDockWidget *m_callLog = nullptr;
};

} // namespace storedesk::ui
