// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/fieldchangepage.h"

#include "account/account.h"
#include "imports/fielduses.h"
#include "itemmodels/showntext.h"
#include "jobs/jobmanager.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "workspace/workspace.h"

#include <QCheckBox>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;

static QString progressName(const QString &field)
{
    return u"field-change/"_s + field;
}

FieldChangePage::FieldChangePage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(title(), this))
    , m_progress(new QLabel(this))
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
    m_progress->setObjectName(u"planProgress"_s);
    setRole(m_progress, Role::Muted);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 12, 15, 12);
    panel->box()->setSpacing(8);
    addStep(panel->box(), tr("Create the new field with the right settings and another ID."),
            tr("New like this…"), {.page = pageid::newContactField, .values = {id}});
    addStep(panel->box(), tr("Export the contacts. The file contains the values of the old field."),
            tr("Export contacts…"), {.page = pageid::newExport});
    addStep(panel->box(), tr("Import the file and map the old column to the new field."),
            tr("Import…"), {.page = pageid::newImport});
    addStep(panel->box(),
            tr("Check a few contacts. Then switch your segments and workflows to the new field, "
               "and delete the old one."),
            tr("Open the old field"), {.page = pageid::contactFieldRecord, .values = {id}});
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(notice);
    box->addWidget(m_progress);
    box->addWidget(panel);
    box->addStretch();
    const auto done = host.account().storage().views().state(progressName(id));
    for (qsizetype step = 0; step < m_done.size(); ++step) {
        m_done[step]->setChecked(done.value(QString::number(step)).toBool());
        connect(m_done[step], &QCheckBox::toggled, this, &FieldChangePage::keepProgress);
    }
    showProgress();
}

void FieldChangePage::keepProgress()
{
    QJsonObject done;
    for (qsizetype step = 0; step < m_done.size(); ++step) {
        if (m_done[step]->isChecked())
            done.insert(QString::number(step), true);
    }
    host().account().storage().views().keep(progressName(place().values.at(0)), done);
    showProgress();
}

// The next step is the main one.
void FieldChangePage::showProgress()
{
    qsizetype next = 0;
    while (next < m_done.size() && m_done[next]->isChecked())
        ++next;
    for (qsizetype step = 0; step < m_go.size(); ++step)
        m_go[step]->setKind(step == next ? Role::Primary : Role::Plain);
    m_progress->setText(next == m_done.size()
                            ? tr("All steps are done.")
                            : tr("Next: step %L1 of %L2. Mark each step when it is done; you can "
                                 "close this page and continue later.")
                                  .arg(next + 1)
                                  .arg(m_done.size()));
}

QString FieldChangePage::title() const
{
    return tr("Change a contact field");
}

void FieldChangePage::addStep(QVBoxLayout *box, const QString &words, const QString &button,
                              const PageAddress &target)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    const auto number = m_go.size() + 1;
    auto *done = new QCheckBox(QLocale().toString(number), this);
    done->setObjectName(u"done%1"_s.arg(number));
    done->setAccessibleName(tr("Step %L1 is done").arg(number));
    done->setToolTip(tr("Mark the step as done"));
    auto *label = new QLabel(words, this);
    label->setWordWrap(true);
    auto *go = new Button(button, host().theme(), this);
    go->setObjectName(u"step%1"_s.arg(number));
    connect(go, &QPushButton::clicked, this, [this, target] { host().open(target); });
    m_done.append(done);
    m_go.append(go);
    row->addWidget(done);
    row->addWidget(label, 1);
    row->addWidget(go);
    box->addLayout(row);
}

} // namespace storedesk::ui::events
