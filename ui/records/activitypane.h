// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activityreader.h"
#include "base/backgroundtask.h"
#include "ui/details/activityweeks.h"
#include "ui/records/timelinemodel.h"

#include <QWidget>

class QListView;

namespace storedesk::ui {
class PageHost;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ActivityDetail;
class ActivitySourceLine;
class KindChips;

// The activities of a contact from the newest exports on this computer. Large exports are read when
// the pane is shown, small ones at once.
class ActivityPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ActivityPane(PageHost &host, QWidget *parent = nullptr);

    // Empty keys clear the pane.
    void showOf(const activities::ContactKeys &keys);
    void showKind(const std::optional<ActivityGroup> &kind);
    // Absent until the exports were read.
    [[nodiscard]] std::optional<qint64> count() const;
    [[nodiscard]] bool isSettled() const { return !m_work.running(); }
    [[nodiscard]] const TimelineModel &timeline() const { return m_model; }

Q_SIGNALS:
    // Emitted when count() changed.
    void counted();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    // Reads the exports again if they or the contact changed.
    void need();
    void read();
    void show(base::Result<ContactHistory> &&history);
    void setHistory(ContactHistory history);
    void showCurrency();
    void showState();
    void showDetail();
    // Goes to the newest activity of a week.
    void goToWeek(QDate monday);
    void doMain();

    PageHost &m_host;
    TimelineModel m_model;
    // Contains everything but the details.
    QWidget *m_left;
    KindChips *m_chips;
    ActivitySourceLine *m_source;
    details::ActivityWeeks *m_weeks;
    QListView *m_list;
    StatePane *m_state;
    ActivityDetail *m_detail;
    // The scroll area of the details.
    QWidget *m_beside = nullptr;
    activities::ContactKeys m_keys;
    // The contact and the files that the model shows or loads. Empty if it has to be loaded.
    activities::ContactKeys m_readKeys;
    insightsource::InsightFiles m_readFiles;
    bool m_isRead = false;
    base::Problem m_problem;
    base::BackgroundTask m_work;
};

} // namespace storedesk::ui::records
