// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "items/needs.h"
#include "jobs/jobprogress.h"

#include <QPointer>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {
class JobBoard;
}

namespace storedesk::ui::overview {

// A job that runs in this program.
struct RunningJob
{
    QString id;
    QString title = {};
    jobs::JobProgress progress = {};
};

// What the overview is made of: four lists and the store itself, each read on its own and each
// failing on its own. A write to one of them reads it again.
class OverviewReads final : public QObject
{
    Q_OBJECT

public:
    using State = items::RecordList::State;

    explicit OverviewReads(desk::Desk &desk, QObject *parent = nullptr);

    void refresh(); // everything, once
    void refresh(catalogue::Resource resource);
    void cancel(catalogue::Resource resource); // a list that is under way fails
    // Only the lists in which something is under way.
    void refreshUnderWay();

    [[nodiscard]] State stateOf(catalogue::Resource resource) const;
    [[nodiscard]] const api::Error &errorOf(catalogue::Resource resource) const; // while Failed
    [[nodiscard]] bool wasRead(catalogue::Resource resource) const; // ever
    [[nodiscard]] const items::Records &records(catalogue::Resource resource) const;
    [[nodiscard]] bool isWhole(catalogue::Resource resource) const;
    [[nodiscard]] const QJsonObject &store() const { return m_store; }

    [[nodiscard]] bool isReading() const;
    [[nodiscard]] QDateTime readAt() const; // the oldest of what is shown
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] std::vector<items::Transfer> transfers() const; // the newest first
    [[nodiscard]] std::vector<items::Need> needs() const;
    // Jobs that run, without those whose import or export is listed by the service already.
    [[nodiscard]] std::vector<RunningJob> runningJobs() const;
    // How many jobs, exports and imports are under way.
    [[nodiscard]] int runningCount() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] items::RecordList *listOf(catalogue::Resource resource) const;
    void readStore();
    void noteWrite(const api::Request &request);

    desk::Desk &m_desk;
    jobs::JobBoard &m_jobs;
    items::RecordList *m_exports;
    items::RecordList *m_imports;
    items::RecordList *m_couponSets;
    items::RecordList *m_workflows;
    QPointer<api::Call> m_storeCall;
    State m_storeState = State::Unread;
    QJsonObject m_store;
    api::Error m_storeError;
};

} // namespace storedesk::ui::overview
