// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/checkedfilework.h"

#include "catalogue/key.h"

#include <QJsonArray>

namespace storedesk::schedules {

using imports::ImportDraft;

CheckedFileWork::CheckedFileWork(ScheduleRun run, const RunContext &context,
                                 const QString &sentCodes)
    : FileWork(std::move(run), context)
    , m_draft(*context.clock,
              {.temporary = context.temporaryFolder, .memory = {}, .sentCodes = sentCodes})
{
    connect(&m_draft, &ImportDraft::changed, this, &CheckedFileWork::draftChanged);
}

// A derived class is already destroyed.
CheckedFileWork::~CheckedFileWork()
{
    m_draft.disconnect(this);
}

void CheckedFileWork::stopReading()
{
    m_draft.stop();
}

void CheckedFileWork::readDomains(std::function<void(const QStringList &domains)> then)
{
    readStore([then = std::move(then)](const QJsonObject &store) {
        QStringList domains;
        const auto all = store[catalogue::key::domains].toArray();
        for (const auto &domain : all)
            domains.append(domain.toString());
        then(domains);
    });
}

void CheckedFileWork::draftChanged()
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

} // namespace storedesk::schedules
