// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

class QMenu;
class QTabWidget;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// The button at the end of the tabs, shown when they do not all fit. Its menu lists all tabs with
// their full titles and activates the chosen tab.
class TabList final : public QToolButton
{
    Q_OBJECT

public:
    TabList(QTabWidget &tabs, const Theme &theme);

    void setNeeded(bool needed);
    // Opens the menu. Also works while the button is hidden, for its shortcut.
    void open();
    // Returns an empty size while the button is not needed.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void name();

    QTabWidget &m_tabs;
    const Theme &m_theme;
    QMenu *m_list;
};

} // namespace storedesk::ui::navigation
