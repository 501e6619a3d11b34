// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

#include <QJsonObject>
#include <QPointer>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::create {

class CreateFoot;

// A form as it leaves.
struct SentForm
{
    QString place; // of its draft
    QJsonObject typed;
    QJsonObject rest; // what is still to be sent after it has arrived; empty: nothing
    api::Request request;
    bool wasInDoubt = false; // it was sent before and may have arrived
};

// Sends a form and tells in the foot how far it is. How it ended is written down with the draft,
// also when the form was closed meanwhile; only who still looks at it is told.
class CreateSending final : public QObject
{
    Q_OBJECT

public:
    CreateSending(desk::Desk &desk, CreateFoot &foot, QObject *parent); // desk and foot outlive it

    void send(const SentForm &form);
    void stop();
    [[nodiscard]] bool isUnderWay() const { return m_call || m_leaving; }

Q_SIGNALS:
    void ended(const storedesk::api::Outcome &outcome);

private:
    void follow(api::Call *call);
    void end(const api::Outcome &outcome);

    desk::Desk &m_desk;
    CreateFoot &m_foot;
    QPointer<api::Call> m_call;
    bool m_leaving = false; // it is being written down that it is sent
    bool m_stopped = false;
};

} // namespace storedesk::ui::create
