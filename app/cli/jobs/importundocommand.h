// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/outagelimit.h"

#include "account/account.h"
#include "importundo/importundo.h"

#include <QEventLoop>

namespace storedesk::cli {

struct ImportUndoOptions
{
    // Whether to delete the records that the import created.
    bool deletes = false;
    // Whether to show the plan only.
    bool dryRun = false;
    bool asJson = false;
};

// Undoes an import as the window does: looks up its records, restores the previous values unless
// the record was changed since, and optionally deletes the created records. Leaves other jobs of
// the account alone.
class ImportUndoCommand final : public QObject
{
    Q_OBJECT

public:
    ImportUndoCommand(const CommandAccount &account, QString job, ImportUndoOptions options);
    ~ImportUndoCommand() override;

    // Returns an ExitCode.
    [[nodiscard]] int exec();

private:
    void look();
    void lookAtJobs();
    void showPlan();
    void leave(int code);

    const CommandAccount m_commandAccount;
    const QString m_job;
    const ImportUndoOptions m_options;
    base::SystemClock m_clock;
    // Each object is destroyed before those above it.
    std::unique_ptr<account::Account> m_account;
    std::unique_ptr<jobs::JobManager> m_jobManager;
    std::unique_ptr<imports::ImportUndo> m_undo;
    std::unique_ptr<OutageLimit> m_outage;
    QEventLoop m_loop;
    // Whether the jobs of the undo were started.
    bool m_runs = false;
    bool m_ended = false;
};

// Returns an ExitCode.
[[nodiscard]] int undoImport(const CommandAccount &account, const QString &job,
                             const ImportUndoOptions &options);

} // namespace storedesk::cli
