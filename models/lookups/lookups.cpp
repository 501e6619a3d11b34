// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookups/lookups.h"

#include "journal/requestjson.h"
#include "lookups/lookupends.h"
#include "lookups/lookupjob.h"

#include <algorithm>

namespace storedesk::lookups {

using journal::JobState;
using journal::RowState;

Lookups::Lookups(LookupList &list, jobs::JobManager &jobManager, QObject *parent)
    : QObject(parent)
    , m_list(list)
    , m_jobManager(jobManager)
{
    connect(&jobManager, &jobs::JobManager::listChanged, this, [this] {
        attachReady();
        for (const auto &id : QStringList(m_ids))
            follow(id);
    });
    connect(&jobManager, &jobs::JobManager::jobChanged, this, &Lookups::follow);
    connect(&jobManager, &jobs::JobManager::jobEnded, this, &Lookups::finish);
    connect(&jobManager, &jobs::JobManager::failed, this, &Lookups::couldNotBegin);
}

void Lookups::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

static bool isOpen(const LookupRow &row)
{
    return row.state == LookupState::Waiting || row.state == LookupState::Asking;
}

std::vector<int> Lookups::waitingRows() const
{
    QSet<int> taken;
    for (const auto &[id, part] : m_parts)
        taken.unite(QSet<int>(part.rows.begin(), part.rows.end()));
    std::vector<int> waiting;
    for (int row = 0; row < m_list.size(); ++row) {
        const bool waits =
            m_list.rows()[static_cast<std::size_t>(row)].state == LookupState::Waiting;
        if (waits && !taken.contains(row))
            waiting.push_back(row);
    }
    return waiting;
}

void Lookups::start()
{
    m_problem = {};
    for (auto &[id, part] : m_parts) {
        part.pauses = false;
        part.starting = part.begun;
        if (part.begun)
            m_jobManager.run(id);
    }
    // The rows of a job that is being attached are not known yet.
    m_startsRest = isAttaching();
    if (!m_startsRest)
        begin(failOddValues(m_list, waitingRows()));
    setState(m_parts.empty() ? State::Idle : State::Running);
}

void Lookups::begin(const std::vector<int> &rows)
{
    if (rows.empty())
        return;
    std::vector<LookupRow> asked;
    asked.reserve(rows.size());
    for (const int row : rows)
        asked.push_back(m_list.rows()[static_cast<std::size_t>(row)]);
    const auto id = m_jobManager.begin([asked = std::move(asked)] { return lookUpJob(asked); });
    m_parts[id].rows = rows;
    m_ids.append(id);
}

void Lookups::pause()
{
    if (m_state != State::Running)
        return;
    m_startsRest = false;
    for (auto &[id, part] : m_parts) {
        part.starting = false;
        part.pauses = !m_jobManager.runOf(id);
        m_jobManager.pause(id);
    }
    setState(State::Paused);
}

void Lookups::stop()
{
    giveUp();
    setState(State::Idle);
}

// Cancels a job that is still being stored, as soon as it exists and even if the list has been
// destroyed by then.
static void cancelOnceBegun(jobs::JobManager &jobManager, const QString &id)
{
    auto *once = new QObject(&jobManager);
    QObject::connect(&jobManager, &jobs::JobManager::jobBegun, once,
                     [&jobManager, once, id](const QString &begun) {
                         if (begun != id)
                             return;
                         once->deleteLater();
                         jobManager.cancel(id);
                     });
}

void Lookups::giveUp()
{
    m_startsRest = false;
    for (auto &[id, part] : std::exchange(m_parts, {})) {
        if (part.run)
            part.run->disconnect(this);
        if (part.begun)
            m_jobManager.cancel(id);
        else
            cancelOnceBegun(m_jobManager, id);
        for (const int row : part.asking) {
            if (isOpen(m_list.rows()[static_cast<std::size_t>(row)]))
                m_list.set(row, LookupState::Waiting);
        }
    }
}

void Lookups::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    const bool stopped = m_state == State::Idle && m_list.count(LookupState::Waiting) > 0;
    giveUp();
    m_list.setLookupKey(lookupKey);
    if (m_state != State::Paused && !stopped)
        start();
}

