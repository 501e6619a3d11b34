// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace storedesk::activities {

// One row of an export of activities.
struct ActivityRow
{
    QString id = {};
    QString contact = {};
    QString email = {};
    QString type = {};
    // In milliseconds since 1970; the start of the day if isDay is set. Absent if unreadable.
    std::optional<qint64> time = {};
    bool isDay = false;
    std::optional<qint64> cents = {};
    QString currency = {};
    QString purchase = {};
    QString contentId = {};
    QString contentName = {};
    QString workflowId = {};
    QString workflowName = {};
    QString eventAlias = {};
    QString device = {};
    QString origin = {};
    QString sourceType = {};
    QString sourceName = {};
    QString confidence = {};
    QString scenario = {};
    QString couponSet = {};
    QString previousContact = {};

    bool operator==(const ActivityRow &) const = default;
};

// A product in a purchase.
struct PurchaseLine
{
    // The ID of the purchase's activity.
    QString activity = {};
    QString product = {};
    QString name = {};
    // Amounts and units in hundredths.
    std::optional<qint64> units = {};
    std::optional<qint64> unitPrice = {};
    std::optional<qint64> price = {};

    bool operator==(const PurchaseLine &) const = default;
};

// Everything that the exports on this computer contain about one contact.
struct ContactHistory
{
    // Newest first, without duplicates. Activities without a readable time are last.
    std::vector<ActivityRow> activities = {};
    std::vector<PurchaseLine> lines = {};

    bool operator==(const ContactHistory &) const = default;
};

} // namespace storedesk::activities
