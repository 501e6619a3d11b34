// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/outcome.h"
#include "ui/events/contactchanges.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>
#include <QPointer>

class QLabel;

namespace storedesk::api {
class Call;
} // namespace storedesk::api

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Shows the contact of an event before and after it is sent. Workflows run asynchronously, so the
// contact is read immediately after the event, twice more with a delay, and on request.
class ContactBeforeAfter final : public Panel
{
    Q_OBJECT

public:
    ContactBeforeAfter(PageHost &host, QWidget *parent);

    // Sets the contact and reads its current state.
    void setEmail(const QString &email);
    // Makes the current state the state before the event.
    void eventLeaves();
    void eventArrived();
    void readAgain();
    [[nodiscard]] bool isReading() const { return m_call; }
    [[nodiscard]] const ContactChanges &changes() const { return m_model; }

private:
    enum class Phase : quint8 { Idle, Before, Sent, After };

    void build();
    void read();
    void take(const http::Outcome &outcome);
    void show();
    [[nodiscard]] QString stateWords() const;

    PageHost &m_host;
    QLabel *m_title;
    QLabel *m_state;
    Button *m_again;
    TableView *m_view;
    ContactChanges m_model;
    QString m_email;
    QJsonObject m_before;
    QJsonObject m_after;
    // Whether the contact was read or is known not to exist.
    bool m_beforeKnown = false;
    QString m_problem;
    Phase m_phase = Phase::Idle;
    // Number of automatic reads made after the event.
    int m_later = 0;
    QPointer<api::Call> m_call;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::events
