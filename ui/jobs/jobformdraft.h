// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/typeddraft.h"

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::ui::jobs {

// The stored draft of a form that becomes a job. The draft has an ID, which the form also stores in
// the job's plan. Once that job is stored, the draft is finished and is not loaded again, even if
// the program was killed in between. The job manager deletes finished drafts.
class JobFormDraft final : public QObject
{
    Q_OBJECT

public:
    // Returns the values in the form, or an empty object if there is nothing to store. The ID is
    // added to the values.
    using Values = std::function<QJsonObject()>;

    // The page host must outlive this object.
    JobFormDraft(PageHost &host, const QString &place, Values values, QObject *parent);

    [[nodiscard]] const QString &id() const { return m_id; }
    // Returns the stored values unless their job already exists. The draft continues with the
    // stored ID.
    [[nodiscard]] std::optional<QJsonObject> load();
    void note() { m_typed->note(); }
    void storeNow();
    void drop() { m_typed->drop(); }
    // Starts a new draft for the next job.
    void renew();

Q_SIGNALS:
    // Emitted when the drafts from earlier runs have been read.
    void readable();
    // Emitted when the job for this draft is stored. Another form may have started it.
    void finished();

private:
    storedesk::jobs::JobManager &m_jobManager;
    TypedDraft *m_typed;
    QString m_id;
};

} // namespace storedesk::ui::jobs
