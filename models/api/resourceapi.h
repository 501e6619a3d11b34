// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourcerequests.h"

class QObject;

namespace storedesk::api {

class Call;
class Pages;
class Session;

// The operations of one resource. Reads belong to their owner, writes to the session.
class ResourceApi : public ResourceRequests
{
public:
    ResourceApi(Session &session, catalogue::Resource resource);

    // Loads one page, or all pages one after another.
    [[nodiscard]] Call *list(QObject *owner, const QStringList &within = {},
                             const QUrlQuery &query = {}) const;
    [[nodiscard]] Pages *all(QObject *owner, const QStringList &within = {},
                             http::Priority priority = http::Priority::Interactive) const;
    [[nodiscard]] Call *get(const RecordAddress &record, QObject *owner,
                            http::Priority priority = http::Priority::Interactive) const;
    Call *create(const http::RequestBody &body, const QStringList &within = {}) const;
    Call *patch(const RecordAddress &record, const QJsonObject &changes) const;
    Call *remove(const RecordAddress &record,
                 http::Priority priority = http::Priority::Interactive) const;

protected:
    [[nodiscard]] Session &session() const { return m_session; }

private:
    Session &m_session;
};

} // namespace storedesk::api
