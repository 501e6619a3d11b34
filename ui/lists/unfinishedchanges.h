// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class Frame;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// A notice above the integrations about a change of an event type that was started but not
// finished, for example because the program was killed. Opens the plan of the change.
class UnfinishedChanges final : public QWidget
{
    Q_OBJECT

public:
    UnfinishedChanges(Frame &frame, QWidget *parent);

private:
    void look();
    void openFirst();

    Frame &m_frame;
    Notice *m_notice;
};

} // namespace storedesk::ui::lists
