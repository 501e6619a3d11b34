// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/unfinishedchanges.h"

#include "catalogue/key.h"
#include "design/typechangeplan.h"
#include "desk/desk.h"
#include "items/showntext.h"
#include "local/drafts.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QVBoxLayout>

namespace storedesk::ui::lists {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

UnfinishedChanges::UnfinishedChanges(Frame &frame, QWidget *parent)
    : QWidget(parent)
    , m_frame(frame)
    , m_notice(new Notice(frame.theme(), this))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_notice);
    setObjectName(u"unfinishedChanges"_s);
    auto *finish = m_notice->addButton(tr("Show the plan"));
    finish->setObjectName(u"showPlan"_s);
    connect(finish, &QPushButton::clicked, this, &UnfinishedChanges::openFirst);
    connect(&frame.desk().local().drafts(), &local::Drafts::changed, this,
            &UnfinishedChanges::look);
    connect(&frame.desk().local(), &local::Local::becameReady, this, &UnfinishedChanges::look);
    look();
}

static QList<design::TypeChangePlan> unfinished(Frame &frame)
{
    auto plans = design::plansIn(frame.desk().local().drafts());
    plans.removeIf([](const design::TypeChangePlan &plan) { return !plan.begun || plan.done; });
    return plans;
}

void UnfinishedChanges::look()
{
    const auto plans = unfinished(m_frame);
    setVisible(!plans.isEmpty());
    if (!plans.isEmpty())
        m_notice->tell(Tone::Warn,
                       tr("The change to “%1” is not finished.")
                           .arg(items::shownText(plans.first().before[key::name].toString())),
                       tr("One event type still accepts events, possibly under another alias. "
                          "Continue, or restore the old definition."));
}

void UnfinishedChanges::openFirst()
{
    const auto plans = unfinished(m_frame);
    if (!plans.isEmpty())
        m_frame.open({.page = u"event-type-change"_s,
                      .values = {plans.first().integration, plans.first().oldId}});
}

} // namespace storedesk::ui::lists
