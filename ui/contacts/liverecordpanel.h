// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/records/recordloader.h"
#include "ui/widgets/panel.h"

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace storedesk::ui::records {
class RecordView;
}

namespace storedesk::ui {
class Button;
class PageHost;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// Shows the live record of the contact selected in the mirror and marks changes since the copy was
// made. The record is requested after a short delay, so that moving through the list sends no
// requests.
class LiveRecordPanel final : public Panel
{
    Q_OBJECT

public:
    explicit LiveRecordPanel(PageHost &host, QWidget *parent = nullptr);

    // Shows the copy from the list at once.
    void open(const PageAddress &place, const QJsonObject &copy, const QDateTime &copiedAt);
    [[nodiscard]] const PageAddress &place() const { return m_place; }
    void close();
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void closed();

private:
    void build();
    void show();
    void showState();

    PageHost &m_host;
    records::RecordLoader m_reader;
    PageAddress m_place;
    QLabel *m_state;
    QStackedWidget *m_stack;
    records::RecordView *m_view;
    QScrollArea *m_blank;
    StatePane *m_pane;
    Button *m_open;
    // Whether the delay is still running.
    bool m_waits = false;
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::contacts
