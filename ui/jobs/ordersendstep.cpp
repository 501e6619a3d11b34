// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/ordersendstep.h"

#include "account/account.h"
#include "api/session.h"
#include "jobs/jobestimate.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/importeffect/guardsdialog.h"
#include "ui/orders/ordertable.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/selectabletext.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

OrderSendStep::OrderSendStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                             QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_sum(new QLabel(this))
    , m_time(new QLabel(this))
    , m_triggers(new QCheckBox(tr("Let the purchases start &workflows"), this))
    , m_effect(new QLabel(tr("Workflows that start with a purchase may send emails to the buyers, "
                             "even for old orders. Deleting a purchase later doesn't undo this."),
                          this))
    , m_broken(new Notice(host.theme(), this))
    , m_guards(new Button(tr("Safety &limits…"), host.theme(), this))
    , m_orders(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_foot(new FootLine(host.theme(), this))
    , m_count(new CountGuard(host, this))
{
    build();
    connect(m_triggers, &QCheckBox::clicked, &draft,
            &storedesk::purchases::PurchaseDraft::setTriggersWorkflows);
    connect(m_guards, &Button::clicked, this, &OrderSendStep::askForGuards);
    connect(&draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &OrderSendStep::showGuards);
    connect(m_count, &CountGuard::changed, this, &AssistantStep::changed);
    connect(m_count, &CountGuard::entered, this, &AssistantStep::wantsNext);
}

void OrderSendStep::build()
{
    m_sum->setObjectName(u"sendSum"_s);
    m_time->setObjectName(u"sendTime"_s);
    m_triggers->setObjectName(u"triggerWorkflows"_s);
    m_guards->setObjectName(u"guards"_s);
    m_guards->setToolTip(tr("Saved with a recipe of this import"));
    m_broken->setObjectName(u"brokenGuards"_s);
    m_broken->hide();
    setSmall(m_guards);
    m_table->setObjectName(u"ordersToSend"_s);
    m_table->setAccessibleName(tr("Orders"));
    setRole(m_sum, Role::Strong);
    setRole(m_time, Role::Muted);
    setRole(m_effect, Role::Muted);
    for (auto *label : {m_sum, m_time, m_effect}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setSelectable({m_sum, m_time});
    m_table->setModel(m_orders);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *panel = new Panel(this);
    panel->box()->setSpacing(0);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(m_foot);
    auto *more = new QHBoxLayout;
    more->addStretch(1);
    more->addWidget(m_guards);
    auto *box = columnIn(this, 10);
    box->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    for (auto *widget : QList<QWidget *>{m_broken, m_sum, m_time, m_triggers, m_effect})
        box->addWidget(widget);
    box->addWidget(panel, 1);
    box->addLayout(more);
    box->addWidget(m_count);
}

void OrderSendStep::askForGuards()
{
    imports::askForGuards(
        m_host, m_draft.guards(), this,
        [this](const storedesk::imports::Guards &guards) { m_draft.setGuards(guards); },
        imports::GuardedWork::Purchases);
}

void OrderSendStep::showGuards()
{
    const auto broken = m_draft.isLookedUp() ? m_draft.brokenGuards() : QStringList();
    m_broken->setVisible(!broken.isEmpty());
    if (!broken.isEmpty())
        m_broken->tell(Tone::Err, tr("The safety limits prevent this import"), broken.join(u' '));
    Q_EMIT changed();
}

void OrderSendStep::enter()
{
    showPlan();
}

void OrderSendStep::showPlan()
{
    const auto &plan = m_draft.plan();
    QStringList sentences{
        tr("%Ln purchase(s) will be sent.", nullptr, static_cast<int>(plan.toSend()))};
    if (const auto held = plan.heldBack(); held > 0)
        sentences.append(tr("%Ln order(s) will be held back.", nullptr, static_cast<int>(held)));
    if (!plan.notSales.empty())
        sentences.append(tr("%Ln order(s) are not sales and will not be sent.", nullptr,
                            static_cast<int>(plan.notSales.size())));
    if (!plan.there.empty())
        sentences.append(tr("%Ln purchase(s) already exist and will not be sent again.", nullptr,
                            static_cast<int>(plan.there.size())));
    m_sum->setText(sentences.join(u' '));
    const auto perMinute = m_host.account().session().client().pace().limit;
    storedesk::jobs::BulkPlan bulk;
    bulk.operation = catalogue::OperationId::CreatePurchase;
    m_time->setText(textOf(storedesk::jobs::estimateOf(bulk, plan.toSend(), 0, perMinute)));
    m_triggers->setChecked(m_draft.triggersWorkflows());
    m_foot->setText(orders::textOf(orders::showIn(*m_orders, plan.orders, m_draft.zone())));
    orders::setWidths(*m_table);
    m_count->setCount(plan.toSend());
    showGuards();
}

QString OrderSendStep::title() const
{
    return tr("Review and send");
}

QString OrderSendStep::obstacle() const
{
    if (!m_host.account().mayWrite())
        return tr("This account is read-only, so nothing can be sent.");
    if (!m_draft.isLookedUp())
        return tr("Look up the records first.");
    if (m_draft.plan().toSend() == 0)
        return tr("There are no orders left to send.");
    if (const auto broken = m_draft.brokenGuards(); !broken.isEmpty())
        return broken.constFirst();
    return m_count->isMet() ? QString() : tr("Type the number of purchases first.");
}

QString OrderSendStep::act() const
{
    return tr("Send %Ln purchase(s)", nullptr, static_cast<int>(m_draft.plan().toSend()));
}

void OrderSendStep::goToProblem()
{
    m_draft.brokenGuards().isEmpty() ? focusFirst() : m_guards->setFocus(Qt::OtherFocusReason);
}

void OrderSendStep::focusFirst()
{
    m_count->isHidden() ? m_triggers->setFocus(Qt::OtherFocusReason)
                        : m_count->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::jobs
