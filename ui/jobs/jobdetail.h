// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrowsmodel.h"
#include "ui/changes/selectionactions.h"
#include "ui/widgets/panel.h"

class QToolButton;

namespace storedesk::ui {
class ColumnArrangement;
class PageHost;
class Notice;
class ProgressLine;
class SearchField;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

class ImportCounts;
class JobColumns;
class JobDetailActions;
class ReasonList;
class StateChips;

// Shows one job in full: the result of each row, and the reasons for failures.
class JobDetail final : public Panel
{
    Q_OBJECT

public:
    JobDetail(storedesk::jobs::JobManager &jobManager, PageHost &host, QWidget *parent = nullptr);

    // An empty id shows no job.
    void show(const QString &id);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] QList<QWidget *> panes() const;
    [[nodiscard]] bool settled() const;
    void focusRows();
    // The state whose rows are shown; empty for all rows.
    [[nodiscard]] std::optional<journal::RowState> shownState() const { return m_filter.state; }
    // Shows the rows in this state. The rows of an import are always shown together.
    void showRowsIn(const std::optional<journal::RowState> &state);
    // Returns the user's arrangement of the row columns, which all jobs share.
    [[nodiscard]] ColumnArrangement &columnArrangement() const;
    // Focuses the search in the rows. Returns false if no job is shown.
    bool find();
    // Asks for a folder and saves the report there.
    void saveReport();
    void removeJob();
    // Undoes the job, or shows why that is not possible.
    void undo();
    // Opens the page that starts a similar job.
    void newLikeThis();
    // Returns the reason why no similar job can be started; empty if one can.
    [[nodiscard]] QString whyNoSimilar() const;

Q_SIGNALS:
    // Emitted when another job or another state of the job is shown.
    void shown();
    // Emitted when the user has chosen the rows to show.
    void filterChosen();

private:
    void build();
    [[nodiscard]] QLayout *buildHead();
    void buildTable();
    void showState();
    void showNoRows();
    void readReasons();
    void showChosen(const std::optional<journal::RowState> &state);
    void showRows(const std::optional<journal::RowState> &state);
    void showReason(const journal::RowReason &reason);
    void showFiltered(const journal::RowFilter &filter, std::optional<qint64> count = {});
    void showMatches();
    void withSelected(const std::function<void(const changes::SelectedRecords &)> &act);
    void copyRows();

    storedesk::jobs::JobManager &m_jobManager;
    PageHost &m_host;
    QString m_id;
    bool m_asking = false;
    // Number of searches whose matches are being counted.
    int m_counting = 0;
    // The rows chosen by state or reason, and their number if the model does not know it.
    journal::RowFilter m_filter;
    std::optional<qint64> m_filterCount;
    // Whether the job changed while the reasons were being read.
    bool m_again = false;
    storedesk::jobs::JobRowsModel m_rows;
    ElidedLabel *m_title;
    ElidedLabel *m_subtitle;
    Button *m_undo;
    Button *m_like;
    // Shown for imports only.
    Button *m_result;
    Button *m_source;
    Button *m_report;
    Button *m_remove;
    Notice *m_notice;
    ProgressLine *m_bar;
    ElidedLabel *m_progress;
    ElidedLabel *m_sum;
    StateChips *m_chips;
    SearchField *m_search;
    QToolButton *m_chooser = nullptr;
    TableView *m_table;
    StatePane *m_pane;
    ReasonList *m_reasons;
    ImportCounts *m_figures;
    JobColumns *m_columns;
    JobDetailActions *m_actions;
};

} // namespace storedesk::ui::jobs
