// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "storage/cachedtable.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QObject>

#include <functional>

namespace storedesk::storage {

class DeletedContactKeys;
class StorageWorker;

// The members of a draft that contains changes to a table (importcheck/storededits.h): a list of
// steps, some of which have edited cells.
inline constexpr QLatin1StringView editsMember("edits");
inline constexpr QLatin1StringView stepsMember("steps");
// An array, or only the number of cells if they are not stored.
inline constexpr QLatin1StringView cellsMember("cells");

struct Draft
{
    QJsonObject values;
    QDateTime storedAt = {};
    // The time at which the draft was sent with an unknown result. Invalid if it was not sent.
    QDateTime sentAt = {};
};

// Input that is not known to have reached the service, by page address. Survives a crash.
class Drafts final : public QObject
{
    Q_OBJECT

public:
    explicit Drafts(StorageWorker &worker, QObject *parent);

    [[nodiscard]] const QHash<QString, Draft> &all() const { return m_mirror.content(); }
    void keep(const QString &place, const QJsonObject &values);
    // Calls back when the draft is on disk, unless the context has been destroyed.
    using Kept = std::function<void(const base::Result<void> &)>;
    void keep(const QString &place, const QJsonObject &values, QObject *context, Kept kept);
    // Must be called before sending. The outcome of the draft is uncertain until the draft is
    // dropped or marked as not arrived. Calls continueRun once this has been stored on disk or
    // cannot be stored, unless the context has been destroyed.
    void markSent(const QString &place, const QJsonObject &values, QObject *context,
                  std::function<void()> continueRun);
    void markNotArrived(const QString &place);
    void drop(const QString &place);
    // Removes the drafts that name the contact. A privacy request also removes the edited cells
    // from the other drafts, because the rows to which they belong are not part of the draft.
    // Returns the number of drafts affected.
    int forget(const DeletedContactKeys &contact);

Q_SIGNALS:
    void changed(const QString &place);

private:
    friend class AccountStorage;
    void fill(QHash<QString, Draft> drafts);
    void remember(const QString &place, const Draft &draft);
    void replace(const QString &place, const Draft &draft);

    StorageWorker &m_worker;
    CachedTable<QHash<QString, Draft>> m_mirror;
};

} // namespace storedesk::storage
