// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QJsonObject>

#include <map>
#include <set>
#include <utility>

namespace storedesk::api {

// Tracks the records seen in the account, in order of appearance. Filled from every read; causes no
// requests. A record seen before a create was sent was not made by that create, regardless of the
// date that the service reports.
class SeenRecords final
{
public:
    using Mark = quint64;

    // Returns the mark that separates records already seen from those seen later.
    [[nodiscard]] Mark mark() const { return m_mark; }
    // Adds the records of a response: one record, or a page.
    void see(const catalogue::Operation &read, const QJsonObject &answer);
    [[nodiscard]] bool wasSeen(catalogue::Resource resource, const QString &id, Mark before) const;

    // Marks a record as created by an answered create, so that no other create is credited with it.
    void claim(catalogue::Resource resource, const QString &id);
    [[nodiscard]] bool isClaimed(catalogue::Resource resource, const QString &id) const;

private:
    using Key = std::pair<catalogue::Resource, QString>;

    std::map<Key, Mark> m_seen;
    std::set<Key> m_claimed;
    Mark m_mark = 0;
};

} // namespace storedesk::api
