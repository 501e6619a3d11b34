// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "base/progress.h"
#include "base/result.h"
#include "imports/importdraft.h"

namespace storedesk::imports {

// Copies the fields of an import from the offline copy of the contacts to a table, for a forecast
// or an undo. The table is deleted together with this object.
class MirroredRecords final : public QObject
{
    Q_OBJECT

public:
    explicit MirroredRecords(const base::Clock &clock, QObject *parent = nullptr);
    ~MirroredRecords() override;

    // The path is that of the offline copy.
    void start(const ImportDraft &draft, const QString &mirror);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    // Empty until the table has been written.
    [[nodiscard]] const QString &path() const { return m_path; }
    // The time at which the contacts were exported.
    [[nodiscard]] const QDateTime &asked() const { return m_asked; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    base::BackgroundTask m_work;
    QString m_path;
    QDateTime m_asked;
    base::Problem m_problem;
};

// Returns the fields of the draft's columns and constants, and the keys.
[[nodiscard]] QStringList comparedFields(const ImportDraft &draft);
// Writes these fields of all contacts to a table in the calling thread, as far as the offline copy
// has them. Returns the time at which the contacts were exported.
[[nodiscard]] base::Result<QDateTime> writeMirroredContacts(const QString &mirror,
                                                            const QStringList &fields,
                                                            const QString &path,
                                                            base::Progress &progress);

} // namespace storedesk::imports
