// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/typeddraft.h"

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::ui::jobs {

// The stored draft of a form that becomes a job. The draft has an ID, which the form stores in the
// plan of its job: a draft whose job is stored is finished and is not loaded again, even if the
// program was killed in between. The job board deletes finished drafts.
class JobFormDraft final : public QObject
{
    Q_OBJECT

public:
    // Returns the values of the form; empty: there is nothing to store. The ID is added to them.
    using Values = std::function<QJsonObject()>;

    // The frame outlives it.
    JobFormDraft(PageHost &host, const QString &place, Values values, QObject *parent);

    [[nodiscard]] const QString &id() const { return m_id; }
    // The stored values, unless their job exists. The draft continues with their ID.
    [[nodiscard]] std::optional<QJsonObject> load();
    void note() { m_typed->note(); }
    void storeNow();
    void drop() { m_typed->drop(); }
    // The next job is another one.
    void renew();

Q_SIGNALS:
    // The drafts of earlier runs have been read.
    void readable();
    // The job of this draft is stored. It may have been stored by another form.
    void finished();

private:
    storedesk::jobs::JobManager &m_jobManager;
    TypedDraft *m_typed;
    QString m_id;
};

} // namespace storedesk::ui::jobs
