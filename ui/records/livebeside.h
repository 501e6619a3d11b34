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

// Shows the live record of the contact selected in the mirror and marks changes since the copy. The
// record is requested after a short delay, so that moving through the list sends no requests.
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
    // Whether the delay has not elapsed yet.
    bool m_waits = false;
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::records
