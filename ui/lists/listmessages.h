// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAbstractScrollArea;
class QWidget;

namespace storedesk::ui {
class FootLine;
class Notice;
class PageHost;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// The messages about the rows in a list and how they were loaded. They explain how to solve a
// problem and offer an action for it.
class ListMessages : public QObject
{
    Q_OBJECT

public:
    // The view must outlive this object. The parent becomes the parent of the widgets.
    ListMessages(QAbstractScrollArea &view, PageHost &host, QWidget *parent);

    virtual void show() = 0;
    [[nodiscard]] virtual QString subtitle() const = 0;
    // Returns the pane that replaces the rows if there are none to show.
    [[nodiscard]] StatePane *pane() const { return m_pane; }
    // Returns the banner that is shown above outdated rows.
    [[nodiscard]] Notice *banner() const { return m_banner; }
    [[nodiscard]] FootLine *foot() const { return m_foot; }

Q_SIGNALS:
    void refreshWanted();
    void newWanted();

protected:
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    PageHost &m_host;
    StatePane *m_pane;
    Notice *m_banner;
    FootLine *m_foot;
};

} // namespace storedesk::ui::lists
