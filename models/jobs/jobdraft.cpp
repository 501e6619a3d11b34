// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobdraft.h"

namespace storedesk::jobs {

base::Result<std::unique_ptr<JobDraft>> JobDraft::reserve(const journal::JobFolder &folder,
                                                          const QString &id)
{
    return folder.make()
        .and_then([&] { return folder.lock(id); })
        .map([&](std::unique_ptr<base::FileLock> lock) {
            return std::unique_ptr<JobDraft>(new JobDraft(folder, id, std::move(lock)));
        });
}

JobDraft::JobDraft(journal::JobFolder folder, QString id, std::unique_ptr<base::FileLock> lock)
    : m_folder(std::move(folder))
    , m_id(std::move(id))
    , m_lock(std::move(lock))
{ }

JobDraft::~JobDraft()
{
    if (!m_lock)
        return;
    m_journal.reset();
    // A file that cannot be removed now remains a draft, which the next start removes.
    (void)m_folder.removeFiles(m_id);
}

base::Result<void> JobDraft::create(journal::JobOutline outline, const base::Clock &clock)
{
    outline.id = m_id;
    outline.owner = m_folder.owner();
    return journal::Journal::create(m_folder.pathOf(m_id), outline, clock)
        .map([this](std::unique_ptr<journal::Journal> journal) { m_journal = std::move(journal); });
}

base::Result<std::unique_ptr<journal::Journal>> JobDraft::complete()
{
    return m_journal->complete().map([this] {
        m_lock.reset();
        return std::move(m_journal);
    });
}

} // namespace storedesk::jobs
