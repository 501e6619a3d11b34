// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QJsonObject>

#include <map>
#include <set>
#include <utility>

namespace storedesk::api {

// Which records the account was seen to have, in the order in which that happened. Every read adds
// to it by the way: nothing is asked for its sake. What was seen before a create left was not made
// by it, whatever the service says about its age.
class KnownRecords final
{
public:
    using Mark = quint64;

    // What has been seen so far is what is seen before anything that leaves now.
    [[nodiscard]] Mark mark() const { return m_mark; }
    // The answer to a read: one record, or a page of them.
    void see(const catalogue::Operation &read, const QJsonObject &answer);
    [[nodiscard]] bool wasSeen(catalogue::Resource resource, const QString &id, Mark before) const;

    // A record that is accounted for: one create was answered with it, and no other made it.
    void claim(catalogue::Resource resource, const QString &id);
    [[nodiscard]] bool isClaimed(catalogue::Resource resource, const QString &id) const;

private:
    using Key = std::pair<catalogue::Resource, QString>;

    std::map<Key, Mark> m_seen;
    std::set<Key> m_claimed;
    Mark m_mark = 0;
};

} // namespace storedesk::api
