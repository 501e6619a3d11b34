// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/transferresultstep.h"

#include "ui/widgets/notice.h"

namespace storedesk::ui {

TransferResultStep::TransferResultStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                                       QWidget *parent)
    : AssistantStep(parent)
    , m_jobManager(jobManager)
    , m_host(host)
{ }

QString TransferResultStep::title() const
{
    return tr("Result");
}

void TransferResultStep::runAgain(const Change &change, Notice &notice)
{
    m_jobManager.ask(m_id, change, this, [this, &notice](const base::Result<void> &done) {
        if (!done)
            return notice.tell(Tone::Err, done.error().what, done.error().why);
        m_jobManager.run(m_id);
        Q_EMIT resumed();
    });
}

} // namespace storedesk::ui
