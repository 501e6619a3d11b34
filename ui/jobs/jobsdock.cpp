// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobsdock.h"

#include "account/account.h"
#include "jobs/jobmanager.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/joblist.h"
#include "ui/jobs/jobspage.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

JobsDock::JobsDock(PageHost &host, QWidget *parent)
    : QWidget(parent)
{
    auto &jobManager = host.workspace().jobManager();
    auto *title = new QLabel(tr("Jobs"), this);
    setRole(title, Role::Strong);
    auto *list = new JobList(jobManager, host.workspace().transfers(), host.theme(), this);
    list->setObjectName(u"dockJobs"_s);
    auto *open = new Button(tr("Open Jobs page"), host.theme(), this);
    open->setObjectName(u"openJobs"_s);
    open->setKind(Role::Link);
    auto *close = iconButton(Icon::Close, tr("Close"), host.theme(), this);
    auto *head = new QHBoxLayout;
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(open);
    head->addWidget(close);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 6, 12, 6);
    box->setSpacing(6);
    box->addLayout(head);
    box->addWidget(list, 1);
    const auto openPage = [&host, list] {
        host.open(jobPlace(list->chosenId()));
    };
    connect(open, &Button::clicked, this, openPage);
    connect(list, &JobList::opened, this, openPage);
    connect(&host.account(), &account::Account::rightsChanged, list, &JobList::showStates);
    connect(close, &QToolButton::clicked, this, &JobsDock::closeWanted);
}

} // namespace storedesk::ui::jobs
