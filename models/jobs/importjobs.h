// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"

#include <QHash>

namespace storedesk::jobs {

// Which imports of the service were sent from this computer, as the journals of their jobs say.
class ImportJobs final : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static ImportJobs &of(JobBoard &board);

    // The job that sent it and wrote down what stood there before; empty: none is known.
    [[nodiscard]] QString undoableBy(const QString &importId) const;
    [[nodiscard]] bool settled() const { return m_reading.isEmpty(); }

Q_SIGNALS:
    void changed();

private:
    explicit ImportJobs(JobBoard &board);
    void look();
    void read(const QString &job);

    JobBoard &m_board;
    QHash<QString, QString> m_jobs; // by the ID of the import
    QSet<QString> m_known; // jobs that were read
    QSet<QString> m_reading;
};

} // namespace storedesk::jobs
