// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/cachedtable.h"
#include "storage/deletedcontactkeys.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace storedesk::storage {

class StorageWorker;

// The saved state of pages, such as columns, filters and tabs. Identified by a page name.
class Views final : public QObject
{
    Q_OBJECT

public:
    explicit Views(StorageWorker &worker, QObject *parent);

    [[nodiscard]] QJsonObject state(const QString &name) const
    {
        return m_mirror.content().value(name);
    }
    // Stores the state without forgotten contacts, whose tabs may still be open.
    void keep(const QString &name, const QJsonObject &state);
    void forget(const DeletedContactKeys &contact);
    // Called when the contact has been restored.
    void remember(const DeletedContactKeys &contact);

private:
    friend class AccountStorage;
    void fill(QHash<QString, QJsonObject> states);

    StorageWorker &m_worker;
    CachedTable<QHash<QString, QJsonObject>> m_mirror;
    // Contacts that were forgotten in this run.
    std::vector<DeletedContactKeys> m_forgotten;
};

} // namespace storedesk::storage
