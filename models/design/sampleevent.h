// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

namespace storedesk::design {

// Parameters of the sample values. The contact is identified by the email; another variation has
// other values.
struct SampleWish
{
    QString email = {};
    QDate today = {};
    int variation = 0;
};

// Returns an event with a valid value for every field.
[[nodiscard]] QJsonObject sampleEvent(const QJsonObject &eventType, const SampleWish &wish);

// Returns the size of the event as sent.
[[nodiscard]] qint64 sizeOf(const QJsonObject &event);

} // namespace storedesk::design
