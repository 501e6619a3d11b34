// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {
class Frame;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Says above the integrations that a change of an event type was begun and did not come to its end,
// for example because the program was killed, and leads to its plan.
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
