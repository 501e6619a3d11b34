// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importtally.h"
#include "jobs/jobboard.h"

#include <optional>

namespace storedesk::ui::bulk {

// What became of the rows of an import, read anew whenever one of its files has ended.
class ImportFigures final : public QObject
{
    Q_OBJECT

public:
    explicit ImportFigures(jobs::JobBoard &board, QObject *parent = nullptr);

    void follow(const QString &id); // of any job
    // Nothing: it is no import, or not known yet.
    [[nodiscard]] const std::optional<jobs::ImportTally> &tally() const { return m_tally; }
    [[nodiscard]] bool settled() const { return !m_asking; }

Q_SIGNALS:
    void changed();

private:
    jobs::JobBoard &m_board;
    QString m_id;
    // The states of the files when the tally was read.
    std::optional<journal::RowCounts> m_readAt;
    bool m_asking = false;
    std::optional<jobs::ImportTally> m_tally;
};

} // namespace storedesk::ui::bulk
