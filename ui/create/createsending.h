// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

#include <QJsonObject>
#include <QPointer>

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::create {

class CreateFoot;

// The form data to send.
struct SentForm
{
    // Page address under which the draft is stored.
    QString place;
    QJsonObject typed;
    // Input still to be sent after this request has succeeded; empty if nothing is left.
    QJsonObject rest;
    http::Request request;
    // Whether this form was sent before and may have been received.
    bool wasInDoubt = false;
};

// Sends a form and shows the progress in the foot. The result is stored with the draft even if the
// form was closed; signals are emitted only while the form is open.
class CreateSending final : public QObject
{
    Q_OBJECT

public:
    // The account and the foot must outlive this object.
    CreateSending(account::Account &account, CreateFoot &foot, QObject *parent);

    void send(const SentForm &form);
    void stop();
    [[nodiscard]] bool isUnderWay() const { return m_call || m_leaving; }

Q_SIGNALS:
    void ended(const storedesk::http::Outcome &outcome);

private:
    void follow(api::Call *call);
    void end(const http::Outcome &outcome);

    account::Account &m_account;
    CreateFoot &m_foot;
    QPointer<api::Call> m_call;
    // Set while the draft is being marked as sent.
    bool m_leaving = false;
    bool m_stopped = false;
};

} // namespace storedesk::ui::create
