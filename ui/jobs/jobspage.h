// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "ui/host/page.h"

class QStackedWidget;
class QSplitter;

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class SearchField;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::workcards {
class TransferDetail;
}

namespace storedesk::ui::jobs {

class JobDetail;
class JobList;

// Page for all work in progress: jobs with the result of each row, and transfers, which have none.
class JobsPage final : public Page
{
    Q_OBJECT

public:
    explicit JobsPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Jobs; }
    void refresh() override;
    void find() override;
    void focusFirst() override;
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] Badge badge() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;
    // Whether Undo applies to the selected job. While a job is selected, Undo never applies to an
    // older edit.
    [[nodiscard]] bool takesUndo() const;
    void undo();

private:
    void build();
    void buildActions();
    void showState();
    void newJob();
    void showActions();
    void choose(const QString &id);
    void open(const QString &id);
    void pauseOrResume();
    void cancelChosen();
    void pauseAll();
    [[nodiscard]] bool isTransferChosen() const;

    storedesk::jobs::JobManager &m_jobManager;
    PageHead *m_head;
    Button *m_pauseAll;
    Button *m_privacy;
    Button *m_new;
    Notice *m_notice;
    SearchField *m_filter;
    JobList *m_list;
    JobDetail *m_detail;
    workcards::TransferDetail *m_transferDetail;
    // Shows the detail of the selected job or transfer.
    QStackedWidget *m_details;
    QSplitter *m_splitter;
    StatePane *m_pane;
    // Id of the job or transfer to select once it is listed.
    QString m_wanted;
    // Whether it was chosen in an earlier run, and may be gone.
    bool m_isRestoring = false;
    // The rows to show with it.
    std::optional<journal::RowState> m_wantedState;
    QList<QAction *> m_actions;
    // Two of the actions.
    QAction *m_pauseOrResume = nullptr;
    QAction *m_newLike = nullptr;
    // Actions that only jobs have.
    QList<QAction *> m_jobActions;
};

} // namespace storedesk::ui::jobs
