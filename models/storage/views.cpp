// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/views.h"

#include "storage/schema.h"
#include "storage/storageworker.h"

namespace storedesk::storage {

Views::Views(StorageWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void Views::fill(QHash<QString, QJsonObject> states)
{
    m_mirror.fill(std::move(states));
}

void Views::forget(const DeletedContactKeys &contact)
{
    m_forgotten.push_back(contact);
    const auto states = m_mirror.content();
    for (auto state = states.cbegin(); state != states.cend(); ++state)
        keep(state.key(), state.value());
    m_worker.purge();
}

void Views::remember(const DeletedContactKeys &contact)
{
    std::erase(m_forgotten, contact);
}

void Views::keep(const QString &name, const QJsonObject &given)
{
    auto state = given;
    for (const DeletedContactKeys &contact : m_forgotten)
        state = contact.removedFrom(state);
    if (m_mirror.content().value(name) == state && m_mirror.content().contains(name))
        return;
    m_worker.post([name, state](base::Database &database) {
        return database.run("INSERT OR REPLACE INTO view (name, state) VALUES (?, ?)",
                            {name, columnOf(state)});
    });
    m_mirror.change([name, state](QHash<QString, QJsonObject> &all) { all.insert(name, state); });
}

} // namespace storedesk::storage
