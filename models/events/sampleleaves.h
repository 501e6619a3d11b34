// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/fieldnames.h"
#include "events/proposal.h"

namespace storedesk::events {

// One value of an event with its values in every sample.
struct SampleLeaf
{
    SamplePath path;
    // The question of a form answer.
    QString label = {};
    std::vector<SampleValue> values = {};
};

struct SampleLeaves
{
    QList<SampleLeaf> leaves = {};
    QList<Proposal::LeftOut> leftOut = {};
};

// Returns all values of the samples at any depth, in order of first appearance.
[[nodiscard]] SampleLeaves leavesOf(const std::vector<SampleValue> &samples);

} // namespace storedesk::events
