// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// A notice above the integrations about a change of an event type that was started but not
// finished, for example because the program was killed. Opens the plan of the change.
class UnfinishedChanges final : public QWidget
{
    Q_OBJECT

public:
    UnfinishedChanges(PageHost &host, QWidget *parent);

private:
    void look();
    void openFirst();

    PageHost &m_host;
    Notice *m_notice;
};

} // namespace storedesk::ui::lists
