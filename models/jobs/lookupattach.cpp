// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/lookupends.h"
#include "jobs/lookups.h"
#include "journal/requestjson.h"

// Attaches jobs of an earlier program run to the list.

namespace storedesk::jobs {

using journal::JobState;

static constexpr int attachedAtOnce = 5'000;

void Lookups::attach(const QStringList &ids)
{
    m_toAttach = ids;
    if (m_jobManager.isReady())
        attachReady();
}

static base::Result<std::vector<journal::JobRow>> allRows(journal::Journal &journal)
{
    std::vector<journal::JobRow> all;
    while (true) {
        const auto rows =
            journal.rowsBehind({}, all.empty() ? 0 : all.back().number, attachedAtOnce);
        if (!rows)
            return rows;
        if (rows->empty())
            return all;
        all.insert(all.end(), rows->begin(), rows->end());
    }
}

void Lookups::attachReady()
{
    for (const auto &id : std::exchange(m_toAttach, {})) {
        const auto *job = m_jobManager.find(id);
        if (!job || job->head.state == JobState::Done || m_parts.contains(id))
            continue;
        m_jobManager.ask(id, &allRows, this,
                         [this, id](const base::Result<std::vector<journal::JobRow>> &rows) {
                             if (rows)
                                 attach(id, *rows);
                         });
    }
}

void Lookups::attach(const QString &id, const std::vector<journal::JobRow> &rows)
{
    const auto *job = m_jobManager.find(id);
    if (!job || m_parts.contains(id))
        return;
    // Rows by value and read operation.
    QHash<std::pair<QString, int>, int> places;
    for (int row = 0; row < m_list.size(); ++row) {
        const auto &asked = m_list.rows()[static_cast<std::size_t>(row)];
        places.insert({asked.value, static_cast<int>(asked.lookupKey->read)}, row);
    }
    Part part{.begun = true, .starting = job->head.state == JobState::Running};
    for (const auto &row : rows) {
        const auto request = journal::requestFrom(row.cells.value(lookUpRequestColumn).toUtf8());
        const auto place =
            places.constFind({row.key, request ? static_cast<int>(request->operation) : -1});
        if (place == places.cend())
            // The list has changed in the meantime.
            return;
        part.rows.push_back(*place);
    }
    m_ids.append(id);
    m_parts.emplace(id, std::move(part));
    for (const auto &row : rows) {
        if (isEnd(row.state))
            takeEnd(m_list, m_parts.at(id).rows[static_cast<std::size_t>(row.number - 1)],
                    {.number = row.number,
                     .state = row.state,
                     .status = row.status,
                     .text = row.text,
                     .detail = row.detail,
                     .record = row.record});
    }
    // The job ended in the meantime.
    if (job->head.state == JobState::Done)
        return finish(id);
    setState(job->head.state == JobState::Paused ? State::Paused : State::Running);
    follow(id);
}

} // namespace storedesk::jobs
