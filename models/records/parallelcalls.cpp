// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/parallelcalls.h"

#include <algorithm>
#include <utility>

namespace storedesk::records {

ParallelCalls::ParallelCalls(int width, Work work)
    : m_width(width)
    , m_work(std::move(work))
{ }

void ParallelCalls::run()
{
    m_next = 0;
    continueRun();
}

void ParallelCalls::goBackTo(std::size_t row)
{
    m_next = std::min(m_next, row);
}

void ParallelCalls::hold()
{
    m_held = true;
}

void ParallelCalls::release()
{
    m_held = false;
}

void ParallelCalls::continueRun()
{
    while (!m_held && m_underWay < m_width && m_next < m_work.rows()) {
        const auto row = m_next++;
        if (!m_work.isDue(row))
            continue;
        ++m_underWay;
        m_work.start(row);
    }
    if (m_underWay == 0)
        m_work.drained();
}

void ParallelCalls::addToRow()
{
    ++m_underWay;
}

void ParallelCalls::ended()
{
    --m_underWay;
    continueRun();
}

void ParallelCalls::giveUp()
{
    m_underWay = 0;
}

} // namespace storedesk::records
