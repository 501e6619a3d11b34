// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/warehouseanswers.h"

#include <QCoreApplication>

#include <algorithm>
#include <future>

namespace storedesk::warehouseinsights {

using namespace Qt::StringLiterals;
using insights::InsightPerson;
using insights::InsightReply;
using insights::QuestionRequest;
using warehouse::Outcome;
using warehouse::WarehouseFaultKind;

namespace {

struct AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseAnswers)
};

} // namespace

// One for the question, and one for the period that it is compared with.
static constexpr std::size_t mostSessions = 2;

WarehouseAnswers::WarehouseAnswers(warehouse::ConnectionSettings settings, QByteArray password,
                                   QString store)
    : m_settings(std::move(settings))
    , m_password(std::move(password))
    , m_store(std::move(store))
    , m_interrupt(std::make_shared<warehouse::SqlInterrupt>())
    , m_thread(u"insights"_s, base::WorkerThread::Priority::Low)
{ }

WarehouseAnswers::~WarehouseAnswers()
{
    m_thread.clear();
    m_interrupt->abandon();
}

void WarehouseAnswers::begin(const void *work)
{
    const std::scoped_lock lock(m_mutex);
    m_running = work;
}

void WarehouseAnswers::end()
{
    const std::scoped_lock lock(m_mutex);
    m_running = nullptr;
    (void)m_interrupt->takeCancelled();
}

void WarehouseAnswers::cancel(const void *work)
{
    const std::scoped_lock lock(m_mutex);
    if (m_running == work)
        m_interrupt->cancel();
}

template <typename Value>
base::Result<Value> WarehouseAnswers::inThread(std::function<Outcome<Value>()> work,
                                               base::Progress &progress)
{
    struct Turn
    {
        std::promise<Outcome<Value>> result = {};
        std::atomic<bool> isUnwanted = false;
    };
    const auto turn = std::make_shared<Turn>();
    auto result = turn->result.get_future();
    m_thread.post([this, turn, work = std::move(work)] {
        begin(turn.get());
        turn->result.set_value(
            turn->isUnwanted ? warehouse::fault(WarehouseFaultKind::Cancelled, {}) : work());
        end();
    });
    static constexpr std::chrono::milliseconds patience(20);
    while (result.wait_for(patience) != std::future_status::ready) {
        if (!progress.cancelled())
            continue;
        turn->isUnwanted = true;
        cancel(turn.get());
        return tl::unexpected(base::Problem());
    }
    return result.get().map_error(
        [](const warehouse::WarehouseFault &fault) { return fault.problem; });
}

base::Result<InsightReply> WarehouseAnswers::answer(const QuestionRequest &request,
                                                    base::Progress &progress)
{
    return inThread<InsightReply>([this, request] { return answerNow(request); }, progress);
}

base::Result<std::vector<InsightPerson>>
WarehouseAnswers::people(const InsightReply &reply, const std::vector<quint32> &people,
                         base::Progress &progress)
{
    return inThread<std::vector<InsightPerson>>(
        [this, session = reply.session, people] { return peopleNow(session, people); }, progress);
}

void WarehouseAnswers::releaseOutdated()
{
    m_thread.post([this] { closeOutdated(); });
}

void WarehouseAnswers::closeOutdated()
{
    if (m_outdated.exchange(false))
        m_sessions.clear();
}

Outcome<InsightReply> WarehouseAnswers::answerNow(const QuestionRequest &request)
{
    closeOutdated();
    const bool isConnected = !m_sessions.empty();
    auto reply = ask(request);
    if (reply || reply.error().kind != WarehouseFaultKind::NoConnection)
        return reply;
    m_sessions.clear();
    // The server may have closed the connection while it was not used.
    return isConnected ? ask(request) : reply;
}

Outcome<InsightReply> WarehouseAnswers::ask(QuestionRequest request)
{
    if (const auto chosen = chooseSession(request.input); !chosen)
        return tl::unexpected(chosen.error());
    const auto &session = m_sessions.back();
    return session.engine->answer(request, true).map([&session](InsightReply &&reply) {
        reply.session = session.number;
        return std::move(reply);
    });
}

Outcome<std::vector<InsightPerson>> WarehouseAnswers::peopleNow(int session,
                                                                const std::vector<quint32> &people)
{
    const auto found = std::ranges::find(m_sessions, session, &Session::number);
    if (found == m_sessions.end())
        return warehouse::fault(
            WarehouseFaultKind::Refused,
            {.what = AnswerWords::tr("The warehouse was read again after this answer."),
             .next = AnswerWords::tr("Press F5 to update the answer.")});
    return found->engine->people(people);
}

Outcome<void> WarehouseAnswers::connect()
{
    auto opened = warehouse::Warehouse::open(m_settings, m_password, {}, m_interrupt);
    if (!opened)
        return tl::unexpected(opened.error());
    auto &warehouse = **opened;
    if (const auto current = warehouse.schema().requireCurrent(); !current)
        return current;
    if (const auto same = warehouse.requireStore(m_store); !same)
        return same;
    auto engine = std::make_unique<WarehouseEngine>(warehouse.connection());
    if (m_sessions.size() >= mostSessions)
        m_sessions.erase(m_sessions.begin());
    m_sessions.push_back(
        {.number = ++m_lastNumber, .warehouse = *std::move(opened), .engine = std::move(engine)});
    return {};
}

Outcome<void> WarehouseAnswers::chooseSession(insights::InsightInput &input)
{
    if (m_sessions.empty()) {
        if (auto connected = connect(); !connected)
            return connected;
    }
    // Any connection knows when the last sync was.
    const auto defaults = m_sessions.back().engine->defaults();
    if (!defaults)
        return tl::unexpected(defaults.error());
    if (input.asOf == 0)
        input.asOf = defaults->asOf;
    if (!input.coversFrom)
        input.coversFrom = defaults->coversFrom;
    const auto isFor = [&input](const Session &session) {
        return session.zone.isEmpty()
            || (session.zone == input.zone.id() && session.asOf == input.asOf);
    };
    const auto found = std::ranges::find_if(m_sessions, isFor);
    if (found != m_sessions.end()) {
        std::rotate(found, found + 1, m_sessions.end());
    } else if (auto connected = connect(); !connected) {
        return connected;
    }
    m_sessions.back().zone = input.zone.id();
    m_sessions.back().asOf = input.asOf;
    return {};
}

} // namespace storedesk::warehouseinsights
