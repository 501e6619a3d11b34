// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importtally.h"
#include "jobs/jobmanager.h"

#include <optional>

namespace storedesk::ui::jobs {

// Row counts for an import. Reads them again whenever one of the import's files has finished.
class ImportCounts final : public QObject
{
    Q_OBJECT

public:
    explicit ImportCounts(storedesk::jobs::JobManager &jobManager, QObject *parent = nullptr);

    // Sets the job, which may be of any kind.
    void follow(const QString &id);
    // Returns nullopt if the job is not an import or the tally is not loaded yet.
    [[nodiscard]] const std::optional<importrun::ImportTally> &tally() const { return m_tally; }
    [[nodiscard]] bool settled() const { return !m_asking; }

Q_SIGNALS:
    void changed();

private:
    storedesk::jobs::JobManager &m_jobManager;
    QString m_id;
    // File counts at the time the tally was read.
    std::optional<journal::RowCounts> m_readAt;
    bool m_asking = false;
    std::optional<importrun::ImportTally> m_tally;
};

} // namespace storedesk::ui::jobs
