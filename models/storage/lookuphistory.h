// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "storage/cachedtable.h"

#include <QDateTime>
#include <QObject>

#include <vector>

namespace storedesk::storage {

class DeletedContactKeys;
class StorageWorker;

// A record that was looked up.
struct Visit
{
    catalogue::Resource resource = catalogue::Resource::Contact;
    // The second part of the record's page address, such as "email" or "store-id".
    QString lookupKey = {};
    QString value = {};
    // The display name. Empty if the record was not found.
    QString title = {};
    QDateTime at = {};
    bool pinned = false;
};

// The lookup history and pins, newest first. At most 200 visits are stored for each resource. Pins
// are never removed.
class LookupHistory final : public QObject
{
    Q_OBJECT

public:
    explicit LookupHistory(StorageWorker &worker, QObject *parent);

    [[nodiscard]] std::vector<Visit> visits(catalogue::Resource resource) const;
    // Moves an existing visit to the front and preserves its pin.
    void note(const Visit &visit);
    void pin(const Visit &visit, bool pinned);
    void forget(const Visit &visit);
    // Returns the number of visits removed.
    int forget(const DeletedContactKeys &contact);
    // Does not remove pins.
    void clear(catalogue::Resource resource);

Q_SIGNALS:
    void changed();

private:
    friend class AccountStorage;
    void fill(std::vector<Visit> visits);

    StorageWorker &m_worker;
    CachedTable<std::vector<Visit>> m_mirror;
};

} // namespace storedesk::storage
