// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createsending.h"

#include "api/session.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "local/local.h"
#include "ui/create/createfoot.h"

#include <QLocale>

namespace storedesk::ui::create {

CreateSending::CreateSending(desk::Desk &desk, CreateFoot &foot, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_foot(foot)
{ }

// Updates the draft when the call ends. After an unknown outcome the draft stays marked as possibly
// sent, and so it does after a refusal if it was marked before.
static void settleDraft(api::Call *call, desk::Desk &desk, const SentForm &form)
{
    call->then(&desk, [&desk, form](const api::Outcome &outcome) {
        auto &drafts = desk.local().drafts();
        if (outcome) {
            // Also removes the mark that it may have been sent.
            drafts.drop(form.place);
            if (!form.rest.isEmpty())
                drafts.keep(form.place, form.rest);
        } else if (outcome.error().kind != api::Kind::Unknown && !form.wasInDoubt) {
            drafts.markNotArrived(form.place);
        }
    });
}

// Marks the draft as sent before sending, so that it is not taken for unsent after a crash.
void CreateSending::send(const SentForm &form)
{
    m_foot.tellSending(tr("Sending to the service."));
    m_leaving = true;
    m_stopped = false;
    const auto goOn = [self = QPointer(this), &desk = m_desk, form] {
        if (self && self->m_stopped) {
            if (!form.wasInDoubt)
                desk.local().drafts().markNotArrived(form.place);
            return self->end(tl::unexpected(api::Error{.kind = api::Kind::Cancelled}));
        }
        auto *call = desk.session().write(form.request);
        settleDraft(call, desk, form);
        if (self)
            self->follow(call);
    };
    m_desk.local().drafts().markSent(form.place, form.typed, &m_desk, goOn);
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
        m_foot.tellProgress(sent, total);
        const QLocale locale;
        m_foot.tellSending(
            tr("%1 of %2 sent.")
                .arg(locale.formattedDataSize(sent), locale.formattedDataSize(total)));
    });
    connect(m_call, &api::Call::waiting, this,
            [this](base::Clock::Duration, api::Why why) { m_foot.tellSending(textOf(why)); });
    m_call->then(this, [this](const api::Outcome &outcome) { end(outcome); });
}

void CreateSending::end(const api::Outcome &outcome)
{
    m_call = nullptr;
    m_leaving = false;
    Q_EMIT ended(outcome);
}

} // namespace storedesk::ui::create
