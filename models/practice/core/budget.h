// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

namespace storedesk::practice {

// Limits the duration of one step of pending work, because requests have to wait for the step to
// end. The remaining work is done in the next step. On a clock that does not advance, as in tests,
// a step is never interrupted.
class Budget final
{
public:
    static constexpr base::Clock::Duration limit{40};

    explicit Budget(const base::Clock &clock)
        : m_clock(clock)
        , m_ends(clock.ticks() + limit)
    { }

    [[nodiscard]] bool spent() const { return m_clock.ticks() >= m_ends; }

private:
    const base::Clock &m_clock;
    base::Clock::Duration m_ends;
};

} // namespace storedesk::practice
