// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>

namespace storedesk::jobs {

// One rule of event types, in words, as it stands at the moment.
struct EventRule
{
    QString words;
    bool good = true;
    int row = -1; // of the field it concerns; -1: the type as a whole
    bool missing = false; // nothing wrong was typed, something is still to come
    QString member = {}; // of the field: what has to be different
};

// What the fields of an event type must be like, live.
[[nodiscard]] QList<EventRule> eventRules(const QJsonObject &eventType);

} // namespace storedesk::jobs
