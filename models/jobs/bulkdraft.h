// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "importcheck/tabledraft.h"
#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "jobs/jobmanager.h"

#include <QSet>

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
    // Rows for records other than those to which the job is restricted. They are not part of the
    // job.
    qint64 others = 0;
    // Blank cells that will clear a field of a record.
    qint64 clearedCells = 0;

    [[nodiscard]] qint64 toSend() const { return head.counts[journal::RowState::Waiting]; }
};

// A bulk job being prepared: its operation, its rows, the meaning of the columns and the result of
// checking each row. The checked rows are already stored as a job draft on disk, which is removed
// unless take() is called.
class BulkDraft final : public importcheck::TableDraft
{
    Q_OBJECT

public:
    using Verdict = BulkVerdict;

    // The job manager must outlive the draft. Temporary files are created in the folder, which is
    // private.
    BulkDraft(JobManager &jobManager, QString temporaryFolder, QObject *parent = nullptr);
    ~BulkDraft() override;

    // Sets the operation and its options, and matches the columns again.
    void setPlan(const BulkPlan &plan);
    void setChoice(int column, const ColumnAssignment &choice);
    void setChoices(const std::vector<ColumnAssignment> &choices);
    // Sets fields to the same value in all rows.
    void setConstants(const std::vector<records::FieldConstant> &constants);
    // Only rows of records with these keys become part of the job. Requires a preparation. An empty
    // list removes the restriction.
    void restrictTo(const QStringList &keys);
    // Returns the number of records to which the job is restricted, or nothing if it is not
    // restricted.
    [[nodiscard]] std::optional<qsizetype> restrictedTo() const
    {
        return m_only ? std::optional(m_only->size()) : std::nullopt;
    }
    void setBlank(BulkPlan::Blank blank);
    // Sets whether records are read before they are changed. By default, they are if this takes few
    // requests or if the records are deleted.
    void setReadFirst(bool reads);
    void setOnlyExisting(bool only);
    // Sets the ID of the form's stored draft, which the job refers to (draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    // Requires rows to be checked and repaired before they become part of the job. From then on,
    // check() does nothing until setPreparation() is called. If the rows or columns change, a new
    // preparation is needed.
    void requirePreparation() { m_needsPreparation = true; }
    void setPreparation(RowPreparation prepare);
    [[nodiscard]] bool isPrepared() const { return bool(m_prepare) || !m_needsPreparation; }
    void check();
    // Returns the checked job, to be run by the job manager, and gives up ownership.
    [[nodiscard]] std::shared_ptr<JobDraft> take();

    [[nodiscard]] const BulkPlan &plan() const { return m_plan; }
    [[nodiscard]] const BulkTable *table() const { return m_table.get(); }
    [[nodiscard]] std::optional<importcheck::TableOutline> outline() const override;
    [[nodiscard]] const std::vector<ColumnAssignment> &choices() const { return m_choices; }
    [[nodiscard]] const Verdict &verdict() const { return m_verdict; }
    // Progress of the current step, from 0 to 1.
    [[nodiscard]] double progress() const;
    // Returns a sentence that explains why rows cannot be checked yet, or an empty string if they
    // can.
    [[nodiscard]] QString missing() const;

protected:
    void read() override;
    void stopWork() override;
    void dropTable() override;

private:
    void setTable(BulkTable table);
    void match();
    void cancelCheck();
    void decideReads();
    [[nodiscard]] BulkPlan planToStore() const;
    // Discards the result of the last check.
    void outdate();

    JobManager &m_jobManager;
    QString m_draftId;
    RowPreparation m_prepare;
    bool m_needsPreparation = false;
    BulkPlan m_plan;
    // Keys in lower case. Null if all rows are used.
    std::shared_ptr<const QSet<QString>> m_only;
    std::shared_ptr<const BulkTable> m_table;
    std::vector<ColumnAssignment> m_choices;
    // Whether the user confirmed or changed the proposed columns.
    bool m_chosen = false;
    // The user's choice, if any.
    std::optional<bool> m_readsFirst;
    Verdict m_verdict;
    // The checked job that m_verdict describes.
    std::shared_ptr<JobDraft> m_job;
    base::BackgroundTask m_reading;
    base::BackgroundTask m_checking;
};

} // namespace storedesk::jobs
