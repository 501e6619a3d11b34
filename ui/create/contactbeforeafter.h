// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "base/clock.h"
#include "ui/create/contactchanges.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>
#include <QPointer>

class QLabel;

namespace storedesk::api {
class Call;
} // namespace storedesk::api

namespace storedesk::ui {
class Frame;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// The contact of an event: as it is before the event leaves, and what became of it. Workflows take
// their time, so it is read at once, twice more, and whenever somebody asks.
class ContactBeforeAfter final : public Panel
{
    Q_OBJECT

public:
    ContactBeforeAfter(Frame &frame, QWidget *parent);

    void setEmail(const QString &email); // another contact: what is known of it now is read
    void eventLeaves(); // from now on what was read is what was before
    void eventArrived();
    void readAgain();
    [[nodiscard]] bool isReading() const { return m_call; }
    [[nodiscard]] const ContactChanges &changes() const { return m_model; }

private:
    enum class Phase : quint8 { Idle, Before, Sent, After };

    void build();
    void read();
    void take(const api::Outcome &outcome);
    void show();
    [[nodiscard]] QString stateWords() const;

    Frame &m_frame;
    QLabel *m_title;
    QLabel *m_state;
    Button *m_again;
    TableView *m_view;
    ContactChanges m_model;
    QString m_email;
    QJsonObject m_before;
    QJsonObject m_after;
    bool m_beforeKnown = false; // read, or known not to exist
    QString m_problem;
    Phase m_phase = Phase::Idle;
    int m_later = 0; // how often it was read by itself after the event
    QPointer<api::Call> m_call;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::create
