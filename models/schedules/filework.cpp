// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/filework.h"

#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::schedules {

using imports::ImportDraft;

FileWork::FileWork(ScheduleRun run, const RunContext &context, const QString &sentCodes)
    : m_run(std::move(run))
    , m_context(context)
    , m_draft(*context.clock,
              {.temporary = context.temporaryFolder, .memory = {}, .sentCodes = sentCodes})
{
    connect(&m_draft, &ImportDraft::changed, this, &FileWork::draftChanged);
}

// A derived class is already destroyed.
FileWork::~FileWork()
{
    m_draft.disconnect(this);
}

void FileWork::readDomains(std::function<void(const QStringList &domains)> then)
{
    m_context.session->store().get(this)->then(
        this, [this, then = std::move(then)](const http::Outcome &outcome) {
            if (!outcome)
                return fail(outcome.error().words);
            QStringList domains;
            const auto all = outcome->document.object()[catalogue::key::domains].toArray();
            for (const auto &domain : all)
                domains.append(domain.toString());
            then(domains);
        });
}

void FileWork::draftChanged()
{
    using State = ImportDraft::State;
    if (m_ended || m_draft.state() == State::Reading || m_draft.state() == State::Checking)
        return;
    if (m_draft.state() == State::Read && !std::exchange(m_applied, true))
        return applyRecipe();
    if (m_draft.state() == State::Checked) {
        if (!m_draft.looksAtPhones())
            finishCheck();
        return;
    }
    if (!m_draft.problem().what.isEmpty())
        return fail(m_draft.problem());
    if (const auto missing = m_draft.missing(); m_applied && !missing.isEmpty())
        stop({missing});
}

void FileWork::stop(const QStringList &reasons)
{
    m_ended = true;
    Q_EMIT ended({.state = RunResult::State::Stopped,
                  .problem = {.what = reasons.join(u' '),
                              .next = tr("Nothing was sent. The file is still in its folder.")}});
}

void FileWork::fail(const base::Problem &problem)
{
    if (std::exchange(m_ended, true))
        return;
    m_draft.stop();
    Q_EMIT ended(RunResult::failed(problem));
}

} // namespace storedesk::schedules
