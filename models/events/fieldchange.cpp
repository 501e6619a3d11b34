// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/fieldchange.h"

#include <algorithm>

namespace storedesk::events {

static bool holdsNothing(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

QList<FieldChange> changesOf(const QJsonObject &before, const QJsonObject &after,
                             const catalogue::FieldSet &rules)
{
    QStringList keys = before.keys();
    for (const auto &key : after.keys()) {
        if (!keys.contains(key))
            keys.append(key);
    }
    QList<FieldChange> changes;
    for (const auto &key : std::as_const(keys)) {
        const auto one = before.value(key);
        const auto other = after.value(key);
        if (holdsNothing(one) && holdsNothing(other))
            continue;
        const auto *rule = rules.rule(key);
        changes.append(
            {.rule = rule
                 ? *rule
                 : catalogue::FieldRule{.key = key, .title = key, .type = catalogue::Type::Any},
             .before = one,
             .after = other,
             .changed = one != other && (!holdsNothing(one) || !holdsNothing(other))});
    }
    std::ranges::stable_partition(changes, &FieldChange::changed);
    return changes;
}

} // namespace storedesk::events
