// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/fieldchangepage.h"

#include "account/account.h"
#include "imports/fielduses.h"
#include "itemmodels/showntext.h"
#include "jobs/jobmanager.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;

FieldChangePage::FieldChangePage(PageHost &host, const PageAddress &place)
    : Page(host)
    , m_place(place)
    , m_head(new PageHead(title(), this))
{
    const auto id = place.values[0];
    m_head->setSubtitle(itemmodels::shownText(id));
    auto *notice = new Notice(host.theme(), this);
    notice->setObjectName(u"notice"_s);
    notice->tell(Tone::Warn, tr("The service can't change a contact field."),
                 u"%1 %2"_s
                     .arg(tr("Create a new field, move the values with an export and an import, "
                             "then delete the old field."),
                          storedesk::imports::fieldUses(host.account().folder(),
                                                        host.workspace().jobManager(), {id})
                              .join(u' '))
                     .trimmed(),
                 Icon::Lock);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 12, 15, 12);
    panel->box()->setSpacing(8);
    addStep(panel->box(), 1, tr("Create the new field with the right settings and another ID."),
            tr("New like this…"), {.page = pageid::newContactField, .values = {id}});
    addStep(panel->box(), 2,
            tr("Export the contacts. The file contains the values of the old field."),
            tr("Export contacts…"), {.page = pageid::newExport});
    addStep(panel->box(), 3, tr("Import the file and map the old column to the new field."),
            tr("Import…"), {.page = pageid::newImport});
    addStep(panel->box(), 4,
            tr("Check a few contacts. Then switch your segments and workflows to the new field, "
               "and delete the old one."),
            tr("Open the old field"), {.page = pageid::contactFieldRecord, .values = {id}});
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(notice);
    box->addWidget(panel);
    box->addStretch();
}

QString FieldChangePage::title() const
{
    return tr("Change a contact field");
}

void FieldChangePage::addStep(QVBoxLayout *box, int number, const QString &words,
                              const QString &button, const PageAddress &target)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    auto *sign = new QLabel(QLocale().toString(number), this);
    setRole(sign, Role::Heading);
    auto *label = new QLabel(words, this);
    label->setWordWrap(true);
    auto *go = new Button(button, host().theme(), this);
    go->setObjectName(u"step%1"_s.arg(number));
    connect(go, &QPushButton::clicked, this, [this, target] { host().open(target); });
    row->addWidget(sign);
    row->addWidget(label, 1);
    row->addWidget(go);
    box->addLayout(row);
}

} // namespace storedesk::ui::events
