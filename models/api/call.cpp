// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "call.h"

#include "api/callcause.h"
#include "api/delivery.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::api {

QString textOf(WaitReason why)
{
    // clang-format off
    static constexpr std::array texts{
        QT_TRANSLATE_NOOP("Reason", "The account has used up its requests for this minute."),
        QT_TRANSLATE_NOOP("Reason", "Waiting before the next attempt."),
        QT_TRANSLATE_NOOP("Reason", "The service asked Storedesk to wait."),
        QT_TRANSLATE_NOOP("Reason", "The service is currently unavailable."),
        QT_TRANSLATE_NOOP("Reason", "Waiting before checking whether the request arrived."),
        QT_TRANSLATE_NOOP("Reason", "The service's queue is full."),
        QT_TRANSLATE_NOOP("Reason", "The service isn't responding. Storedesk will try again automatically."),
    };
    // clang-format on
    return QCoreApplication::translate("Reason", texts[static_cast<std::size_t>(why)]);
}

Call::Call(std::unique_ptr<Delivery> delivery, QObject *owner)
    : QObject(owner)
    , m_delivery(std::move(delivery))
{
    Q_ASSERT(owner);
    // Keeps the delivery in the same thread as the call.
    m_delivery->setParent(this);
    connect(m_delivery.get(), &Delivery::stateChanged, this, &Call::setState);
    connect(m_delivery.get(), &Delivery::waiting, this, &Call::waiting);
    connect(m_delivery.get(), &Delivery::progress, this, &Call::progress);
    connect(m_delivery.get(), &Delivery::releaseNeeded, this, &Call::releaseNeeded);
    connect(m_delivery.get(), &Delivery::finished, this, &Call::finish);
    QMetaObject::invokeMethod(
        this, [this] { m_delivery->begin(causeOf(parent())); }, Qt::QueuedConnection);
}

// Destroys the delivery first, because an aborted request may still report through this object.
Call::~Call()
{
    m_delivery.reset();
}

void Call::cancel()
{
    m_delivery->cancel();
}

void Call::requireRelease()
{
    m_delivery->requireRelease();
}

void Call::release()
{
    m_delivery->release();
}

bool Call::mayHaveLeft() const
{
    return m_delivery->mayHaveLeft();
}

const http::Request &Call::request() const
{
    return m_delivery->request();
}

Call::State Call::state() const
{
    return m_state;
}

int Call::attempts() const
{
    return m_delivery->attempts();
}

void Call::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged(state);
}

void Call::finish(const http::Outcome &outcome)
{
    if (std::exchange(m_state, State::Finished) == State::Finished)
        return;
    deleteLater();
    // Emitted last: the handler may delete the owner and with it this call.
    Q_EMIT finished(outcome);
}

} // namespace storedesk::api
