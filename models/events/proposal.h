// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/samplevalue.h"

#include <QHash>
#include <QJsonArray>

namespace storedesk::events {

// The fields of an event type proposed from samples.
struct Proposal
{
    struct LeftOut
    {
        QString pointer;
        QString why;

        bool operator==(const LeftOut &) const = default;
    };

    // Fields in the format of the service, in the order of the samples.
    QJsonArray fields = {};
    // The reason for each guess, by field ID.
    QHash<QString, QString> reasons = {};
    QList<LeftOut> leftOut = {};
    // Whether the fields are nested, so that only a webhook can read them from their positions.
    bool nested = false;
};

// Proposes the fields of an event type. Only the key is required, because an optional field never
// causes an event to be rejected. The prefix is the store's default for phone numbers without a
// prefix.
[[nodiscard]] Proposal proposalOf(const std::vector<SampleValue> &samples,
                                  const QString &phonePrefix = {});

// Preserves fields entered by hand. Proposed fields that already exist, by ID or by pointer, are
// not added.
[[nodiscard]] QJsonArray mergedFields(const QJsonArray &present, const QJsonArray &proposed);

} // namespace storedesk::events
