// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/lookuphistory.h"

#include "base/transaction.h"
#include "storage/deletedcontactkeys.h"
#include "storage/schema.h"
#include "storage/storageworker.h"

#include <algorithm>

namespace storedesk::storage {

// The maximum number of visits per resource.
static constexpr int mostVisits = 200;

static bool same(const Visit &left, const Visit &right)
{
    return left.resource == right.resource && left.lookupKey == right.lookupKey
        && left.value == right.value;
}

LookupHistory::LookupHistory(StorageWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void LookupHistory::fill(std::vector<Visit> visits)
{
    m_mirror.fill(std::move(visits));
    Q_EMIT changed();
}

std::vector<Visit> LookupHistory::visits(catalogue::Resource resource) const
{
    std::vector<Visit> found;
    std::ranges::copy_if(m_mirror.content(), std::back_inserter(found),
                         [resource](const Visit &visit) { return visit.resource == resource; });
    return found;
}

// Removes the oldest visits. Pins are preserved, even if their number exceeds the limit.
static void trim(std::vector<Visit> &all, catalogue::Resource resource)
{
    auto count = std::ranges::count(all, resource, &Visit::resource);
    for (auto visit = all.end(); visit != all.begin() && count > mostVisits;) {
        --visit;
        if (visit->resource != resource || visit->pinned)
            continue;
        visit = all.erase(visit);
        --count;
    }
}

static base::Result<void> trim(base::Database &database, catalogue::Resource resource)
{
    const QByteArray name = columnOf(resource);
    return database.run(
        "DELETE FROM visit WHERE resource = ? AND pinned = 0 AND number NOT IN"
        " (SELECT number FROM visit WHERE resource = ? AND pinned = 0 ORDER BY number DESC"
        " LIMIT max(0, ? - (SELECT count(*) FROM visit WHERE resource = ? AND pinned = 1)))",
        {name, name, mostVisits, name});
}

static bool isPinned(base::Database &database, const Visit &visit)
{
    auto rows =
        database.query("SELECT pinned FROM visit WHERE resource = ? AND way = ? AND value = ?",
                       {columnOf(visit.resource), visit.lookupKey, visit.value});
    return rows.next() && rows.number(0) != 0;
}

static base::Result<void> insert(base::Database &database, const Visit &visit)
{
    base::Transaction transaction(database);
    const bool pinned = visit.pinned || isPinned(database, visit);
    // A new row number moves the visit to the front.
    auto done =
        database.run("INSERT OR REPLACE INTO visit (resource, way, value, title, at, pinned)"
                     " VALUES (?, ?, ?, ?, ?, ?)",
                     {columnOf(visit.resource), visit.lookupKey, visit.value, visit.title,
                      columnOf(visit.at), pinned ? 1 : 0});
    if (done)
        done = trim(database, visit.resource);
    return done ? transaction.commit() : done;
}

void LookupHistory::note(const Visit &visit)
{
    Visit noted = visit;
    if (!noted.at.isValid())
        noted.at = m_worker.clock().now();
    m_worker.post([noted](base::Database &database) { return insert(database, noted); });
    m_mirror.change([noted](std::vector<Visit> &all) {
        Visit newest = noted;
        const auto before =
            std::ranges::find_if(all, [&noted](const Visit &other) { return same(other, noted); });
        if (before != all.end()) {
            newest.pinned = newest.pinned || before->pinned;
            all.erase(before);
        }
        all.insert(all.begin(), newest);
        trim(all, noted.resource);
    });
    Q_EMIT changed();
}

void LookupHistory::pin(const Visit &visit, bool pinned)
{
    Visit added = visit;
    added.pinned = pinned;
    if (!added.at.isValid())
        added.at = m_worker.clock().now();
    m_worker.post([added](base::Database &database) -> base::Result<void> {
        auto done = database.run(
            "INSERT INTO visit (resource, way, value, title, at, pinned) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (resource, way, value) DO UPDATE SET pinned = excluded.pinned",
            {columnOf(added.resource), added.lookupKey, added.value, added.title,
             columnOf(added.at), added.pinned ? 1 : 0});
        return done ? trim(database, added.resource) : done;
    });
    m_mirror.change([added](std::vector<Visit> &all) {
        const auto before =
            std::ranges::find_if(all, [&added](const Visit &other) { return same(other, added); });
        if (before != all.end())
            before->pinned = added.pinned;
        else
            all.insert(all.begin(), added);
        trim(all, added.resource);
    });
    Q_EMIT changed();
}

void LookupHistory::forget(const Visit &visit)
{
    m_worker.post([visit](base::Database &database) {
        return database.run("DELETE FROM visit WHERE resource = ? AND way = ? AND value = ?",
                            {columnOf(visit.resource), visit.lookupKey, visit.value});
    });
    m_worker.purge();
    m_mirror.change([visit](std::vector<Visit> &all) {
        std::erase_if(all, [&visit](const Visit &other) { return same(other, visit); });
    });
    Q_EMIT changed();
}

int LookupHistory::forget(const DeletedContactKeys &contact)
{
    int forgotten = 0;
    for (const Visit &visit : std::vector(m_mirror.content())) {
        const bool own =
            visit.resource == catalogue::Resource::Contact && contact.isKey(visit.value);
        if (!own && !contact.isMentionedIn(visit.title))
            continue;
        forget(visit);
        ++forgotten;
    }
    return forgotten;
}

void LookupHistory::clear(catalogue::Resource resource)
{
    m_worker.post([resource](base::Database &database) {
        return database.run("DELETE FROM visit WHERE resource = ? AND pinned = 0",
                            {columnOf(resource)});
    });
    m_worker.purge();
    m_mirror.change([resource](std::vector<Visit> &all) {
        std::erase_if(all, [resource](const Visit &visit) {
            return visit.resource == resource && !visit.pinned;
        });
    });
    Q_EMIT changed();
}

} // namespace storedesk::storage
