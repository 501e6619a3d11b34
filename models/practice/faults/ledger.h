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

enum class Step : quint8 { Received, Stalled, Answered, Ended };

// One request as the service saw it.
struct LedgerEntry
{
    int number = 0; // from 1
    QDateTime time = {};
    QByteArray method = {};
    std::optional<catalogue::OperationId> operation =
        {}; // absent: files and what found no operation
    QStringList values = {}; // of the path
    QByteArray bodyHash = {}; // SHA-1, only when the body came to its end
    qint64 bodySize = 0;
    bool complete = false; // the body came to its end
    bool applied = false; // carried out with success
    int status = 0; // answered; 0: none
    std::optional<Fault> fault = {}; // played
    Step step = Step::Received;
};

// What the service received, applied and answered, for tests to count. Any thread may ask. It keeps
// the latest 100,000 requests, and its counts are about those.
class Ledger final
{
public:
    static constexpr std::size_t capacity = 100'000;
    using Observer = std::function<void(const LedgerEntry &)>;

    // How often requests of this operation arrived, whole or not; were carried out; were carried
    // out for these values of the path; were carried out with this body.
    [[nodiscard]] int received(catalogue::OperationId operation) const;
    [[nodiscard]] int applied(catalogue::OperationId operation) const;
    [[nodiscard]] int applied(catalogue::OperationId operation, const QStringList &values) const;
    [[nodiscard]] int appliedBody(catalogue::OperationId operation, QByteArrayView body) const;
    [[nodiscard]] int total() const;
    [[nodiscard]] std::deque<LedgerEntry> entries() const;
    [[nodiscard]] std::optional<LedgerEntry> last() const;
    void clear();

    // Asks again after every step until it is so or the real time is over.
    bool waitFor(const std::function<bool()> &isSo, std::chrono::milliseconds limit) const;
    // Told of every step, in the service's thread; to hear of it in another one, post it there.
    // Once this returns, the observer before is not called any more.
    void observe(Observer observer);

    // For the service: changes the entry of a number and tells.
    int open(LedgerEntry entry);
    void note(int number, const std::function<void(LedgerEntry &)> &change);

private:
    [[nodiscard]] LedgerEntry *find(int number);
    void count(const LedgerEntry &entry, int by);
    void tell(const LedgerEntry &entry);

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::deque<LedgerEntry> m_entries;
    int m_dropped = 0; // numbers that are gone
    quint64 m_version = 0;
    QHash<QByteArray, int> m_counts; // by what was counted
    std::mutex m_observerMutex;
    Observer m_observer;
};

} // namespace storedesk::practice
