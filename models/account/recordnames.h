// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <map>
#include <utility>

namespace storedesk::api {
class Session;
}

namespace storedesk::account {

// Names of records that other records reference by id: workflows, coupon sets, integrations. A list
// is loaded once, on first use. Contacts and products have no list: readers of a single record
// report its name with note().
class RecordNames final : public QObject
{
    Q_OBJECT

public:
    explicit RecordNames(api::Session &session, QObject *parent = nullptr);

    // Loads the names of a resource. Ignores resources whose names are not loaded from a list.
    void need(catalogue::Resource resource);
    // Loads the list again, even after a failure.
    void renew(catalogue::Resource resource);
    [[nodiscard]] bool isKnown(catalogue::Resource resource) const;
    void note(catalogue::Resource resource, const QStringList &ids, const QString &name);
    // Returns an empty string if unknown.
    [[nodiscard]] QString name(catalogue::Resource resource, const QString &id) const;
    // Returns the ids of the coupon sets used by a workflow. Only coupon sets contain this
    // relation.
    [[nodiscard]] QStringList couponSetsOf(const QString &workflow) const;

Q_SIGNALS:
    void changed();

private:
    void read(catalogue::Resource resource);

    api::Session &m_session;
    QSet<catalogue::Resource> m_asked;
    QSet<catalogue::Resource> m_underWay;
    // Resources whose names are completely loaded.
    QSet<catalogue::Resource> m_known;
    // Ids of coupon sets, indexed by workflow.
    QHash<QString, QStringList> m_setsOf;
    std::map<std::pair<catalogue::Resource, QString>, QString> m_names;
};

} // namespace storedesk::account
