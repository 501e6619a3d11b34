// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::events {

// One field of a contact before and after an event.
struct FieldChange
{
    catalogue::FieldRule rule;
    QJsonValue before = {};
    QJsonValue after = {};
    bool changed = false;
};

// Returns all fields that have a value before or after the event, starting with the changed fields.
[[nodiscard]] QList<FieldChange> changesOf(const QJsonObject &before, const QJsonObject &after,
                                           const catalogue::FieldSet &rules);

} // namespace storedesk::events