// The job may also be paused, resumed or cancelled on the jobs page or in another window.
void Lookups::follow(const QString &id)
{
    const auto found = m_parts.find(id);
    const auto *job = m_jobManager.find(id);
    if (found == m_parts.end() || !job)
        return;
    auto &part = found->second;
    part.begun = true;
    if (auto *run = m_jobManager.runOf(id)) {
        followRun(id, *run);
        return;
    }
    // The job was cancelled while no process was running it.
    if (job->head.state == JobState::Done)
        return finish(id);
    if (job->head.state == JobState::Paused && !part.starting && m_state == State::Running) {
        m_problem = job->head.note;
        setState(State::Paused);
    }
}

void Lookups::followRun(const QString &id, jobs::JobRun &run)
{
    auto &part = m_parts.at(id);
    if (part.run != &run) {
        part.run = &run;
        connect(&run, &jobs::JobRun::changed, this, [this, id] { follow(id); });
        connect(&run, &jobs::JobRun::rowsEnded, this,
                [this, id](const std::vector<journal::RowEnd> &ends) { showEnds(id, ends); });
    }
    showAsking(part, run.head().counts[RowState::Leaving]);
    const bool running = run.state() == jobs::JobRun::State::Running;
    if (running && std::exchange(part.pauses, false))
        return m_jobManager.pause(id);
    if (running) {
        part.starting = false;
        if (m_state != State::Running)
            setState(State::Running);
    } else if (run.state() == jobs::JobRun::State::Paused && !part.starting
               && m_state == State::Running) {
        m_problem = run.problem();
        setState(State::Paused);
    }
}

void Lookups::showEnds(const QString &id, const std::vector<journal::RowEnd> &ends)
{
    const auto found = m_parts.find(id);
    if (found == m_parts.end())
        return;
    auto &part = found->second;
    if (part.attaching) {
        part.early.insert(part.early.end(), ends.begin(), ends.end());
        return;
    }
    for (const auto &end : ends)
        setLookupResult(m_list, part.rows[static_cast<std::size_t>(end.number - 1)], end);
}

// Rows start in order, so rows in flight are the first that have not ended.
void Lookups::showAsking(Part &part, qint64 underWay)
{
    const auto row = [this](int number) -> const LookupRow & {
        return m_list.rows()[static_cast<std::size_t>(number)];
    };
    while (part.first < part.rows.size() && !isOpen(row(part.rows[part.first])))
        ++part.first;
    std::vector<int> asking;
    for (auto at = part.first; at < part.rows.size() && std::cmp_less(asking.size(), underWay);
         ++at) {
        if (isOpen(row(part.rows[at])))
            asking.push_back(part.rows[at]);
    }
    for (const int before : std::exchange(part.asking, asking)) {
        if (row(before).state == LookupState::Asking
            && std::ranges::find(asking, before) == asking.end())
            m_list.set(before, LookupState::Waiting);
    }
    for (const int now : asking) {
        if (row(now).state == LookupState::Waiting)
            m_list.set(now, LookupState::Asking);
    }
}

void Lookups::finish(const QString &id)
{
    const auto found = m_parts.find(id);
    // A job that ends while it is being attached is finished afterwards.
    if (found == m_parts.end() || found->second.attaching)
        return;
    // Cancelled rows wait again.
    showAsking(found->second, 0);
    if (found->second.run)
        found->second.run->disconnect(this);
    m_parts.erase(found);
    if (m_parts.empty())
        setState(State::Idle);
}

// The job manager does not report which job failed, so all parts whose jobs have not begun are
// dropped.
void Lookups::couldNotBegin(const base::Problem &problem)
{
    const auto lost = std::erase_if(m_parts, [](const auto &part) { return !part.second.begun; });
    if (lost == 0)
        return;
    m_problem = problem;
    setState(State::Paused);
}

void Lookups::adoptStateOf(Lookups &other)
{
    m_parts = std::exchange(other.m_parts, {});
    m_ids = other.m_ids;
    m_problem = other.m_problem;
    for (auto &[id, part] : m_parts) {
        if (part.run)
            part.run->disconnect(&other);
        part.run.clear();
    }
    m_startsRest = std::exchange(other.m_startsRest, false);
    auto toAttach = std::exchange(other.m_toAttach, {});
    // The other object would receive the rows that are being read for it.
    for (const auto &id : QStringList(m_ids)) {
        if (const auto part = m_parts.find(id); part != m_parts.end() && part->second.attaching) {
            drop(id);
            toAttach.append(id);
        }
    }
    const auto state = m_parts.empty() ? State::Idle : other.m_state;
    other.setState(State::Idle);
    setState(state);
    for (const auto &id : QStringList(m_ids))
        follow(id);
    attach(toAttach);
}

