// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/drafts.h"

#include "storage/deletedcontactkeys.h"
#include "storage/schema.h"
#include "storage/storageworker.h"

#include <QJsonArray>

namespace storedesk::storage {

Drafts::Drafts(StorageWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void Drafts::fill(QHash<QString, Draft> drafts)
{
    m_mirror.fill(std::move(drafts));
    // Use a copy, because a listener may change the drafts.
    const auto places = all().keys();
    for (const QString &place : places)
        Q_EMIT changed(place);
}

static StorageWorker::Work writing(const QString &place, const Draft &draft)
{
    return [place, draft](base::Database &database) {
        return database.run("INSERT INTO draft (place, content, kept) VALUES (?, ?, ?)"
                            " ON CONFLICT (place) DO UPDATE"
                            " SET content = excluded.content, kept = excluded.kept",
                            {place, columnOf(draft.values), columnOf(draft.storedAt)});
    };
}

void Drafts::keep(const QString &place, const QJsonObject &values)
{
    replace(place, {.values = values, .storedAt = m_worker.clock().now()});
}

void Drafts::keep(const QString &place, const QJsonObject &values, QObject *context, Kept kept)
{
    const Draft draft = {.values = values, .storedAt = m_worker.clock().now()};
    m_worker.post(writing(place, draft), context, std::move(kept));
    remember(place, draft);
}

void Drafts::remember(const QString &place, const Draft &draft)
{
    m_mirror.change([place, draft](QHash<QString, Draft> &all) {
        all[place].values = draft.values;
        all[place].storedAt = draft.storedAt;
    });
    Q_EMIT changed(place);
}

void Drafts::markSent(const QString &place, const QJsonObject &values, QObject *context,
                      std::function<void()> continueRun)
{
    keep(place, values);
    const auto now = m_worker.clock().now();
    m_worker.post(
        [place, now](base::Database &database) {
            return database.run("UPDATE draft SET sent = coalesce(sent, ?) WHERE place = ?",
                                {columnOf(now), place});
        },
        context,
        [continueRun = std::move(continueRun)](const base::Result<void> &) { continueRun(); });
    m_mirror.change([place, now](QHash<QString, Draft> &all) {
        auto &sentAt = all[place].sentAt;
        sentAt = sentAt.isValid() ? sentAt : now;
    });
    Q_EMIT changed(place);
}

void Drafts::markNotArrived(const QString &place)
{
    m_worker.post([place](base::Database &database) {
        return database.run("UPDATE draft SET sent = NULL WHERE place = ?", {place});
    });
    m_mirror.change([place](QHash<QString, Draft> &all) {
        if (const auto draft = all.find(place); draft != all.end())
            draft->sentAt = {};
    });
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

// Replaces edited cells by their number. The names of their steps go, too, because they may quote a
// cell.
static QJsonObject withoutCells(const QJsonObject &values)
{
    auto edits = values.value(editsMember).toObject();
    QJsonArray steps;
    bool hadCells = false;
    for (const auto &step : edits.value(stepsMember).toArray()) {
        const auto cells = step[cellsMember];
        hadCells |= cells.isArray();
        steps.append(cells.isArray() ? QJsonObject{{cellsMember, cells.toArray().size()}}
                                     : step.toObject());
    }
    if (!hadCells)
        return values;
    edits.insert(stepsMember, steps);
    auto rest = values;
    rest.insert(editsMember, edits);
    return rest;
}

void Drafts::replace(const QString &place, const Draft &draft)
{
    m_worker.post(writing(place, draft));
    remember(place, draft);
}

int Drafts::forget(const DeletedContactKeys &contact)
{
    int forgotten = 0;
    const auto drafts = all();
    for (auto draft = drafts.cbegin(); draft != drafts.cend(); ++draft) {
        if (contact.isShownAt(draft.key()) || contact.isMentionedIn(draft->values)) {
            drop(draft.key());
            ++forgotten;
        } else if (const auto rest = withoutCells(draft->values);
                   contact.includesMentions() && rest != draft->values) {
            replace(draft.key(), {.values = rest, .storedAt = draft->storedAt});
            ++forgotten;
        }
    }
    return forgotten;
}

} // namespace storedesk::storage
