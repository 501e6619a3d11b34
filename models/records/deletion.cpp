// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/deletion.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/resourcerequests.h"
#include "catalogue/key.h"
#include "http/requestpolicy.h"

#include <algorithm>
#include <array>

namespace storedesk::records {

using catalogue::OperationId;
using catalogue::Resource;
using http::Priority;
namespace key = catalogue::key;

// The number of requests passed to the session at a time. This is enough to keep the connection
// busy, but few enough for stop() to take effect quickly. The session further limits the number of
// requests in flight.
static constexpr int mostUnderWay = 4;
// Larger runs have the priority of a job, so that interactive requests overtake them.
static constexpr std::size_t mostInteractive = 5;

Deletion::Deletion(account::Account &account, OperationId operation,
                   const QList<DeleteTarget> &targets)
    : QObject(&account)
    , m_account(account)
    , m_operation(catalogue::operation(operation))
    , m_queue(mostUnderWay,
              {.rows = [this] { return m_items.size(); },
               .isDue = [this](std::size_t row) { return isDue(m_items[row]); },
               .start = [this](std::size_t row) { start(row); },
               .drained =
                   [this] {
                       drained();
                   }})
{
    for (const DeleteTarget &target : targets)
        m_items.push_back({.target = target});
}

http::Priority Deletion::priority() const
{
    return m_items.size() > mostInteractive ? Priority::Job : Priority::Interactive;
}

int Deletion::readsFor(OperationId operation, const QList<DeleteTarget> &targets)
{
    const auto unread = std::ranges::count_if(
        targets, [](const DeleteTarget &target) { return target.record.isEmpty(); });
    const bool takesTypesAlong = operation == OperationId::DeleteCustomIntegration;
    return static_cast<int>(unread + (takesTypesAlong ? targets.size() : 0));
}

void Deletion::start(bool keepCopies)
{
    m_keeps = keepCopies;
    m_queue.release();
    m_binProblem = {};
    m_moved = http::TimePoint::now(m_account.clock());
    m_before.clear();
    for (Item &item : m_items) {
        m_before.push_back(item.isGone());
        if (!item.isGone())
            item.end = End::Open;
        item.left = false;
    }
    enter(m_keeps ? Phase::Reading : Phase::Deleting);
}

void Deletion::stop()
{
    if (m_phase == Phase::Idle || stopped())
        return;
    m_queue.hold();
    if (m_phase == Phase::Reading || m_phase == Phase::Checking) {
        delete std::exchange(m_reads, nullptr);
        m_queue.giveUp();
        end();
        return;
    }
    // Wait for requests that are already in flight, because otherwise their outcome would be
    // unknown.
    for (const QPointer<api::Call> &call : std::as_const(m_writes)) {
        const bool onTheWire = call
            && (call->state() == api::Call::State::Sending
                || call->state() == api::Call::State::LookingUp);
        if (call && !onTheWire)
            call->cancel();
    }
    Q_EMIT changed();
}

void Deletion::deleteWhenEnded()
{
    m_abandoned = true;
    stop();
    if (m_phase == Phase::Idle)
        deleteLater();
}

int Deletion::count(End end) const
{
    return static_cast<int>(std::ranges::count(m_items, end, &Item::end));
}

int Deletion::done() const
{
    return static_cast<int>(std::ranges::count_if(m_items, [this](const Item &item) {
        return m_phase == Phase::Reading ? !item.needsRead() : item.end != End::Open;
    }));
}

void Deletion::enter(Phase phase)
{
    m_phase = phase;
    m_writes.clear();
    if (phase != Phase::Deleting && !m_reads)
        m_reads = new QObject(this);
    if (phase == Phase::Reading) {
        for (std::size_t row = 0; row < m_items.size(); ++row) {
            Item &item = m_items[row];
            if (item.copies.empty() && !item.target.record.isEmpty())
                noteCopy(row, m_operation.resource, item.target.title, item.target.record,
                         item.target.values);
        }
    }
    Q_EMIT changed();
    m_queue.run();
}

bool Deletion::isDue(const Item &item) const
{
    if (m_phase == Phase::Reading)
        return item.needsRead();
    return m_phase == Phase::Checking ? item.left && !item.numbers.isEmpty()
                                      : item.end == End::Open;
}

void Deletion::start(std::size_t row)
{
    if (m_phase == Phase::Deleting)
        remove(row);
    else
        m_phase == Phase::Reading ? read(row) : check(row);
}

void Deletion::drained()
{
    if (m_phase == Phase::Reading && stopped())
        end();
    else if (m_phase == Phase::Reading)
        keep();
    else if (m_phase == Phase::Deleting)
        enter(Phase::Checking);
    else if (m_phase == Phase::Checking)
        end();
}

void Deletion::keep()
{
    std::vector<storage::BinEntry> entries;
    for (const Item &item : m_items) {
        if (item.end == End::Open && item.numbers.isEmpty())
            entries.insert(entries.end(), item.copies.begin(), item.copies.end());
    }
    m_phase = Phase::Keeping;
    if (entries.empty()) {
        enter(Phase::Deleting);
        return;
    }
    Q_EMIT changed();
    m_account.storage().bin().keep(
        std::move(entries), this, [this](const base::Result<QList<qint64>> &kept) {
            if (!kept) {
                m_binProblem = kept.error();
                end();
                return;
            }
            qsizetype next = 0;
            for (Item &item : m_items) {
                if (item.end != End::Open || !item.numbers.isEmpty())
                    continue;
                for (std::size_t copy = 0; copy < item.copies.size(); ++copy)
                    item.numbers.append(kept->at(next++));
            }
            enter(Phase::Deleting);
        });
}

void Deletion::remove(std::size_t row)
{
    const api::RecordAddress record(*catalogue::lookupKeyOf(m_operation.id),
                                    m_items[row].target.values);
    auto *call = m_account.session().of(m_operation.resource).remove(record, priority());
    m_writes.append(call);
    call->then(this, [this, row](const http::Outcome &outcome) {
        handleOutcome(row, outcome);
        oneLess();
    });
}

// Returns whether the request may have reached the service. Without a connection, nothing was
// deleted.
static bool reachedSomebody(const http::Error &error)
{
    using enum http::ErrorKind;
    static constexpr std::array kinds{ReadOnly,       NotSendable, HostNotFound, NoConnection,
                                      ConnectTimeout, Certificate, Handshake,    Proxy};
    return error.attempts > 0 && std::ranges::find(kinds, error.kind) == kinds.end();
}

void Deletion::handleOutcome(std::size_t row, const http::Outcome &outcome)
{
    Item &item = m_items[row];
    if (outcome) {
        markGone(item, outcome->status == 404 && !outcome->confirmed ? End::GoneBefore : End::Gone);
    } else if (outcome.error().kind != http::ErrorKind::Cancelled) {
        fail(row, outcome.error());
        item.left = item.end == End::Failed && reachedSomebody(outcome.error());
    }
}

void Deletion::markGone(Item &item, End end)
{
    item.end = end;
    for (const qint64 number : std::as_const(item.numbers))
        m_account.storage().bin().markDeleted(number, m_account.clock().now());
}

void Deletion::fail(std::size_t row, const http::Error &error)
{
    m_items[row].end = error.kind == http::ErrorKind::Unknown ? End::Unsure : End::Failed;
    m_items[row].problem = error.words;
    m_items[row].error = error;
}

void Deletion::oneLess()
{
    Q_EMIT changed();
    // The confirmation expires if the computer was asleep or no request succeeded for a while.
    const auto before = std::exchange(m_moved, http::TimePoint::now(m_account.clock()));
    const bool slept = before.age(m_account.clock()) >= http::requestPolicy.replayWindow;
    if (slept && m_phase == Phase::Reading)
        // Call hold() instead of stop(), because this function is called by a read, which stop()
        // would delete.
        m_queue.hold();
    else if (slept && m_phase != Phase::Checking)
        stop();
    m_queue.ended();
}

void Deletion::end()
{
    m_phase = Phase::Idle;
    if (m_reads)
        // Delete the reads later, because this function may be called by the last read.
        m_reads->deleteLater();
    m_reads = nullptr;
    // Bin entries for records that still exist.
    QList<qint64> needless;
    QList<DeleteTarget> gone;
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        Item &item = m_items[row];
        if (item.isGone() && !m_before[row])
            gone.append(item.target);
        // Keep the copies of records that have been deleted, or for which a delete may have reached
        // the service.
        if ((item.end != End::Open && item.end != End::Failed) || item.left)
            continue;
        needless += item.numbers;
        item.numbers.clear();
        if (item.target.record.isEmpty())
            // The record may change before the next attempt.
            item.copies.clear();
    }
    if (!needless.isEmpty())
        m_account.storage().bin().drop(needless);
    Q_EMIT ended(gone);
    if (m_abandoned)
        deleteLater();
}

