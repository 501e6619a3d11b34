// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderlookups.h"

#include "api/session.h"

namespace storedesk::purchases {

using catalogue::OperationId;

static constexpr int width = 8;

static OperationId operationFor(int subject)
{
    static constexpr std::array operations{
        OperationId::GetPurchaseByStoreId, OperationId::GetContactByEmail,
        OperationId::GetContactByExternalId, OperationId::GetProductByStoreId};
    return operations.at(static_cast<std::size_t>(subject));
}

// Returns whether the error would also affect all other lookups.
static bool concernsAll(http::ErrorKind kind)
{
    return kind == http::ErrorKind::Unauthorised || kind == http::ErrorKind::Forbidden
        || kind == http::ErrorKind::Certificate || kind == http::ErrorKind::Handshake
        || kind == http::ErrorKind::Proxy || kind == http::ErrorKind::Redirected
        || kind == http::ErrorKind::ForeignPage;
}

OrderLookups::OrderLookups(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_calls(width,
              {.rows = [this] { return m_questions.size(); },
               .isDue = [](std::size_t) { return true; },
               .start = [this](std::size_t row) { ask(row); },
               .drained =
                   [this] {
                       drained();
                   }})
{ }

OrderLookups::~OrderLookups() = default;

void OrderLookups::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
    if (state == State::Done || state == State::Failed)
        Q_EMIT finished();
}

// Deletes the calls later, because a call must not be deleted inside its own signal.
void OrderLookups::dropCalls()
{
    if (m_owner)
        m_owner.release()->deleteLater();
    m_calls.giveUp();
}

void OrderLookups::start(const std::vector<Order> &orders)
{
    dropCalls();
    m_owner = std::make_unique<QObject>();
    m_problem = {};
    m_findings = {};
    m_questions.clear();
    m_waiting.clear();
    m_isSecondRound = false;
    m_done = 0;
    QSet<QString> others;
    for (const auto &order : orders) {
        if (!order.isSendable())
            continue;
        Waiting waiting{.id = order.id, .email = order.email, .externalId = order.externalId};
        for (const auto &item : order.items) {
            waiting.products.append(item.productId);
            others.insert(u'p' + item.productId);
        }
        others.insert(order.email.isEmpty() ? u'x' + order.externalId : u'e' + order.email);
        m_questions.push_back({.subject = Subject::Purchase, .value = order.id});
        m_waiting.push_back(std::move(waiting));
    }
    m_total = static_cast<qint64>(m_questions.size()) + others.size();
    begin();
}

void OrderLookups::startAgain()
{
    const auto before = std::exchange(m_findings, {});
    dropCalls();
    m_owner = std::make_unique<QObject>();
    m_problem = {};
    m_findings.purchases = before.purchases;
    m_done = 0;
    const auto isOpen = [&before](const Question &question) {
        if (before.failures.contains(question.value))
            return true;
        switch (question.subject) {
        case Subject::Purchase:
            return false;
        case Subject::Email:
            return before.missingEmails.contains(question.value);
        case Subject::ExternalId:
            return before.missingExternalIds.contains(question.value);
        case Subject::Product:
            return before.missingProducts.contains(question.value);
        }
        return false;
    };
    std::erase_if(m_questions, std::not_fn(isOpen));
    m_total = static_cast<qint64>(m_questions.size());
    begin();
}

void OrderLookups::begin()
{
    setState(State::Running);
    m_calls.run();
}

void OrderLookups::cancel()
{
    if (m_state != State::Running)
        return;
    dropCalls();
    setState(State::Idle);
}

void OrderLookups::ask(std::size_t row)
{
    const auto question = m_questions[row];
    auto request = api::requestOf(
        catalogue::operation(operationFor(static_cast<int>(question.subject))), {question.value});
    request.priority = http::Priority::Job;
    auto *owner = m_owner.get();
    m_session.read(request, owner)
        ->then(owner, [this, question, owner](const http::Outcome &outcome) {
            if (owner == m_owner.get())
                handleOutcome(question, outcome);
        });
}

void OrderLookups::handleOutcome(const Question &question, const http::Outcome &outcome)
{
    ++m_done;
    const bool isMissing = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
    if (!outcome && concernsAll(outcome.error().kind))
        return fail(outcome.error().words);
    if (!outcome && !isMissing) {
        m_findings.failures.insert(question.value, outcome.error().words.what);
    } else if (question.subject == Subject::Purchase) {
        if (outcome)
            m_findings.purchases.insert(question.value, outcome->document.object());
    } else if (isMissing) {
        auto &missing = question.subject == Subject::Email ? m_findings.missingEmails
            : question.subject == Subject::ExternalId      ? m_findings.missingExternalIds
                                                           : m_findings.missingProducts;
        missing.insert(question.value);
    }
    Q_EMIT changed();
    m_calls.ended();
}

void OrderLookups::fail(const base::Problem &problem)
{
    m_problem = problem;
    dropCalls();
    setState(State::Failed);
}

void OrderLookups::drained()
{
    if (m_state != State::Running)
        return;
    if (!m_isSecondRound)
        return askForTheRest();
    setState(State::Done);
}

void OrderLookups::askForTheRest()
{
    m_isSecondRound = true;
    QSet<QString> seen;
    const auto want = [&](Subject subject, const QString &value) {
        const auto mark = QString::number(static_cast<int>(subject)) + value;
        if (value.isEmpty() || seen.contains(mark))
            return;
        seen.insert(mark);
        m_questions.push_back({.subject = subject, .value = value});
    };
    const auto purchases = static_cast<qint64>(m_questions.size());
    for (const auto &order : m_waiting) {
        if (m_findings.purchases.contains(order.id))
            continue;
        if (order.email.isEmpty())
            want(Subject::ExternalId, order.externalId);
        else
            want(Subject::Email, order.email);
        for (const auto &product : order.products)
            want(Subject::Product, product);
    }
    m_total = static_cast<qint64>(m_questions.size());
    if (m_total == purchases)
        return setState(State::Done);
    m_calls.continueRun();
}

} // namespace storedesk::purchases
