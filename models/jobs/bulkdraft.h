// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "jobs/jobmanager.h"

namespace storedesk::jobs {

// Preview of the request for one row.
struct FirstRequest
{
    qint64 number = 0;
    // Name of the affected record.
    QString record = {};
    // The effect on the record, or the reason the row is not sent.
    QString words = {};
    // Verb, path and body, exactly as sent.
    QString raw = {};
    bool sent = true;
    // Only set if the row is sent.
    http::Request request = {};
};

// The result of checking a bulk job.
struct BulkVerdict
{
    // ID of the job.
    QString id = {};
    journal::JobHead head = {};
    std::vector<journal::RowReason> reasons = {};
    QList<FirstRequest> first = {};
    // Blank cells that will clear a field of a record.
    qint64 clearedCells = 0;

    [[nodiscard]] qint64 toSend() const { return head.counts[journal::RowState::Waiting]; }
};

// A bulk job being prepared: its operation, its rows, the meaning of the columns and the result of
// checking each row. The checked rows are already stored as a job draft on disk, which is removed
// unless take() is called. Reads files and writes journals in threads of the pool.
class BulkDraft final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Empty, Reading, Read, Checking, Checked };
    Q_ENUM(State)
    using Verdict = BulkVerdict;

    // The job manager must outlive the draft. Temporary files are created in the folder, which is
    // private.
    BulkDraft(JobManager &jobManager, QString temporaryFolder, QObject *parent = nullptr);
    ~BulkDraft() override;

    // Sets the operation and its options, and matches the columns again.
    void setPlan(const BulkPlan &plan);
    // Opens the table with this name in a file with several tables, or the first one.
    void openFile(const QString &path, const QString &entry = {});
    // Opens typed, pasted or selected rows: a table as text, or one value per line.
    void openText(const QString &text, const QString &title);
    // Removes all rows.
    void clear();
    void setChoice(int column, const ColumnAssignment &choice);
    void setChoices(const std::vector<ColumnAssignment> &choices);
    void setBlank(BulkPlan::Blank blank);
    // By default, records are read first if that takes few requests.
    void setReadFirst(bool reads);
    void setOnlyExisting(bool only);
    // Sets the ID of the form's stored draft, which the job refers to (draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    // From now on rows are checked and repaired before they become part of the job: check() does
    // nothing until setPreparation() is called. Other rows or columns need a new preparation.
    void requirePreparation() { m_needsPreparation = true; }
    void setPreparation(RowPreparation prepare);
    [[nodiscard]] bool isPrepared() const { return bool(m_prepare) || !m_needsPreparation; }
    void check();
    // Stops reading or checking.
    void stop();
    // Returns the checked job, to be run by the job manager, and gives up ownership.
    [[nodiscard]] std::shared_ptr<JobDraft> take();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const BulkPlan &plan() const { return m_plan; }
    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] const BulkTable *table() const { return m_table.get(); }
    // The file that the table was read from, including the temporary file of rows opened as text.
    [[nodiscard]] const QString &path() const { return m_path; }
    // For use in other threads.
    [[nodiscard]] const std::shared_ptr<const BulkTable> &sharedTable() const { return m_table; }
    [[nodiscard]] const std::vector<ColumnAssignment> &choices() const { return m_choices; }
    [[nodiscard]] const Verdict &verdict() const { return m_verdict; }
    // Progress of the current step, from 0 to 1.
    [[nodiscard]] double progress() const;
    // Returns a sentence that explains why rows cannot be checked yet, or an empty string if they
    // can.
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
    // Discards the result of the last check.
    void outdate();
    void setState(State state);

    JobManager &m_jobManager;
    const QString m_temporaryFolder;
    // Temporary file of rows that were opened as text.
    QString m_ownFile;
    QString m_path;
    QString m_draftId;
    RowPreparation m_prepare;
    bool m_needsPreparation = false;
    State m_state = State::Empty;
    base::Problem m_problem;
    BulkPlan m_plan;
    QString m_title;
    std::shared_ptr<const BulkTable> m_table;
    std::vector<ColumnAssignment> m_choices;
    // Whether the user confirmed or changed the proposed columns.
    bool m_chosen = false;
    // The user's choice, if any.
    std::optional<bool> m_readsFirst;
    Verdict m_verdict;
    // The checked job that m_verdict describes.
    std::shared_ptr<JobDraft> m_job;
    std::shared_ptr<base::Progress> m_progress;
    // Incremented to ignore results of outdated background work.
    int m_round = 0;
};

} // namespace storedesk::jobs
