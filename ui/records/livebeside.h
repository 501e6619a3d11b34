// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/records/recordreader.h"
#include "ui/widgets/panel.h"

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace storedesk::ui {
class Button;
class Frame;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordView;

// The live record of the contact that is chosen in the list of everybody. What changed since the
// copy is marked. It is read in a pause: whoever walks through the list asks for nobody on the way.
class LiveBeside final : public Panel
{
    Q_OBJECT

public:
    explicit LiveBeside(Frame &frame, QWidget *parent = nullptr);

    void open(const Place &place);
    [[nodiscard]] const Place &place() const { return m_place; }
    void close();
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void closed();

private:
    void build();
    void show();
    void showState();

    Frame &m_frame;
    RecordReader m_reader;
    Place m_place;
    QLabel *m_state;
    QStackedWidget *m_stack;
    RecordView *m_view;
    QScrollArea *m_blank;
    StatePane *m_pane;
    Button *m_open;
    bool m_waits = false; // for the pause
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::records
