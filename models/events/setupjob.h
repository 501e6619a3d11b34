// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupplan.h"
#include "jobs/sequenceplan.h"

namespace storedesk::events {

// Returns the steps that create or change something as a job, with one row per step, in a valid
// order. An event type whose integration is created by the same job waits for the integration's ID.
[[nodiscard]] jobs::SequenceJob setupJob(const QString &title, const QList<SetupStep> &steps,
                                         const Setup &there);

} // namespace storedesk::events
