// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outagewatch.h"
#include "itemmodels/attentionitems.h"

#include <QObject>

namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::overview {

// Collects the work on this computer that needs the user's attention: rows without a known result,
// stopped jobs, failed rows, failed transfers, jobs that wait during an outage, failed schedules,
// and an offline copy that is too old.
class WorkAttention final : public QObject
{
    Q_OBJECT

public:
    // The workspace must outlive this object. Only jobs are watched until start() is called.
    explicit WorkAttention(workspace::Workspace &workspace, QObject *parent = nullptr);

    // Starts watching the schedules and the offline copy too, which requires reading their files.
    void start();
    // Whether everything has been read.
    [[nodiscard]] bool isReady() const;
    // Returns the items ordered by severity, most severe first.
    [[nodiscard]] std::vector<itemmodels::AttentionItem> items(const QDateTime &now) const;

Q_SIGNALS:
    void changed();

private:
    void addJobs(std::vector<itemmodels::AttentionItem> &items, const QDateTime &now) const;
    void addFailedRows(std::vector<itemmodels::AttentionItem> &items, const QDateTime &now) const;
    void addTransfers(std::vector<itemmodels::AttentionItem> &items) const;
    void addOutage(std::vector<itemmodels::AttentionItem> &items) const;
    void addSchedules(std::vector<itemmodels::AttentionItem> &items) const;
    void addMirror(std::vector<itemmodels::AttentionItem> &items, const QDateTime &now) const;
    [[nodiscard]] bool isScheduled(const QString &job) const;

    workspace::Workspace &m_workspace;
    api::OutageWatch m_outage;
    bool m_started = false;
};

} // namespace storedesk::ui::overview
