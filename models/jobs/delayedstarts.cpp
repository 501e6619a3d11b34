// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/delayedstarts.h"

#include "jobs/bulkkind.h"

namespace storedesk::jobs {

bool startsLater(const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    return plan && catalogue::operation(plan->operation).effect == catalogue::Effect::Delete
        && !head.begun.isValid() && head.counts[journal::RowState::Waiting] > manyDeletes;
}

DelayedStarts::DelayedStarts(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{ }

DelayedStarts::~DelayedStarts() = default;

void DelayedStarts::add(OpenedJob opened)
{
    const auto id = opened.journal->head().outline.id;
    auto timer = m_clock.timer([this, id] {
        QMetaObject::invokeMethod(this, [this, id] { Q_EMIT due(id); }, Qt::QueuedConnection);
    });
    timer->start(delay);
    m_jobs.insert_or_assign(id,
                            Waiting{std::move(opened), m_clock.ticks() + delay, std::move(timer)});
}

std::vector<journal::JobHead> DelayedStarts::heads() const
{
    std::vector<journal::JobHead> heads;
    for (const auto &[id, waiting] : m_jobs)
        heads.push_back(waiting.opened.journal->head());
    return heads;
}

std::optional<std::chrono::seconds> DelayedStarts::left(const QString &id) const
{
    const auto found = m_jobs.find(id);
    if (found == m_jobs.end())
        return std::nullopt;
    return std::max(std::chrono::seconds(0),
                    std::chrono::ceil<std::chrono::seconds>(found->second.until - m_clock.ticks()));
}

std::optional<OpenedJob> DelayedStarts::take(const QString &id)
{
    const auto found = m_jobs.find(id);
    if (found == m_jobs.end())
        return std::nullopt;
    auto opened = std::move(found->second.opened);
    m_jobs.erase(found);
    return opened;
}

bool DelayedStarts::drop(const QString &id)
{
    return m_jobs.erase(id) > 0;
}

} // namespace storedesk::jobs
