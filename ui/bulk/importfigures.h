// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importtally.h"
#include "jobs/jobboard.h"

#include <optional>

namespace storedesk::ui::bulk {

// Row counts of an import. Reads them again whenever one of its files has finished.
class ImportFigures final : public QObject
{
    Q_OBJECT

public:
    explicit ImportFigures(jobs::JobBoard &board, QObject *parent = nullptr);

    // Accepts the id of any job.
    void follow(const QString &id);
    // Empty if the job is not an import or the tally is not loaded yet.
    [[nodiscard]] const std::optional<jobs::ImportTally> &tally() const { return m_tally; }
    [[nodiscard]] bool settled() const { return !m_asking; }

Q_SIGNALS:
    void changed();

private:
    jobs::JobBoard &m_board;
    QString m_id;
    // Counts of the files when the tally was read.
    std::optional<journal::RowCounts> m_readAt;
    bool m_asking = false;
    std::optional<jobs::ImportTally> m_tally;
};

} // namespace storedesk::ui::bulk
