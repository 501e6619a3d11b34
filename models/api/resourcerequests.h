// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "catalogue/lookupkey.h"

namespace storedesk::api {

// Which record: the values of its path from left to right, by the usual key of its resource unless
// another is named.
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

// The requests of one resource, made of the rows the catalogue has for it: the only place where
// they are put together. Whoever shows one before it leaves takes it from here and hands it to the
// session; others ask a ResourceApi.
//
// An operation that the resource does not have must not be asked for; the catalogue tells.
class ResourceRequests
{
public:
    explicit ResourceRequests(catalogue::Resource resource)
        : m_resource(resource)
    { }

    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }

    // Within what the list belongs to: event types are those of an integration.
    [[nodiscard]] Request toList(const QStringList &within = {}, const QUrlQuery &query = {}) const;
    [[nodiscard]] Request toGet(const RecordAddress &record) const;
    [[nodiscard]] Request toCreate(const RequestBody &body, const QStringList &within = {}) const;
    [[nodiscard]] Request toPatch(const RecordAddress &record, const QJsonObject &changes) const;
    [[nodiscard]] Request toRemove(const RecordAddress &record) const;

private:
    [[nodiscard]] Request on(const RecordAddress &record, catalogue::Effect effect) const;

    catalogue::Resource m_resource;
};

// Any operation by its row: for whoever lets people choose one, as the command line does.
[[nodiscard]] Request requestOf(const catalogue::Operation &operation, const QStringList &values,
                                const RequestBody &body = {}, const QUrlQuery &query = {});

} // namespace storedesk::api
