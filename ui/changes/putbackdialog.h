// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "ui/changes/putback.h"

#include <QDialog>

#include <functional>

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
    PutBackDialog(Frame &frame, local::BinEntry entry);

private:
    [[nodiscard]] QWidget *buildBody();
    [[nodiscard]] QWidget *buildFoot();
    void readRules();
    void makePlan(const catalogue::FieldSet &rules);
    void check();
    void checkList();
    void offer();
    void refuse();
    void fail(const api::Error &error, std::function<void()> again);
    void write();

    Frame &m_frame;
    const local::BinEntry m_entry;
    PutBackPlan m_plan;
    Notice *m_notice;
    ValueTable *m_values;
    Button *m_cancel;
    Button *m_open; // shows the record that is there
    Button *m_act;
    std::function<void()> m_next; // what the button does
};

} // namespace storedesk::ui::changes
