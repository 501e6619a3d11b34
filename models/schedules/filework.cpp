// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/filework.h"

#include "api/session.h"
#include "schedules/importwork.h"

namespace storedesk::schedules {

FileWork::FileWork(ScheduleRun run, const RunContext &context)
    : m_run(std::move(run))
    , m_context(context)
{ }

FileWork::~FileWork() = default;

void FileWork::readStore(std::function<void(const QJsonObject &store)> then)
{
    m_context.session->store().get(this)->then(
        this, [this, then = std::move(then)](const http::Outcome &outcome) {
            outcome ? then(outcome->document.object()) : fail(outcome.error().words);
        });
}

bool FileWork::isSameFile()
{
    if (isSameVersion(m_run))
        return true;
    m_ended = true;
    stopReading();
    Q_EMIT ended({.state = RunResult::State::Nothing,
                  .problem = {.what = tr("The file changed before it was read."),
                              .next = tr("Nothing was sent. The new version is imported next.")}});
    return false;
}

void FileWork::stop(const QStringList &reasons, const QString &next)
{
    m_ended = true;
    Q_EMIT ended({.state = RunResult::State::Stopped,
                  .problem = {.what = reasons.join(u' '),
                              .next = next.isEmpty()
                                  ? tr("Nothing was sent. The file is still in its folder.")
                                  : next}});
}

void FileWork::fail(const base::Problem &problem)
{
    if (std::exchange(m_ended, true))
        return;
    stopReading();
    Q_EMIT ended(RunResult::failed(problem));
}

} // namespace storedesk::schedules
