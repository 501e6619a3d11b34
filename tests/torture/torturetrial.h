// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "torture/torturecommand.h"

namespace torture {

// Runs a command with a fault in a separate environment, then does what a user would do next: list
// the jobs, resume unfinished ones, and run the command again.
class TortureTrial final
{
public:
    TortureTrial(const TortureCommand &command, const Fault &fault);
    Q_DISABLE_COPY_MOVE(TortureTrial)

    // Returns the conditions that are violated.
    [[nodiscard]] QStringList problems();
    [[nodiscard]] const Ended &ended() const { return m_ended; }

private:
    void makeBystander();
    void checkEnd();
    void checkRequests();
    void checkReports();
    void checkJobs();
    void checkJob(QJsonObject job);
    void checkFigures(const QJsonObject &job);
    void runAgain();
    void checkFiles(const QHash<QString, QByteArray> &found);
    void checkLeftovers();
    void checkMissing(const QString &when);
    [[nodiscard]] bool endedWell() const;
    [[nodiscard]] QHash<QString, QByteArray> files() const;
    void add(const QString &problem) { m_room.addProblem(problem); }

    const TortureCommand &m_command;
    const Fault m_fault;
    TortureRoom m_room;
    QStringList m_arguments;
    QJsonObject m_bystander;
    Ended m_ended;
    bool m_resumed = false;
    bool m_resumedWell = true;
};

} // namespace torture
