// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger.h"

#include <QCryptographicHash>

namespace storedesk::practice {

namespace {
// The counted property, which is the first byte of its key.
enum class CountKind : char {
    Received = 'r',
    Applied = 'a',
    AppliedValues = 'v',
    AppliedBody = 'b'
};
} // namespace

static QByteArray countKey(CountKind kind, catalogue::OperationId operation,
                           const QByteArray &rest = {})
{
    QByteArray name;
    name.reserve(rest.size() + 2);
    name += char(kind);
    name += char(operation);
    return name + rest;
}

static QByteArray packed(const QStringList &values)
{
    return values.join(QChar(0)).toUtf8();
}

int Ledger::received(catalogue::OperationId operation) const
{
    const std::lock_guard lock(m_mutex);
    return m_counts.value(countKey(CountKind::Received, operation));
}

int Ledger::applied(catalogue::OperationId operation) const
{
    const std::lock_guard lock(m_mutex);
    return m_counts.value(countKey(CountKind::Applied, operation));
}

int Ledger::applied(catalogue::OperationId operation, const QStringList &values) const
{
    const std::lock_guard lock(m_mutex);
    return m_counts.value(countKey(CountKind::AppliedValues, operation, packed(values)));
}

int Ledger::appliedBody(catalogue::OperationId operation, QByteArrayView body) const
{
    const auto hash = QCryptographicHash::hash(body.toByteArray(), QCryptographicHash::Sha1);
    const std::lock_guard lock(m_mutex);
    return m_counts.value(countKey(CountKind::AppliedBody, operation, hash));
}

int Ledger::total() const
{
    const std::lock_guard lock(m_mutex);
    return int(m_entries.size());
}

std::deque<LedgerEntry> Ledger::entries() const
{
    const std::lock_guard lock(m_mutex);
    return m_entries;
}

std::optional<LedgerEntry> Ledger::last() const
{
    const std::lock_guard lock(m_mutex);
    return m_entries.empty() ? std::nullopt : std::optional(m_entries.back());
}

// Numbering continues, because a request in progress during clear() must not be mistaken for a
// later one.
void Ledger::clear()
{
    const std::lock_guard lock(m_mutex);
    m_dropped += int(m_entries.size());
    m_entries.clear();
    m_counts.clear();
}

bool Ledger::waitFor(const std::function<bool()> &isSo, std::chrono::milliseconds limit) const
{
    const auto end = std::chrono::steady_clock::now() + limit;
    std::unique_lock lock(m_mutex);
    while (true) {
        const auto seen = m_version;
        lock.unlock();
        if (isSo())
            return true;
        lock.lock();
        if (!m_changed.wait_until(lock, end, [&] { return m_version != seen; }))
            return false;
    }
}

void Ledger::observe(Observer observer)
{
    const std::lock_guard lock(m_observerMutex);
    m_observer = std::move(observer);
}

int Ledger::open(LedgerEntry entry)
{
    {
        const std::lock_guard lock(m_mutex);
        entry.number = m_dropped + int(m_entries.size()) + 1;
        m_entries.push_back(entry);
        count(entry, 1);
        if (m_entries.size() > capacity) {
            count(m_entries.front(), -1);
            m_entries.pop_front();
            ++m_dropped;
        }
    }
    notify(entry);
    return entry.number;
}

void Ledger::note(int number, const std::function<void(LedgerEntry &)> &change)
{
    LedgerEntry changed;
    {
        const std::lock_guard lock(m_mutex);
        auto *entry = find(number);
        if (!entry)
            return;
        count(*entry, -1);
        change(*entry);
        count(*entry, 1);
        changed = *entry;
    }
    notify(changed);
}

LedgerEntry *Ledger::find(int number)
{
    const auto index = number - m_dropped - 1;
    if (index < 0 || index >= int(m_entries.size()))
        return nullptr;
    return &m_entries[size_t(index)];
}

// Keeps the counts up to date with the entries, so that queries are fast.
void Ledger::count(const LedgerEntry &entry, int by)
{
    if (!entry.operation)
        return;
    const auto add = [this, by](const QByteArray &name) {
        m_counts[name] += by;
        if (m_counts[name] == 0)
            m_counts.remove(name);
    };
    add(countKey(CountKind::Received, *entry.operation));
    if (!entry.applied)
        return;
    add(countKey(CountKind::Applied, *entry.operation));
    add(countKey(CountKind::AppliedValues, *entry.operation, packed(entry.values)));
    add(countKey(CountKind::AppliedBody, *entry.operation, entry.bodyHash));
}

void Ledger::notify(const LedgerEntry &entry)
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_version;
    }
    m_changed.notify_all();
    const std::lock_guard lock(m_observerMutex);
    if (m_observer)
        m_observer(entry);
}

} // namespace storedesk::practice
