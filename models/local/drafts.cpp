// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "local/drafts.h"

#include "local/contacttrace.h"
#include "local/schema.h"
#include "local/worker.h"

namespace storedesk::local {

Drafts::Drafts(Worker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void Drafts::fill(QHash<QString, Draft> drafts)
{
    m_mirror.fill(std::move(drafts));
    const auto places = all().keys(); // whoever hears of one may change them
    for (const QString &place : places)
        Q_EMIT changed(place);
}

void Drafts::keep(const QString &place, const QJsonObject &values)
{
    const Draft draft = {.values = values, .keptAt = m_worker.clock().now()};
    m_worker.post([place, draft](base::Database &database) {
        return database.run("INSERT OR REPLACE INTO draft (place, content, kept) VALUES (?, ?, ?)",
                            {place, columnOf(draft.values), columnOf(draft.keptAt)});
    });
    m_mirror.change([place, draft](QHash<QString, Draft> &all) { all.insert(place, draft); });
    Q_EMIT changed(place);
}

void Drafts::drop(const QString &place)
{
    m_worker.post([place](base::Database &database) {
        return database.run("DELETE FROM draft WHERE place = ?", {place});
    });
    m_worker.purge();
    m_mirror.change([place](QHash<QString, Draft> &all) { all.remove(place); });
    Q_EMIT changed(place);
}

void Drafts::forget(const ContactTrace &contact)
{
    const auto places = all().keys();
    for (const QString &place : places) {
        if (contact.isShownAt(place))
            drop(place);
    }
}

} // namespace storedesk::local
