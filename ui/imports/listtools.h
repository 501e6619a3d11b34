// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "listtools/listtask.h"

#include <QObject>

class QAction;
class QMenu;

namespace storedesk::imports {
class ImportDraft;
}
namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::imports {

// Prepares the file of an import together with other lists: joins, subtracts and appends them, or
// splits the file. The result is saved where the user chooses and replaces the file.
class ListTools final : public QObject
{
    Q_OBJECT

public:
    // Owned by the menu, which it fills. All other arguments must outlive it.
    ListTools(storedesk::imports::ImportDraft &draft, PageHost &host, QMenu &menu);

    // Continues with the list that the user has chosen.
    void askForColumns(storedesk::listtools::ListOperation operation, const QString &other);
    // Runs the task in the background and opens its result. Does nothing while another one runs.
    void run(const storedesk::listtools::ListTask &task);
    void stop();
    [[nodiscard]] const base::BackgroundTask &work() const { return m_work; }

Q_SIGNALS:
    // Emitted when a task was started, finished or stopped.
    void workChanged();
    // Emitted when the result should be imported.
    void made(const QString &file);

private:
    void begin(storedesk::listtools::ListOperation operation);
    void ask(const storedesk::listtools::ListTask &task, const QList<QStringList> &headings);
    void askForOutput(const storedesk::listtools::ListTask &task);
    void report(const storedesk::listtools::ListTask &task,
                const base::Result<storedesk::listtools::ListOutcome> &outcome);

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QList<QAction *> m_actions;
    base::BackgroundTask m_work;
};

} // namespace storedesk::ui::imports
