// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/samplevalue.h"

#include <QHash>
#include <QJsonArray>

namespace storedesk::design {

// The fields of an event type as samples suggest them.
struct Proposal
{
    struct LeftOut
    {
        QString pointer;
        QString why;

        bool operator==(const LeftOut &) const = default;
    };

    QJsonArray fields = {}; // as the service writes them, in the order of the samples
    QHash<QString, QString> reasons = {}; // why a field is what it is, by its ID
    QList<LeftOut> leftOut = {};
    bool nested = false; // only a webhook can read them from where they stand
};

// Only the key is required: a field that may be missing never refuses an event. The prefix is the
// store's own, for phones that come without one.
[[nodiscard]] Proposal proposalOf(const std::vector<SampleValue> &samples,
                                  const QString &phonePrefix = {});

// What was typed by hand stays. Proposed fields that are there already, by ID or by pointer, are
// not added.
[[nodiscard]] QJsonArray mergedFields(const QJsonArray &present, const QJsonArray &proposed);

} // namespace storedesk::design
