// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "practice/core/fault.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

namespace storedesk::practice {

enum class LedgerStep : quint8 { Received, Stalled, Answered, Ended };

// One request as seen by the service.
struct LedgerEntry
{
    // Counted from 1.
    int number = 0;
    QDateTime time = {};
    QByteArray method = {};
    // Absent for files and unknown operations.
    std::optional<catalogue::OperationId> operation = {};
    // The path values.
    QStringList values = {};
    // The SHA-1 hash, set only if the body is complete.
    QByteArray bodyHash = {};
    qint64 bodySize = 0;
    // Whether the whole body was received.
    bool complete = false;
    // Whether the request was applied successfully.
    bool applied = false;
    // The response status, or 0 if there was no response.
    int status = 0;
    // The simulated fault.
    std::optional<Fault> fault = {};
    LedgerStep step = LedgerStep::Received;
};

// Records requests, their effects and responses, so that tests can count them. Thread-safe. Stores
// the latest 100,000 requests, and the counts cover only those.
class Ledger final
{
public:
    static constexpr std::size_t capacity = 100'000;
    using Observer = std::function<void(const LedgerEntry &)>;

    // Return the number of requests for this operation that arrived (completely or not), that were
    // applied, that were applied with these path values, and that were applied with this body.
    [[nodiscard]] int received(catalogue::OperationId operation) const;
    [[nodiscard]] int applied(catalogue::OperationId operation) const;
    [[nodiscard]] int applied(catalogue::OperationId operation, const QStringList &values) const;
    [[nodiscard]] int appliedBody(catalogue::OperationId operation, QByteArrayView body) const;
    [[nodiscard]] int total() const;
    [[nodiscard]] std::deque<LedgerEntry> entries() const;
    [[nodiscard]] std::optional<LedgerEntry> last() const;
    void clear();

    // Checks the condition after every step until it holds or the time limit has passed. The limit
    // is in real time.
    bool waitFor(const std::function<bool()> &isSo, std::chrono::milliseconds limit) const;
    // The observer is called for every step in the service's thread. After this call returns, the
    // previous observer is not called again.
    void observe(Observer observer);

    // Used by the service to add an entry, to change it by number and to notify the observer.
    int open(LedgerEntry entry);
    void note(int number, const std::function<void(LedgerEntry &)> &change);

private:
    [[nodiscard]] LedgerEntry *find(int number);
    void count(const LedgerEntry &entry, int by);
    void notify(const LedgerEntry &entry);

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::deque<LedgerEntry> m_entries;
    // The number of dropped entries.
    int m_dropped = 0;
    quint64 m_version = 0;
    // Indexed by the counted property.
    QHash<QByteArray, int> m_counts;
    std::mutex m_observerMutex;
    Observer m_observer;
};

} // namespace storedesk::practice
