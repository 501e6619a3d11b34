// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonArray>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <functional>
#include <map>
#include <utility>

namespace storedesk::api {
class Session;
}
namespace storedesk::http {
struct Reply;
struct Request;
} // namespace storedesk::http

namespace storedesk::account {

// The names of records that the service lists completely: coupon sets, workflows, contact fields,
// integrations and their event types. Also contains products that have been read. Collects the
// names from all responses of the account and requests only the lists that were not requested
// before.
class NamedRecords final : public QObject
{
    Q_OBJECT

public:
    // The session must outlive this object.
    explicit NamedRecords(api::Session &session, QObject *parent = nullptr);

    // The resource and the path values of a record. An event type is preceded by its integration.
    using Key = std::pair<catalogue::Resource, QStringList>;
    [[nodiscard]] const std::map<Key, QString> &names() const { return m_names; }
    // Requests the missing lists that the account may read, at most once.
    void need(const std::function<bool(catalogue::Resource)> &mayRead);
    // Whether no list is being loaded.
    [[nodiscard]] bool isSettled() const { return m_loading == 0; }

Q_SIGNALS:
    void changed();

private:
    void hear(const http::Request &request, const http::Reply &reply);
    void load(catalogue::Resource resource, const QStringList &values);
    void loadEventTypes();
    [[nodiscard]] bool noteAll(catalogue::Resource resource, const QStringList &parent,
                               const QJsonArray &records);
    [[nodiscard]] bool note(const Key &key, const QString &name);
    void remove(catalogue::Resource resource, const QStringList &values);

    api::Session &m_session;
    std::map<Key, QString> m_names;
    // Lists that have been requested, by this class or by others.
    QSet<catalogue::Resource> m_listed;
    // Integrations whose event types have been requested, by this class or by others.
    QSet<QString> m_integrations;
    bool m_wantsEventTypes = false;
    int m_loading = 0;
};

} // namespace storedesk::account
