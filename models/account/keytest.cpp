// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keytest.h"

#include "account/connectionof.h"
#include "account/keytestwords.h"
#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QUuid>

#include <algorithm>
#include <array>

namespace storedesk::account {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
using State = TestedArea::State;

// The store is first: its response shows whether key and address are valid at all. Resources
// without a list are looked up. The result for integrations also covers their event types, which
// belong to an integration; events are only sent, never read.
static std::vector<TestedArea> allAreas()
{
    return {
        {.resource = Resource::Store, .operation = OperationId::GetStore},
        {.resource = Resource::Contact, .operation = OperationId::GetContactByEmail},
        {.resource = Resource::ContactField, .operation = OperationId::ListContactFields},
        {.resource = Resource::Product, .operation = OperationId::GetProductByStoreId},
        {.resource = Resource::Purchase, .operation = OperationId::GetPurchaseByStoreId},
        {.resource = Resource::Export, .operation = OperationId::ListExports},
        {.resource = Resource::Import, .operation = OperationId::ListImports},
        {.resource = Resource::CouponSet, .operation = OperationId::ListCouponSets},
        {.resource = Resource::Workflow, .operation = OperationId::ListWorkflows},
        {.resource = Resource::CustomIntegration, .operation = OperationId::ListCustomIntegrations},
        {.resource = Resource::CustomEvent, .state = State::NotTried},
    };
}

// Returns path values that exist in no store: the domain .invalid is reserved, and a new UUID is
// unique.
static QStringList valuesOf(OperationId id)
{
    const auto &operation = catalogue::operation(id);
    if (id == OperationId::GetContactByEmail)
        return {u"nobody@storedesk.invalid"_s};
    if (operation.answer == catalogue::ResponseShape::Record
        && operation.resource != Resource::Store)
        return {u"storedesk-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces)};
    return {};
}

// Returns whether the response for one area applies to all of them.
static bool endsTheTest(http::ErrorKind kind)
{
    using enum http::ErrorKind;
    static constexpr std::array kinds{NotSendable, HostNotFound, NoConnection, ConnectTimeout,
                                      Certificate, Handshake,    Proxy,        Redirected,
                                      ForeignPage, Unauthorised};
    return std::ranges::find(kinds, kind) != kinds.end();
}

KeyTest::KeyTest(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_limit(clock.timer([this] {
        if (m_call)
            m_call->cancel();
    }))
    , m_areas(allAreas())
{ }

KeyTest::~KeyTest() = default;

void KeyTest::reset()
{
    m_limit->stop();
    if (m_call)
        m_call->disconnect(this);
    // Deleted later, because this may run in the handler of one of the session's calls.
    if (m_session)
        m_session.release()->deleteLater();
    m_areas = allAreas();
    m_error = {};
    m_storeName.clear();
    m_single = false;
    m_reads = 0;
    m_verdict = Verdict::Untested;
}

void KeyTest::start(profiles::Profile profile, const QByteArray &key)
{
    reset();
    profile.guard = profiles::ProtectionLevel::ReadOnly;
    m_host = profile.address.host();
    m_session = std::make_unique<api::Session>(connectionOf(profile, key), m_clock);
    connect(&m_session->client().log(), &api::CallLog::added, this, &KeyTest::called);
    m_session->client().setBackoff(api::Client::Backoff::Short);
    m_verdict = Verdict::Testing;
    ask(0);
}

void KeyTest::again(std::size_t area)
{
    if (!m_session || m_verdict == Verdict::Testing || m_areas[area].state != State::NoAnswer)
        return;
    m_single = true;
    m_verdict = Verdict::Testing;
    m_session->client().resume();
    ask(area);
}

void KeyTest::forget()
{
    if (m_verdict == Verdict::Untested)
        return;
    reset();
    Q_EMIT changed();
}

void KeyTest::ask(std::size_t number)
{
    m_asking = number;
    auto &area = m_areas[number];
    area.state = State::Asking;
    ++m_reads;
    auto request = api::requestOf(catalogue::operation(*area.operation), valuesOf(*area.operation));
    request.cause = QCoreApplication::translate("KeyTest", "Connection test");
    m_call = m_session->read(std::move(request), this);
    m_call->then(this, [this](const http::Outcome &outcome) { handleAnswer(outcome); });
    m_limit->start(patience);
    Q_EMIT changed();
}

void KeyTest::handleAnswer(const http::Outcome &outcome)
{
    m_limit->stop();
    auto &area = m_areas[m_asking];
    // For a record that cannot exist, "not found" means that access is allowed.
    const bool missed = !outcome && outcome.error().kind == http::ErrorKind::NotFound
        && area.resource != Resource::Store;
    if (outcome || missed) {
        noteAllowed(area, outcome);
    } else {
        area.error = outcome.error();
        const bool locked = outcome.error().kind == http::ErrorKind::Forbidden;
        area.state = locked ? State::Locked : State::NoAnswer;
        const bool wrongPlace = outcome.error().kind == http::ErrorKind::NotFound;
        if (!m_single && (wrongPlace || endsTheTest(outcome.error().kind)))
            return giveUp(outcome.error());
        // If the store does not respond, ten more timeouts would provide no further information.
        if (!m_single && m_asking == 0 && !locked)
            return giveUp(outcome.error());
    }
    askNext();
}

void KeyTest::noteAllowed(TestedArea &area, const http::Outcome &outcome)
{
    namespace key = catalogue::key;
    area.state = State::Allowed;
    area.error = {};
    if (!outcome)
        return;
    const auto answer = outcome->document.object();
    if (area.resource == Resource::Store)
        m_storeName = answer.value(key::name).toString();
    if (catalogue::operation(*area.operation).answer != catalogue::ResponseShape::Page)
        return;
    area.count = answer.value(key::results).toArray().size();
    area.more = !answer.value(key::links).toObject().value(key::next).toString().isEmpty();
}

void KeyTest::askNext()
{
    const auto waiting = [](const TestedArea &area) {
        return area.state == State::Waiting;
    };
    const auto next = std::ranges::find_if(m_areas, waiting);
    if (m_single || next == m_areas.end())
        return end();
    ask(static_cast<std::size_t>(next - m_areas.begin()));
}

void KeyTest::giveUp(const http::Error &error)
{
    for (auto &area : m_areas) {
        if (area.state == State::Waiting)
            area.state = State::NotTried;
    }
    m_error = error;
    m_verdict = Verdict::Failed;
    m_endedAt = m_clock.now();
    Q_EMIT changed();
}

void KeyTest::end()
{
    m_single = false;
    m_endedAt = m_clock.now();
    const auto allowed = countOf(State::Allowed);
    const auto tried = std::ranges::count_if(
        m_areas, [](const TestedArea &area) { return area.operation.has_value(); });
    if (allowed == 0) {
        m_error = m_areas.front().error;
        m_verdict = Verdict::Failed;
    } else {
        m_verdict = allowed == tried ? Verdict::Works : Verdict::WorksInPart;
    }
    Q_EMIT changed();
}

int KeyTest::countOf(TestedArea::State state) const
{
    return static_cast<int>(std::ranges::count(m_areas, state, &TestedArea::state));
}

} // namespace storedesk::account
