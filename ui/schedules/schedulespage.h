// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"
#include "ui/schedules/schedulemodel.h"

#include <QHash>
#include <QSortFilterProxyModel>

class QComboBox;
class QVBoxLayout;

namespace storedesk::schedules {
class Scheduler;
}

namespace storedesk::ui {
class Button;
class ColumnArrangement;
class FootLine;
class PageHead;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::schedules {

class OtherSchedules;
class ScheduleDetail;
class TimerNotice;

// The page with all schedules.
class SchedulesPage final : public Page
{
    Q_OBJECT

public:
    explicit SchedulesPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Calendar; }
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override;
    // Selects the schedule named by scheduleKey.
    void showOnly(const QMap<QString, QString> &filter) override;
    void refresh() override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildTable();
    void buildHead(QVBoxLayout *box);
    void buildBody(QVBoxLayout *box);
    void addActions();
    void listen();
    [[nodiscard]] std::vector<ScheduleRow> allRows() const;
    [[nodiscard]] const ScheduleRow *chosen() const;
    void showState();
    void showHeadButtons();
    void showSubtitle();
    void showPane();
    void fitColumns();
    void showChosen();
    void openForm(const storedesk::schedules::Schedule &schedule);
    void openNew();
    void editChosen();
    void deleteChosen();
    void runChosen();
    void openRun(const storedesk::schedules::ScheduleRun &run);
    void setPaused();

    storedesk::schedules::Scheduler &m_scheduler;
    OtherSchedules *m_others;
    ScheduleModel m_model;
    QSortFilterProxyModel m_shown;
    PageHead *m_head;
    QComboBox *m_scope;
    Button *m_pause;
    Button *m_new;
    TimerNotice *m_timer;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    StatePane *m_pane;
    FootLine *m_foot;
    ScheduleDetail *m_detail;
    QAction *m_newAction = nullptr;
    QAction *m_pauseAction = nullptr;
    QAction *m_runAction = nullptr;
    // The actions for the selected schedule. The first one edits and the last one deletes it.
    QList<QAction *> m_ofChosen;
    // The input of cancelled forms, by the ID of the schedule; an empty ID is a new one.
    QHash<QString, storedesk::schedules::Schedule> m_typed;
    // The ID of a schedule to select as soon as it is listed.
    QString m_wanted;
};

} // namespace storedesk::ui::schedules
