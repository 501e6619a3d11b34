// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "purchases/order.h"
#include "records/parallelcalls.h"

#include "http/outcome.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QSet>

#include <memory>

namespace storedesk::api {
class Session;
}

namespace storedesk::purchases {

// The records on the service to which orders refer.
struct OrderFindings
{
    // Existing purchases by store ID.
    QHash<QString, QJsonObject> purchases = {};
    QSet<QString> missingEmails = {};
    QSet<QString> missingExternalIds = {};
    QSet<QString> missingProducts = {};
    // Error messages by the value that was looked up.
    QHash<QString, QString> failures = {};
};

// Looks up the purchases of orders, then the contacts and products of purchases that do not exist
// yet. Only sends read requests, within the account's rate limit, and looks up each value once.
class OrderLookups final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Done, Failed };
    Q_ENUM(State)

    // The session must outlive this object.
    explicit OrderLookups(api::Session &session, QObject *parent = nullptr);
    ~OrderLookups() override;

    // Looks up only orders without faults. Discards earlier findings.
    void start(const std::vector<Order> &orders);
    // Repeats lookups of records that were missing or unreadable, and keeps the other findings.
    void startAgain();
    void cancel();

    [[nodiscard]] State state() const { return m_state; }
    // Returns the reason why all lookups fail, such as the key, a permission or the certificate.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const OrderFindings &findings() const { return m_findings; }
    [[nodiscard]] qint64 done() const { return m_done; }
    // Returns the number of lookups. It decreases if purchases exist, because their contacts and
    // products are not looked up.
    [[nodiscard]] qint64 total() const { return m_total; }

Q_SIGNALS:
    void changed();
    // Emitted when the state becomes Done or Failed.
    void finished();

private:
    enum class Subject : quint8 { Purchase, Email, ExternalId, Product };
    struct Question
    {
        Subject subject = Subject::Purchase;
        QString value = {};
        bool operator==(const Question &) const = default;
    };
    // An order that is waiting for the second round.
    struct Waiting
    {
        QString id = {};
        QString email = {};
        QString externalId = {};
        QStringList products = {};
    };

    void begin();
    void ask(std::size_t row);
    void handleOutcome(const Question &question, const http::Outcome &outcome);
    void drained();
    void dropCalls();
    void askForTheRest();
    void fail(const base::Problem &problem);
    void setState(State state);

    api::Session &m_session;
    State m_state = State::Idle;
    base::Problem m_problem;
    OrderFindings m_findings;
    std::vector<Waiting> m_waiting;
    std::vector<Question> m_questions;
    bool m_isSecondRound = false;
    qint64 m_done = 0;
    qint64 m_total = 0;
    records::ParallelCalls m_calls;
    // Owns the calls in a round. Destroying it cancels them.
    std::unique_ptr<QObject> m_owner;
};

} // namespace storedesk::purchases