http::Request Deletion::readOf(std::size_t row) const
{
    auto request =
        api::requestOf(catalogue::operation(*m_operation.lookUp), m_items[row].target.values);
    request.priority = priority();
    return request;
}

void Deletion::read(std::size_t row)
{
    m_account.session().read(readOf(row), m_reads)->then(this, [this, row](const auto &outcome) {
        Item &item = m_items[row];
        if (outcome) {
            noteCopy(row, m_operation.resource, item.target.title, outcome->document.object(),
                     item.target.values);
        } else if (outcome.error().kind == http::ErrorKind::NotFound) {
            item.end = End::GoneBefore;
        } else {
            fail(row, outcome.error());
        }
        oneLess();
    });
}

void Deletion::noteCopy(std::size_t row, Resource resource, const QString &title,
                        const QJsonObject &record, const QStringList &address)
{
    Item &item = m_items[row];
    item.copies.push_back(
        {.resource = resource, .title = title, .record = record, .address = address});
    // The service silently deletes an integration's event types together with the integration.
    if (resource == Resource::CustomIntegration) {
        m_queue.addToRow();
        readTypes(row);
    }
}

void Deletion::readTypes(std::size_t row)
{
    const QString integration = m_items[row].target.values.value(0);
    auto *pages = m_account.session().eventTypes().all(m_reads, {integration});
    connect(pages, &api::Pages::page, this, [this, row, integration](const QJsonArray &records) {
        for (const auto &record : records)
            noteCopy(row, Resource::CustomEventType, record[key::name].toString(),
                     record.toObject(), {integration, record[key::id].toString()});
    });
    connect(pages, &api::Pages::failed, this, [this, row](const http::Error &error) {
        if (error.kind != http::ErrorKind::NotFound) {
            m_items[row].copies.clear();
            fail(row, error);
        }
        oneLess();
    });
    connect(pages, &api::Pages::finished, this, &Deletion::oneLess);
}

void Deletion::check(std::size_t row)
{
    m_account.session().read(readOf(row), m_reads)->then(this, [this, row](const auto &outcome) {
        Item &item = m_items[row];
        if (outcome)
            item.left = false;
        else if (outcome.error().kind == http::ErrorKind::NotFound)
            markGone(item, End::GoneBefore);
        oneLess();
    });
}

} // namespace storedesk::records