QString Lookups::timeLeft() const
{
    journal::JobProgress longest;
    for (const auto &[id, part] : m_parts) {
        const auto progress = part.run ? part.run->progress() : journal::JobProgress();
        if (progress.left && progress.left.value() > longest.left.value_or(std::chrono::seconds(0)))
            longest = progress;
    }
    return m_state == State::Running ? journal::leftText(longest) : QString();
}

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
            journal.rows().findBehind({}, all.empty() ? 0 : all.back().number, attachedAtOnce);
        if (!rows)
            return rows;
        if (rows->empty())
            return all;
        all.insert(all.end(), rows->begin(), rows->end());
    }
}

// Follows the job before its rows are read, so that no row ends unnoticed in between.
void Lookups::attachReady()
{
    for (const auto &id : std::exchange(m_toAttach, {})) {
        const auto *job = m_jobManager.find(id);
        if (!job || job->head.state == JobState::Done || m_parts.contains(id))
            continue;
        m_ids.append(id);
        m_parts.emplace(id,
                        Part{.begun = true,
                             .starting = job->head.state == JobState::Running,
                             .attaching = true});
        follow(id);
        m_jobManager.ask(id, &allRows, this,
                         [this, id](const base::Result<std::vector<journal::JobRow>> &rows) {
                             if (rows)
                                 return attach(id, *rows);
                             drop(id);
                             m_problem = rows.error();
                             setState(State::Paused);
                         });
    }
}

bool Lookups::isAttaching() const
{
    return std::ranges::any_of(m_parts, [](const auto &part) { return part.second.attaching; });
}

// Stops following a job, which continues.
void Lookups::drop(const QString &id)
{
    if (const auto found = m_parts.find(id); found != m_parts.end() && found->second.run)
        found->second.run->disconnect(this);
    m_parts.erase(id);
    m_ids.removeAll(id);
}

// Returns the rows of the list by row number of the job, or nothing if the list has changed in the
// meantime.
std::optional<std::vector<int>> Lookups::placesOf(const std::vector<journal::JobRow> &rows) const
{
    // Rows by value and read operation.
    QHash<std::pair<QString, int>, int> places;
    for (int row = 0; row < m_list.size(); ++row) {
        const auto &asked = m_list.rows()[static_cast<std::size_t>(row)];
        places.insert({asked.value, static_cast<int>(asked.lookupKey->read)}, row);
    }
    std::vector<int> found;
    found.reserve(rows.size());
    for (const auto &row : rows) {
        const auto request = journal::requestFrom(row.cells.value(lookUpRequestColumn).toUtf8());
        const auto place =
            places.constFind({row.key, request ? static_cast<int>(request->operation) : -1});
        if (place == places.cend())
            return std::nullopt;
        found.push_back(*place);
    }
    return found;
}

void Lookups::attach(const QString &id, const std::vector<journal::JobRow> &rows)
{
    const auto found = m_parts.find(id);
    if (found == m_parts.end() || !found->second.attaching)
        return;
    auto places = placesOf(rows);
    if (!places)
        return drop(id);
    auto &part = found->second;
    part.rows = std::move(*places);
    part.attaching = false;
    std::vector<journal::RowEnd> ends;
    for (const auto &row : rows) {
        if (isEnd(row.state))
            ends.push_back({.number = row.number,
                            .state = row.state,
                            .status = row.status,
                            .text = row.text,
                            .detail = row.detail,
                            .record = row.record});
    }
    showEnds(id, ends);
    showEnds(id, std::exchange(part.early, {}));
    if (!isAttaching() && std::exchange(m_startsRest, false))
        begin(failOddValues(m_list, waitingRows()));
    const auto *job = m_jobManager.find(id);
    // The job ended in the meantime.
    if (!job || job->head.state == JobState::Done)
        return finish(id);
    setState(job->head.state == JobState::Paused ? State::Paused : State::Running);
    follow(id);
}

} // namespace storedesk::lookups
