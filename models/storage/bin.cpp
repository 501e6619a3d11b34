// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/bin.h"

#include "base/transaction.h"
#include "storage/schema.h"
#include "storage/storageworker.h"

#include <algorithm>

namespace storedesk::storage {

Bin::Bin(StorageWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void Bin::fill(std::vector<BinEntry> entries)
{
    const auto before = this->entries();
    m_mirror.fill(std::move(entries));
    const bool isFirst = !std::exchange(m_filled, true);
    dropOld();
    if (isFirst || before != this->entries())
        Q_EMIT changed();
}

void Bin::reload()
{
    if (!m_filled || std::exchange(m_reloading, true))
        return;
    m_mirror.expectContent();
    const auto read = std::make_shared<std::vector<BinEntry>>();
    m_worker.post(
        [read](base::Database &database) {
            return readBin(database).map(
                [&read](std::vector<BinEntry> entries) { *read = std::move(entries); });
        },
        this,
        [this, read](const base::Result<void> &done) {
            m_reloading = false;
            if (done)
                fill(std::move(*read));
            else
                m_mirror.keepContent();
        });
}

void Bin::setRetentionDays(int days)
{
    m_retentionDays = days;
    dropOld();
    Q_EMIT changed();
}

// Old copies are removed, because personal data must not be stored longer than needed.
void Bin::dropOld()
{
    QList<qint64> old;
    const QDateTime limit = m_worker.clock().now().addDays(-m_retentionDays);
    for (const BinEntry &entry : entries()) {
        const QDateTime &since = entry.deletedAt.isValid() ? entry.deletedAt : entry.storedAt;
        if (since.isValid() && since < limit)
            old.append(entry.number);
    }
    if (!old.isEmpty())
        drop(old);
}

static base::Result<void> insert(base::Database &database, std::vector<BinEntry> &entries)
{
    base::Transaction transaction(database);
    for (BinEntry &entry : entries) {
        const auto done = database.run(
            "INSERT INTO bin (resource, title, record, address, deleted, back, kept)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            {columnOf(entry.resource), entry.title, columnOf(entry.record), columnOf(entry.address),
             columnOf(entry.deletedAt), entry.restoreRecord ? 1 : 0, columnOf(entry.storedAt)});
        if (!done)
            return done;
        entry.number = database.lastId();
    }
    return transaction.commit();
}

void Bin::keep(std::vector<BinEntry> entries, QObject *context, Kept kept)
{
    for (BinEntry &entry : entries)
        entry.storedAt = m_worker.clock().now();
    const auto shared = std::make_shared<std::vector<BinEntry>>(std::move(entries));
    const auto work = [shared](base::Database &database) {
        return insert(database, *shared);
    };
    // Received by the bin itself, because the copies have been stored even if the context no longer
    // exists.
    const auto done = [this, shared, context = QPointer<QObject>(context),
                       kept = std::move(kept)](const base::Result<void> &result) {
        if (!result) {
            if (context)
                kept(tl::unexpected(result.error()));
            return;
        }
        QList<qint64> numbers;
        for (const BinEntry &entry : *shared)
            numbers.append(entry.number);
        m_mirror.change([shared](std::vector<BinEntry> &all) {
            for (const BinEntry &entry : *shared) {
                // The entry may already have been loaded by a reload in the meantime.
                if (std::ranges::find(all, entry.number, &BinEntry::number) == all.end())
                    all.insert(all.begin(), entry);
            }
        });
        Q_EMIT changed();
        if (context)
            kept(numbers);
    };
    m_worker.post(work, this, done);
}

std::optional<BinEntry> Bin::entry(qint64 number) const
{
    const auto found = std::ranges::find(entries(), number, &BinEntry::number);
    return found == entries().end() ? std::nullopt : std::optional(*found);
}

void Bin::change(qint64 number, const std::function<void(BinEntry &)> &edit)
{
    m_mirror.change([number, edit](std::vector<BinEntry> &all) {
        const auto found = std::ranges::find(all, number, &BinEntry::number);
        if (found != all.end())
            edit(*found);
    });
    Q_EMIT changed();
}

void Bin::markDeleted(qint64 number, const QDateTime &when)
{
    m_worker.post([number, when](base::Database &database) {
        return database.run("UPDATE bin SET deleted = ? WHERE number = ?",
                            {columnOf(when), number});
    });
    change(number, [when](BinEntry &entry) { entry.deletedAt = when; });
    if (const auto found = entry(number))
        Q_EMIT deleted(*found);
}

void Bin::markPutBack(qint64 number)
{
    m_worker.post([number](base::Database &database) {
        return database.run("UPDATE bin SET back = 1 WHERE number = ?", {number});
    });
    change(number, [](BinEntry &entry) { entry.restoreRecord = true; });
    if (const auto found = entry(number))
        Q_EMIT returned(*found);
}

void Bin::moveInto(const QString &oldOwner, const QString &newOwner)
{
    for (const BinEntry &entry : std::vector(entries())) {
        // One path value addresses an independent record, and two address a record inside another.
        if (entry.address.size() != 2 || entry.address.first() != oldOwner)
            continue;
        const QStringList address = {newOwner, entry.address.last()};
        m_worker.post([number = entry.number, address](base::Database &database) {
            return database.run("UPDATE bin SET address = ? WHERE number = ?",
                                {columnOf(address), number});
        });
        change(entry.number, [address](BinEntry &moved) { moved.address = address; });
    }
}

void Bin::drop(const QList<qint64> &numbers)
{
    m_worker.post([numbers](base::Database &database) -> base::Result<void> {
        base::Transaction transaction(database);
        for (const qint64 number : numbers) {
            if (auto done = database.run("DELETE FROM bin WHERE number = ?", {number}); !done)
                return done;
        }
        return transaction.commit();
    });
    m_worker.purge();
    m_mirror.change([numbers](std::vector<BinEntry> &all) {
        std::erase_if(all,
                      [&numbers](const BinEntry &entry) { return numbers.contains(entry.number); });
    });
    Q_EMIT changed();
}

} // namespace storedesk::storage
