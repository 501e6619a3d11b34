// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>

namespace storedesk::events {

// Parameters of the sample values. The contact is identified by the email; each variation has
// different values.
struct SampleOptions
{
    QString email = {};
    QDate today = {};
    int variation = 0;
};

// Returns an event with a valid value for every field.
[[nodiscard]] QJsonObject sampleEvent(const QJsonObject &eventType, const SampleOptions &wish);

// Returns the size of the event in bytes, as sent.
[[nodiscard]] qint64 sizeOf(const QJsonObject &event);

} // namespace storedesk::events
