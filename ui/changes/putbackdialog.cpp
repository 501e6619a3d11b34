// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/putbackdialog.h"

#include "api/pages.h"
#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "ui/changes/valuetable.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/sign.h"
#include "ui/widgets/storeband.h"

#include <QLabel>
#include <QPointer>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using desk::AccountFields;
namespace key = catalogue::key;

PutBackDialog::PutBackDialog(Frame &frame, local::BinEntry entry)
    : m_frame(frame)
    , m_entry(std::move(entry))
    , m_notice(new Notice(frame.theme(), this))
    , m_values(new ValueTable(frame.theme(), this))
    , m_cancel(new Button(tr("Cancel"), frame.theme(), this))
    , m_open(new Button(tr("Show the existing one"), frame.theme(), this))
    , m_act(new Button(Icon::Undo, tr("Put back"), frame.theme(), this))
{
    setObjectName(u"putBackDialog"_s);
    setWindowTitle(tr("Put back"));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addWidget(new StoreBand(frame.storeMark(), frame.theme(), this));
    box->addWidget(buildBody(), 1);
    box->addWidget(buildFoot());
    resize(frame.theme().scaled(640), frame.theme().scaled(460));
    readRules();
}

QWidget *PutBackDialog::buildBody()
{
    auto *body = new QWidget(this);
    auto *sign = new Sign(Icon::Undo, Tone::Accent, m_frame.theme(), body);
    sign->setSurface(Sign::Surface::Square);
    sign->setSide(20);
    auto *question = new QLabel(tr("Put back “%1”?").arg(m_entry.title), body);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    setRole(question, Role::Heading);
    auto *loss = new QLabel(putBackLossOf(m_entry.resource), body);
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
        m_frame.open(placeOfCopy(m_entry));
        reject();
    });
    m_act->setObjectName(u"putBack"_s);
    m_act->setKind(Role::Primary);
    m_act->setAutoDefault(false);
    connect(m_act, &Button::clicked, this, [this] { m_next(); });
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(m_cancel);
    row->addWidget(m_open);
    row->addWidget(m_act);
    return foot;
}

// A contact may only get what the account's own fields allow today.
void PutBackDialog::readRules()
{
    const auto place = putBackPlaceOf(m_entry);
    if (m_entry.resource != Resource::Contact) {
        makePlan(catalogue::FieldSet::of(m_entry.resource, place));
        return;
    }
    m_act->setEnabled(false);
    m_notice->tell(Tone::Accent, tr("Reading the contact fields of the account"), {}, Icon::Ring);
    AccountFields &fields = m_frame.desk().contactFields();
    const auto look = [this, &fields, place] {
        if (fields.state() == AccountFields::State::Ready) {
            disconnect(&fields, nullptr, this, nullptr);
            makePlan(fields.contactRules(place));
        } else if (fields.state() == AccountFields::State::Failed) {
            disconnect(&fields, nullptr, this, nullptr);
            fail(fields.error(), [this] { readRules(); });
        }
    };
    connect(&fields, &AccountFields::changed, this, look);
    fields.need();
    look();
}

void PutBackDialog::makePlan(const catalogue::FieldSet &rules)
{
    m_plan = putBackPlanOf(m_entry, rules);
    m_values->begin({tr("Field"), tr("Will be sent")});
    if (const auto key = putBackKeyOf(m_entry); !m_plan.write.values.isEmpty() && !key.isEmpty())
        m_values->add({titleOf(*catalogue::fieldOf(m_entry.resource, QString(key))),
                       m_plan.write.values.first()});
    for (auto member = m_plan.part.body.begin(); member != m_plan.part.body.end(); ++member) {
        const auto *rule = rules.rule(member.key());
        m_values->add({rule && !rule->title.isEmpty() ? rule->title : member.key(),
                       wordsOf(m_entry.resource, member.key(), *member, m_frame.clock().now())});
    }
    if (!m_plan.part.missing.isEmpty()) {
        m_act->setEnabled(false);
        m_notice->tell(Tone::Err, tr("It cannot be put back"),
                       tr("The copy lacks what the service needs to create it: %1.")
                           .arg(m_plan.part.missing.join(u", "_s)));
        return;
    }
    check();
}

