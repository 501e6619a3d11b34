// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/unfinishedchanges.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "events/typechangeplan.h"
#include "itemmodels/showntext.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QVBoxLayout>

namespace storedesk::ui::lists {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

UnfinishedChanges::UnfinishedChanges(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_notice);
    setObjectName(u"unfinishedChanges"_s);
    auto *finish = m_notice->addButton(tr("Show the plan"));
    finish->setObjectName(u"showPlan"_s);
    connect(finish, &QPushButton::clicked, this, &UnfinishedChanges::openFirst);
    connect(&host.account().storage().drafts(), &storage::Drafts::changed, this,
            &UnfinishedChanges::look);
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &UnfinishedChanges::look);
    look();
}

static QList<storedesk::events::TypeChangePlan> unfinished(PageHost &host)
{
    auto plans = storedesk::events::plansIn(host.account().storage().drafts());
    plans.removeIf(
        [](const storedesk::events::TypeChangePlan &plan) { return !plan.begun || plan.done; });
    return plans;
}

void UnfinishedChanges::look()
{
    const auto plans = unfinished(m_host);
    setVisible(!plans.isEmpty());
    if (!plans.isEmpty())
        m_notice->tell(Tone::Warn,
                       tr("The change to “%1” is not finished.")
                           .arg(itemmodels::shownText(plans.first().before[key::name].toString())),
                       tr("One event type still accepts events, possibly under another alias. "
                          "Continue, or restore the old definition."));
}

void UnfinishedChanges::openFirst()
{
    const auto plans = unfinished(m_host);
    if (!plans.isEmpty())
        m_host.open({.page = pageid::eventTypeChange,
                     .values = {plans.first().integration, plans.first().oldId}});
}

} // namespace storedesk::ui::lists
