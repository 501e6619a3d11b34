// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/putbackdialog.h"

#include "account/account.h"
#include "ui/changes/copyaddress.h"
#include "ui/changes/valuetable.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagelayout.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;
using State = storedesk::records::PutBack::State;

PutBackDialog::PutBackDialog(PageHost &host, const storage::BinEntry &entry)
    : m_host(host)
    , m_putBack(new storedesk::records::PutBack(host.account(), entry))
    , m_notice(new Notice(host.theme(), this))
    , m_values(new ValueTable(host.theme(), this))
    , m_cancel(new Button(tr("Cancel"), host.theme(), this))
    , m_open(new Button(tr("Show existing record"), host.theme(), this))
    , m_act(new Button(Icon::Undo, tr("Restore"), host.theme(), this))
{
    setObjectName(u"putBackDialog"_s);
    setWindowTitle(tr("Restore"));
    auto *box = columnIn(this);
    box->addWidget(new StoreBand(host.storeMark(), host.theme(), this));
    box->addWidget(buildBody(), 1);
    box->addWidget(buildFoot());
    resize(host.theme().scaled(640), host.theme().scaled(460));
    connect(m_putBack, &storedesk::records::PutBack::changed, this,
            [this] { show(m_putBack->state()); });
    // Use the account as context, so that the result is reported even if the dialog was closed.
    connect(m_putBack, &storedesk::records::PutBack::changed, &host.account(),
            [job = m_putBack.get(), &host] {
                if (job->state() == State::Done)
                    host.tell(tr("“%1” was restored.").arg(job->entry().title));
            });
    m_putBack->start();
}

PutBackDialog::~PutBackDialog()
{
    if (m_putBack)
        m_putBack->deleteWhenEnded();
}

QWidget *PutBackDialog::buildBody()
{
    auto *body = new QWidget(this);
    auto *sign = new IconLabel(Icon::Undo, Tone::Accent, m_host.theme(), body);
    sign->setSurface(IconLabel::Surface::Square);
    sign->setSide(20);
    auto *question = new QLabel(tr("Restore “%1”?").arg(m_putBack->entry().title), body);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    setRole(question, Role::Heading);
    auto *loss = new QLabel(storedesk::records::restoreLossOf(m_putBack->entry().resource), body);
    loss->setWordWrap(true);
    setRole(loss, Role::Muted);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(question);
    words->addWidget(loss);
    auto *head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(sign, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    loss->setAlignment(Qt::AlignTop);
    m_notice->setObjectName(u"notice"_s);
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 18, 18, 18);
    box->setSpacing(12);
    box->addLayout(head);
    box->addWidget(m_notice);
    box->addWidget(m_values, 1);
    return body;
}

QWidget *PutBackDialog::buildFoot()
{
    m_cancel->setObjectName(u"cancel"_s);
    m_cancel->setKeyHint(Qt::Key_Escape);
    m_cancel->setDefault(true);
    connect(m_cancel, &Button::clicked, this, &QDialog::reject);
    m_open->setObjectName(u"openExisting"_s);
    m_open->setAutoDefault(false);
    m_open->hide();
    connect(m_open, &Button::clicked, this, [this] {
        m_host.open(placeOfCopy(m_putBack->entry()));
        reject();
    });
    m_act->setObjectName(u"putBack"_s);
    m_act->setKind(Role::Primary);
    m_act->setAutoDefault(false);
    connect(m_act, &Button::clicked, m_putBack, &storedesk::records::PutBack::continueRun);
    auto *row = dialogFootIn(this);
    row->addStretch();
    row->addWidget(m_cancel);
    row->addWidget(m_open);
    row->addWidget(m_act);
    return row->parentWidget();
}

void PutBackDialog::show(State state)
{
    m_act->setEnabled(state == State::Ready || state == State::Failed);
    switch (state) {
    case State::ReadingRules:
        m_notice->tell(Tone::Accent, tr("Loading the account's contact fields"), {}, Icon::Ring);
        return;
    case State::Incomplete:
        showPlan();
        m_notice->tell(Tone::Err, tr("It cannot be restored"),
                       tr("The copy lacks values the service needs to create the record: %1.")
                           .arg(m_putBack->plan().part.missing.join(u", "_s)));
        return;
    case State::Checking:
        showPlan();
        m_notice->tell(Tone::Accent, tr("Checking whether it has been recreated"), {}, Icon::Ring);
        return;
    case State::Ready:
        return offer();
    case State::Exists:
        return refuse();
    case State::ParentGone:
        m_notice->tell(Tone::Warn, tr("Its integration no longer exists"),
                       tr("Restore the integration first, then this event type."));
        return;
    case State::Failed:
        return fail();
    case State::Writing:
        m_notice->tell(Tone::Accent, tr("Restoring"), {}, Icon::Ring);
        return;
    case State::Done:
        accept();
    }
}

void PutBackDialog::showPlan()
{
    const auto &plan = m_putBack->plan();
    const auto &entry = m_putBack->entry();
    m_values->begin({tr("Field"), tr("Will be sent")});
    if (const auto key = storedesk::records::restoreKeyOf(entry);
        !plan.write.values.isEmpty() && !key.isEmpty())
        m_values->add({titleOf(*catalogue::fieldOf(entry.resource, QString(key))),
                       plan.write.values.first()});
    for (auto member = plan.part.body.begin(); member != plan.part.body.end(); ++member) {
        const auto *rule = m_putBack->rules().rule(member.key());
        m_values->add({rule && !rule->title.isEmpty() ? rule->title : member.key(),
                       wordsOf(entry.resource, member.key(), *member, m_host.clock().now())});
    }
}

// Makes this the default button. While no button is usable there is no default, and Enter cancels.
static void makeMain(Button *button)
{
    button->setEnabled(true);
    button->setKind(Role::Primary);
    button->setDefault(true);
    button->setFocus();
}

void PutBackDialog::offer()
{
    m_act->setText(tr("Restore"));
    makeMain(m_act);
    const int count = m_values->count();
    const auto &left = m_putBack->plan().part.left;
    if (left.isEmpty())
        m_notice->tell(Tone::Ok, tr("It hasn't been recreated"),
                       tr("%Ln field(s) will be sent.", nullptr, count));
    else
        m_notice->tell(
            Tone::Warn, tr("It hasn't been recreated"),
            tr("%Ln field(s) will be sent. Skipped because the service would reject the value: %1.",
               nullptr, count)
                .arg(left.join(u", "_s)));
}

void PutBackDialog::refuse()
{
    m_notice->tell(Tone::Warn, tr("It already exists"),
                   tr("It exists again, or it was never deleted. Nothing was changed."));
    m_act->hide();
    m_open->show();
    makeMain(m_open);
}

void PutBackDialog::fail()
{
    const auto &problem = m_putBack->problem();
    m_notice->tell(Tone::Err, problem.what,
                   QStringList{problem.why, problem.next}.join(u' ').trimmed());
    m_act->setText(tr("Try again"));
    makeMain(m_act);
}

} // namespace storedesk::ui::changes
