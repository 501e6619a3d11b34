// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "seenrecords.h"

#include "catalogue/key.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::api {

using catalogue::Effect;
using catalogue::Operation;
using catalogue::Resource;
using catalogue::ResponseShape;
namespace key = catalogue::key;

// Only records whose creates are looked up in a list need tracking.
static bool isMadeInAList(Resource resource)
{
    return std::ranges::any_of(catalogue::operations(), [resource](const Operation &each) {
        return each.resource == resource && each.effect == Effect::Create && each.lookUp
            && catalogue::operation(*each.lookUp).answer == ResponseShape::Page;
    });
}

void SeenRecords::see(const Operation &read, const QJsonObject &answer)
{
    if (!isMadeInAList(read.resource))
        return;
    ++m_mark;
    const auto note = [this, &read](const QString &id) {
        if (!id.isEmpty())
            m_seen.try_emplace({read.resource, id}, m_mark);
    };
    if (read.answer != ResponseShape::Page)
        return note(answer.value(key::id).toString());
    const auto records = answer.value(key::results).toArray();
    for (const auto &record : records)
        note(record.toObject().value(key::id).toString());
}

bool SeenRecords::wasSeen(Resource resource, const QString &id, Mark before) const
{
    const auto seen = m_seen.find({resource, id});
    return seen != m_seen.end() && seen->second <= before;
}

void SeenRecords::claim(Resource resource, const QString &id)
{
    if (!id.isEmpty())
        m_claimed.emplace(resource, id);
}

bool SeenRecords::isClaimed(Resource resource, const QString &id) const
{
    return m_claimed.contains({resource, id});
}

} // namespace storedesk::api