void PutBackDialog::check()
{
    m_act->setEnabled(false);
    m_notice->tell(Tone::Accent, tr("Checking whether it has been recreated"), {}, Icon::Ring);
    if (!m_plan.member.isEmpty()) {
        checkList();
        return;
    }
    m_frame.desk().session().read(m_plan.check, this)->then(this, [this](const auto &outcome) {
        if (outcome)
            refuse();
        else if (outcome.error().kind == api::Kind::NotFound)
            offer();
        else
            fail(outcome.error(), [this] { check(); });
    });
}

// What has a new ID each time is known by its name.
void PutBackDialog::checkList()
{
    auto *pages = new api::Pages(m_frame.desk().session().client(), m_plan.check, this);
    connect(pages, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records) {
            if (record[m_plan.member].toString() == m_plan.value)
                refuse();
        }
    });
    connect(pages, &api::Pages::finished, this, [this] {
        if (!m_open->isVisibleTo(this))
            offer();
    });
    connect(pages, &api::Pages::failed, this, [this](const api::Error &error) {
        if (error.kind == api::Kind::NotFound && m_entry.resource == Resource::CustomEventType)
            m_notice->tell(Tone::Warn, tr("Its integration no longer exists"),
                           tr("Put back the integration first, then this event type."));
        else
            fail(error, [this] { check(); });
    });
}

void PutBackDialog::offer()
{
    m_next = [this] {
        write();
    };
    m_act->setText(tr("Put back"));
    m_act->setEnabled(true);
    m_act->setFocus();
    const int count = m_values->count();
    if (m_plan.part.left.isEmpty())
        m_notice->tell(Tone::Ok, tr("It hasn't been recreated since"),
                       tr("%Ln field(s) will be sent.", nullptr, count));
    else
        m_notice->tell(Tone::Warn, tr("It hasn't been recreated since"),
                       tr("%Ln field(s) will be sent. Left out, because the service would refuse "
                          "the value: %1.",
                          nullptr, count)
                           .arg(m_plan.part.left.join(u", "_s)));
}

void PutBackDialog::refuse()
{
    m_notice->tell(Tone::Warn, tr("It already exists"),
                   tr("It has been recreated, or it was never deleted. Nothing was written."));
    m_open->show();
    m_act->hide();
}

void PutBackDialog::fail(const api::Error &error, std::function<void()> again)
{
    m_notice->tell(Tone::Err, error.words.what,
                   QStringList{error.words.why, error.words.next}.join(u' ').trimmed());
    m_next = std::move(again);
    m_act->setText(tr("Try again"));
    m_act->setEnabled(true);
    m_act->setFocus();
}

static void finish(Frame &frame, const local::BinEntry &entry, const QJsonObject &record)
{
    local::Bin &bin = frame.desk().local().bin();
    bin.markPutBack(entry.number);
    if (entry.resource == Resource::CustomIntegration)
        bin.moveInto(entry.address.value(0), record[key::id].toString());
    frame.tell(PutBackDialog::tr("“%1” was put back.").arg(entry.title));
}

void PutBackDialog::write()
{
    m_act->setEnabled(false);
    m_notice->tell(Tone::Accent, tr("Putting it back"), {}, Icon::Ring);
    // Heard by the desk: the bin has to know even when the dialog was closed meanwhile.
    const auto take = [dialog = QPointer(this), &frame = m_frame,
                       entry = m_entry](const api::Outcome &outcome) {
        if (outcome)
            finish(frame, entry, outcome->document.object());
        if (dialog && outcome)
            dialog->accept();
        else if (dialog)
            dialog->fail(outcome.error(),
                         [dialog] { dialog->check(); }); // it may have arrived after all
    };
    m_frame.desk().session().write(m_plan.write)->then(&m_frame.desk(), take);
}

} // namespace storedesk::ui::changes
