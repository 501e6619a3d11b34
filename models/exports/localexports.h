// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportfinish.h"
#include "jobs/jobboard.h"

#include <QSet>

namespace storedesk::exports {

// The exports of one account that were brought to this computer. Makes their tables when the jobs
// that bring them end, also of jobs that ended before the program was closed or killed. Asks nobody
// and shows nothing.
class LocalExports final : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static LocalExports &of(desk::Desk &desk);
    ~LocalExports() override;

    [[nodiscard]] const QString &folder() const { return m_places.exports; }
    [[nodiscard]] bool isReady() const { return m_ready; } // the register was read
    [[nodiscard]] const std::vector<KeptExport> &all() const { return m_kept; } // newest first
    [[nodiscard]] const KeptExport *find(const QString &job) const;
    // The one that an export of the service became a part of.
    [[nodiscard]] const KeptExport *findExport(const QString &id) const;
    // The one before it that it can be compared with: of the same kind, and with the same filters.
    [[nodiscard]] const KeptExport *earlierThan(const QString &job) const;
    [[nodiscard]] bool isJoining(const QString &job) const { return m_joining.contains(job); }

    QString begin(const jobs::ExportPlan &plan); // as a job; its id
    void run(const QString &job); // one that is stored
    [[nodiscard]] const jobs::JobFolder &jobFolder() const { return m_board.folder(); }
    void finish(const QString &job); // again, after a failure
    void remove(const QString &job); // the files, too

Q_SIGNALS:
    void changed();
    void begun(const QString &job);
    void notBegun(const storedesk::base::Problem &problem);
    void kept(const QString &job); // its table is here
    void failed(const QString &job, const storedesk::base::Problem &problem);

private:
    explicit LocalExports(desk::Desk &desk);
    void read();
    void finishAll();
    void take(const QString &job, const base::Result<std::optional<KeptExport>> &made);

    jobs::JobBoard &m_board;
    const ExportPlaces m_places;
    bool m_ready = false;
    std::vector<KeptExport> m_kept;
    QStringList m_settled; // jobs that need no work
    QSet<QString> m_joining;
    QSet<QString> m_failed;
    std::unique_ptr<base::Clock::Timer> m_again;
};

} // namespace storedesk::exports
