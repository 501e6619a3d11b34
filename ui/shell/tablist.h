// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

class QMenu;
class QTabWidget;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// The button at the end of the tabs while not all of them fit: its menu names every tab with its
// whole title and brings the chosen one to the front.
class TabList final : public QToolButton
{
    Q_OBJECT

public:
    TabList(QTabWidget &tabs, const Theme &theme);

    void setNeeded(bool needed);
    void open(); // also while the button is not there, for its key
    [[nodiscard]] QSize sizeHint() const override; // none while it is not needed

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void name();

    QTabWidget &m_tabs;
    const Theme &m_theme;
    QMenu *m_list;
};

} // namespace storedesk::ui::shell
