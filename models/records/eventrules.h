// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>

namespace storedesk::records {

// One rule for event types, with its text and current state.
struct EventRule
{
    QString words;
    bool good = true;
    // The row of the affected field, or -1 for the type as a whole.
    int row = -1;
    // Whether the input is incomplete rather than wrong.
    bool missing = false;
    // The field's member that has to be changed.
    QString member = {};
};

// Returns the rules for an event type's fields and whether they are met.
[[nodiscard]] QList<EventRule> eventRules(const QJsonObject &eventType);

} // namespace storedesk::records
