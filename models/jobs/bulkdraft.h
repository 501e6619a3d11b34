// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "jobs/bulkverdict.h"
#include "jobs/jobboard.h"

namespace storedesk::jobs {

// A bulk job in the making: what to do, with which rows, what their columns mean, and how each row
// stands the check. The checked rows are the draft of a job on the disk already, which is removed
// unless it is taken. Reads files and writes journals in threads of the pool.
class BulkDraft final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Empty, Reading, Read, Checking, Checked };
    Q_ENUM(State)
    using Verdict = BulkVerdict;

    // The board outlives it; files that it makes go below the folder, which is private.
    BulkDraft(JobBoard &board, QString temporaryFolder, QObject *parent = nullptr);
    ~BulkDraft() override;

    // What to do; columns are matched again.
    void setPlan(const BulkPlan &plan);
    // Of a file with several tables the one of this name, or the first.
    void openFile(const QString &path, const QString &entry = {});
    // Rows that were typed, pasted or chosen: a table in text, or one value on each line.
    void openText(const QString &text, const QString &title);
    void clear(); // there are no rows any more
    void setChoice(int column, const ColumnChoice &choice);
    void setChoices(const std::vector<ColumnChoice> &choices);
    void setBlank(BulkPlan::Blank blank);
    void setReadFirst(bool reads); // until then it does where that costs little
    void setOnlyExisting(bool only);
    // The draft that is stored for the form; the job refers to it (draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    // From now on rows are checked and repaired before they become part of the job: check() does
    // nothing without a preparation. Other rows or columns need another one.
    void requirePreparation() { m_needsPreparation = true; }
    void setPreparation(RowPreparation prepare);
    [[nodiscard]] bool isPrepared() const { return bool(m_prepare) || !m_needsPreparation; }
    void check();
    void stop(); // reading or checking
    // The checked job, for the board to run: nothing of it is left here.
    [[nodiscard]] std::shared_ptr<JobDraft> take();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const BulkPlan &plan() const { return m_plan; }
    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] const BulkTable *table() const { return m_table.get(); }
    // The file that the table was read from; also of rows that came as text.
    [[nodiscard]] const QString &path() const { return m_path; }
    // For work in other threads.
    [[nodiscard]] const std::shared_ptr<const BulkTable> &sharedTable() const { return m_table; }
    [[nodiscard]] const std::vector<ColumnChoice> &choices() const { return m_choices; }
    [[nodiscard]] const Verdict &verdict() const { return m_verdict; }
    [[nodiscard]] double progress() const; // of what it does, 0 to 1
    // Why it cannot be checked yet, in a sentence; empty: it can.
    [[nodiscard]] QString missing() const;

Q_SIGNALS:
    void changed();

private:
    void take(base::Result<BulkTable> table, int round);
    void match();
    void dropOwnFile();
    void cancelWork();
    void cancelCheck();
    void decideReads();
    [[nodiscard]] BulkPlan planToStore() const;
    void outdate(); // what was checked is of no use any more
    void setState(State state);

    JobBoard &m_board;
    const QString m_temporaryFolder;
    QString m_ownFile; // rows that came as text
    QString m_path;
    QString m_draftId;
    RowPreparation m_prepare;
    bool m_needsPreparation = false;
    State m_state = State::Empty;
    base::Problem m_problem;
    BulkPlan m_plan;
    QString m_title;
    std::shared_ptr<const BulkTable> m_table;
    std::vector<ColumnChoice> m_choices;
    bool m_chosen = false; // they are no mere proposal any more
    std::optional<bool> m_readsFirst; // as somebody chose it
    Verdict m_verdict;
    std::shared_ptr<JobDraft> m_job; // of the verdict
    std::shared_ptr<table::Progress> m_progress;
    int m_round = 0; // answers to what was asked before are of no use
};

} // namespace storedesk::jobs
