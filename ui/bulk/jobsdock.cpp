// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/jobsdock.h"

#include "jobs/jobboard.h"
#include "ui/bulk/joblist.h"
#include "ui/bulk/jobspage.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;

JobsDock::JobsDock(Frame &frame, QWidget *parent)
    : QWidget(parent)
{
    auto &board = jobs::JobBoard::of(frame.desk());
    auto *title = new QLabel(tr("Jobs"), this);
    setRole(title, Role::Strong);
    auto *list = new JobList(board, frame.theme(), this);
    list->setObjectName(u"dockJobs"_s);
    auto *open = new Button(tr("Open Jobs page"), frame.theme(), this);
    open->setObjectName(u"openJobs"_s);
    open->setKind(Role::Link);
    auto *close = iconButton(Icon::Close, tr("Close"), frame.theme(), this);
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
    const auto openPage = [&frame, list] {
        frame.open(jobPlace(list->chosenId()));
    };
    connect(open, &Button::clicked, this, openPage);
    connect(list, &JobList::opened, this, openPage);
    connect(close, &QToolButton::clicked, this, &JobsDock::closeWanted);
}

} // namespace storedesk::ui::bulk
