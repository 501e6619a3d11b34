// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"
#include "http/request.h"

namespace storedesk::api {

// The address of a record: its path values from left to right, by the default key of its resource
// unless another key is given.
struct RecordAddress
{
    // NOLINTBEGIN(google-explicit-constructor): an id is an address
    RecordAddress(const QString &value)
        : values{value}
    { }
    RecordAddress(QStringList pathValues)
        : values(std::move(pathValues))
    { }
    // NOLINTEND(google-explicit-constructor)
    RecordAddress(const catalogue::LookupKey &by, QStringList pathValues)
        : key(&by)
        , values(std::move(pathValues))
    { }

    const catalogue::LookupKey *key = nullptr;
    QStringList values = {};
};

// Builds the requests of one resource from its catalogue rows; the only class that does so. Code
// that shows a request before sending it builds it here and passes it to the session; other code
// uses a ResourceApi. Only operations that the catalogue lists for the resource may be requested.
class ResourceRequests
{
public:
    explicit ResourceRequests(catalogue::Resource resource)
        : m_resource(resource)
    { }

    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }

    // The values in "within" identify the parent of the list, for example the integration of event
    // types.
    [[nodiscard]] http::Request toList(const QStringList &within = {},
                                       const QUrlQuery &query = {}) const;
    [[nodiscard]] http::Request toGet(const RecordAddress &record) const;
    [[nodiscard]] http::Request toCreate(const http::RequestBody &body,
                                         const QStringList &within = {}) const;
    [[nodiscard]] http::Request toPatch(const RecordAddress &record,
                                        const QJsonObject &changes) const;
    [[nodiscard]] http::Request toRemove(const RecordAddress &record) const;

private:
    [[nodiscard]] http::Request on(const RecordAddress &record, catalogue::Effect effect) const;

    catalogue::Resource m_resource;
};

// Builds a request for any operation, for callers that let users choose one, such as the command
// line.
[[nodiscard]] http::Request requestOf(const catalogue::Operation &operation,
                                      const QStringList &values, const http::RequestBody &body = {},
                                      const QUrlQuery &query = {});

} // namespace storedesk::api
