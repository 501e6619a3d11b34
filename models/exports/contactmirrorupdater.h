// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorreader.h"
#include "exports/localexports.h"
#include "storage/contactmirrorfolder.h"

namespace storedesk::exports {

// Returns the export from which the copy is made.
[[nodiscard]] base::Result<exportrun::ExportPlan> mirrorExport(QDate today);

// Maintains a searchable offline copy of all contacts in an account, updated regularly by an
// export. Off by default. Has no user interface.
class ContactMirrorUpdater final : public QObject
{
    Q_OBJECT

public:
    // The state of the copy when it was last read.
    struct Known
    {
        storage::ContactMirrorState state = {};
        qint64 count = 0;
        // When the export was requested. The contact data shows the state at that time.
        QDateTime asked = {};
        QStringList columns = {};
        storage::CopiedImports imports = {};

        bool operator==(const Known &) const = default;
    };

    // Who requests the daily update.
    enum class Requests : quint8 { Daily, ByOthers };

    // All arguments except the last one must outlive this object.
    ContactMirrorUpdater(account::Account &account, jobs::JobManager &jobManager,
                         LocalExports &localExports, Requests requests = Requests::Daily);
    ~ContactMirrorUpdater() override;

    [[nodiscard]] const QString &folder() const { return m_folder.path(); }
    // Whether the stored state was read, so that isOn() is valid.
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] bool isOn() const { return m_known.state.on; }
    [[nodiscard]] bool hasCopy() const { return !m_known.state.path.isEmpty(); }
    [[nodiscard]] const Known &known() const { return m_known; }
    // Whether the next copy is being made.
    [[nodiscard]] bool isMaking() const;
    // ID of the job whose table is being read into the copy. Empty if there is none.
    [[nodiscard]] const QString &taking() const { return m_taking; }
    // Stops reading the table and leaves it for takeAgain().
    void stopTaking();
    // ID of the job for which the user has stopped this. takeAgain() starts again.
    [[nodiscard]] const QString &stoppedTable() const { return m_stoppedTable; }
    void takeAgain();
    // ID of the job that exports the next copy.
    [[nodiscard]] const QString &job() const { return m_known.state.job; }
    // An empty `what` means that there is no problem.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] ContactMirrorReader &reader() { return m_reader; }

    // Enables the copy and requests the first one.
    void turnOn();
    // Requests a new copy now.
    void update();
    // Reads the stored state again, because a schedule has requested an update.
    void refresh() { read(); }
    // Disables the copy and deletes all its data.
    void wipe();

Q_SIGNALS:
    void changed();
    // Emitted before another copy replaces the current one, which reader() can still read.
    void aboutToReplace();
    // Emitted when the copy was replaced or contacts were removed from it.
    void contentChanged();

private:
    void read();
    // Returns the time before which a copy is too old.
    [[nodiscard]] QDateTime oldest() const;
    void look();
    void ask(const QDateTime &before);
    void begin();
    void applyTable();
    void taken(const QString &job, const base::Result<bool> &done);
    [[nodiscard]] const StoredExport *nextTable() const;
    void drop(const QString &job);
    // Merges imports that ended after the contacts were exported into the copy, one at a time.
    void mergeImports();
    void fail(const base::Problem &problem);

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    LocalExports &m_shelf;
    const storage::ContactMirrorFolder m_folder;
    const Requests m_requests;
    std::unique_ptr<base::Clock::Timer> m_timer;
    ContactMirrorReader m_reader;
    Known m_known;
    base::Problem m_problem;
    bool m_ready = false;
    // Whether an export is being requested.
    bool m_asking = false;
    // ID of a job that is being stored.
    QString m_begun;
    // The job whose table is being converted to the copy.
    QString m_taking;
    // Cancels only the conversion of this table.
    std::shared_ptr<std::atomic<bool>> m_takingStopped;
    QString m_stoppedTable;
    // The last job whose table did not match the announced total. Reported only once.
    QString m_rejected;
    // Imports that were merged into the copy at this path, or could not be merged.
    QSet<QString> m_merged;
    QString m_mergedPath;
    // IDs of jobs started before the copy was disabled.
    QStringList m_unwanted;
    // Cancels the conversion in progress.
    std::shared_ptr<std::atomic<bool>> m_stopped;
};

} // namespace storedesk::exports
