// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/fieldnames.h"
#include "design/proposal.h"

namespace storedesk::design {

// One value of an event, with what stood there in every sample.
struct SampleLeaf
{
    SamplePath path;
    QString label = {}; // what an answer of a form is the answer to
    std::vector<SampleValue> values = {};
};

struct SampleLeaves
{
    QList<SampleLeaf> leaves = {};
    QList<Proposal::LeftOut> leftOut = {};
};

// All values of the samples, however deep, in the order in which they were first seen.
[[nodiscard]] SampleLeaves leavesOf(const std::vector<SampleValue> &samples);

} // namespace storedesk::design
