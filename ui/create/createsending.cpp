// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createsending.h"

#include "account/account.h"
#include "api/session.h"
#include "storage/accountstorage.h"
#include "storage/drafts.h"
#include "ui/create/createfoot.h"

#include <QLocale>

namespace storedesk::ui::create {

CreateSending::CreateSending(account::Account &account, CreateFoot &foot, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_foot(foot)
{ }

// Updates the draft when the call ends. After an unknown outcome, the draft stays marked as
// possibly sent. It also stays marked after a refusal if it was marked before.
static void settleDraft(api::Call *call, account::Account &account, const SentForm &form)
{
    call->then(&account, [&account, form](const http::Outcome &outcome) {
        auto &drafts = account.storage().drafts();
        if (outcome) {
            // Dropping the draft also removes the mark that it may have been sent.
            drafts.drop(form.place);
            if (!form.rest.isEmpty())
                drafts.keep(form.place, form.rest);
        } else if (outcome.error().kind != http::ErrorKind::Unknown && !form.wasInDoubt) {
            drafts.markNotArrived(form.place);
        }
    });
}

// Marks the draft as sent before sending, so that it is not mistaken for an unsent draft after a
// crash.
void CreateSending::send(const SentForm &form)
{
    m_foot.reportSending(tr("Sending to the service."));
    m_leaving = true;
    m_stopped = false;
    const auto continueRun = [self = QPointer(this), &account = m_account, form] {
        if (self && self->m_stopped) {
            if (!form.wasInDoubt)
                account.storage().drafts().markNotArrived(form.place);
            return self->end(tl::unexpected(http::Error{.kind = http::ErrorKind::Cancelled}));
        }
        auto *call = account.session().write(form.request);
        settleDraft(call, account, form);
        if (self)
            self->follow(call);
    };
    m_account.storage().drafts().markSent(form.place, form.typed, &m_account, continueRun);
}

void CreateSending::stop()
{
    m_stopped = true;
    if (m_call)
        m_call->cancel();
}

void CreateSending::follow(api::Call *call)
{
    m_leaving = false;
    m_call = call;
    connect(m_call, &api::Call::progress, this, [this](qint64 sent, qint64 total) {
        m_foot.reportProgress(sent, total);
        const QLocale locale;
        m_foot.reportSending(
            tr("%1 of %2 sent.")
                .arg(locale.formattedDataSize(sent), locale.formattedDataSize(total)));
    });
    connect(m_call, &api::Call::waiting, this, [this](base::Clock::Duration, api::WaitReason why) {
        m_foot.reportSending(textOf(why));
    });
    m_call->then(this, [this](const http::Outcome &outcome) { end(outcome); });
}

void CreateSending::end(const http::Outcome &outcome)
{
    m_call = nullptr;
    m_leaving = false;
    Q_EMIT ended(outcome);
}

} // namespace storedesk::ui::create
