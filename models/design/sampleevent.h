// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

namespace storedesk::design {

// What sample values are made of. The contact is the one that is meant; another variation has other
// values.
struct SampleWish
{
    QString email = {};
    QDate today = {};
    int variation = 0;
};

// An event with a value for every field, such as the service takes.
[[nodiscard]] QJsonObject sampleEvent(const QJsonObject &eventType, const SampleWish &wish);

// How large the event is on the wire.
[[nodiscard]] qint64 sizeOf(const QJsonObject &event);

} // namespace storedesk::design
