// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/putback.h"

#include <QDialog>
#include <QPointer>

namespace storedesk::ui {
class Button;
class Frame;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class ValueTable;

// Asks before a copy becomes a record again: looks first whether somebody has made it anew, shows
// what will be sent, and closes by itself when it is back.
class PutBackDialog final : public QDialog
{
    Q_OBJECT

public:
    PutBackDialog(Frame &frame, const local::BinEntry &entry);
    ~PutBackDialog() override;

private:
    [[nodiscard]] QWidget *buildBody();
    [[nodiscard]] QWidget *buildFoot();
    void show(jobs::PutBack::State state);
    void showPlan();
    void offer();
    void refuse();
    void fail();

    Frame &m_frame;
    QPointer<jobs::PutBack> m_putBack; // goes with the desk
    Notice *m_notice;
    ValueTable *m_values;
    Button *m_cancel;
    Button *m_open; // shows the record that is there
    Button *m_act;
};

} // namespace storedesk::ui::changes
