// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportplanstep.h"

#include "account/account.h"
#include "catalogue/limits.h"
#include "exports/exportperiods.h"
#include "exports/exportrules.h"
#include "ui/exports/periodblocks.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using namespace storedesk::exports;

ExportPlanStep::ExportPlanStep(storedesk::exports::LocalExports &shelf, PageHost &host,
                               QWidget *parent)
    : AssistantStep(parent)
    , m_shelf(shelf)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_headline(new QLabel(this))
    , m_sum(new QLabel(this))
    , m_pace(new QLabel(this))
    , m_file(new QLabel(this))
    , m_blocks(new PeriodBlocks(host.theme(), this))
{
    setSelectable({m_headline, m_sum, m_pace, m_file});
    m_headline->setObjectName(u"planHeadline"_s);
    m_blocks->setObjectName(u"planBlocks"_s);
    m_sum->setObjectName(u"planSum"_s);
    m_pace->setObjectName(u"planPace"_s);
    m_file->setObjectName(u"planFile"_s);
    setRole(m_headline, Role::Heading);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 14, 16, 16);
    panel->box()->setSpacing(8);
    for (auto *label : {m_headline, m_sum, m_pace, m_file}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        panel->box()->addWidget(label);
    }
    setRole(m_file, Role::Muted);
    auto *box = columnIn(this, 12);
    box->addWidget(m_notice);
    box->addWidget(panel);
    box->addWidget(scrolled(m_blocks), 1);
    m_notice->hide();
}

void ExportPlanStep::setPlan(const base::Result<exportrun::ExportPlan> &plan)
{
    m_fault = plan ? QString() : plan.error().what;
    m_plan = plan ? std::optional(*plan) : std::nullopt;
    m_notice->setVisible(!m_host.account().mayWrite());
    if (!m_host.account().mayWrite())
        m_notice->tell(Tone::Warn, tr("This account is read-only"),
                       tr("Exports can be planned, but not requested."), Icon::Lock);
    if (!m_plan)
        return;
    const int count = static_cast<int>(m_plan->periods.size());
    const auto days = storedesk::exports::daysOf(m_plan->periods);
    m_headline->setText(days ? tr("%1: %Ln export(s), joined into one table", nullptr, count)
                                   .arg(m_plan->shownTitle())
                             : m_plan->shownTitle());
    m_sum->setVisible(days.has_value());
    if (days)
        m_sum->setText(tr("%1 = %2, with no gaps or overlaps.", "days, exports")
                           .arg(tr("%Ln day(s)", nullptr,
                                   static_cast<int>(days->first.daysTo(days->last) + 1)),
                                tr("%Ln export(s) of at most 31 days", nullptr, count)));
    m_pace->setText(timeWords());
    m_file->setText(tr("The file is checked and saved on this computer. Only you can read it: %1")
                        .arg(QDir::toNativeSeparators(m_shelf.folder())));
    QList<PeriodBlock> blocks;
    for (const auto &period : m_plan->periods)
        blocks.append({.title = storedesk::exports::shortWordsOf(period, m_plan->periods),
                       .words = tr("not started")});
    m_blocks->set(blocks);
    m_blocks->setVisible(count > 1);
    Q_EMIT changed();
}

QString ExportPlanStep::timeWords() const
{
    const auto count = static_cast<qint64>(m_plan->periods.size());
    const auto pace = count > catalogue::limits::queuedExports
        ? tr("The service queues at most %1 at a time. The next one is requested when one "
             "completes.")
              .arg(catalogue::limits::queuedExports)
        : QString();
    const auto minutes = m_shelf.usualDuration(m_plan->kind, count);
    if (!minutes)
        return u"%1 %2"_s
            .arg(pace, tr("The service decides how long this takes. You can leave this page."))
            .trimmed();
    return u"%1 %2"_s
        .arg(pace,
             tr("About %Ln minute(s), based on the last one.", nullptr,
                static_cast<int>(minutes->count())))
        .trimmed();
}

QString ExportPlanStep::title() const
{
    return tr("Plan");
}

QString ExportPlanStep::obstacle() const
{
    if (!m_fault.isEmpty())
        return m_fault;
    if (!m_host.account().mayWrite())
        return tr("This account is read-only, so nothing can be requested.");
    return {};
}

QString ExportPlanStep::act() const
{
    const int count = m_plan ? static_cast<int>(m_plan->periods.size()) : 1;
    return tr("&Create %Ln export(s) in %1", nullptr, count).arg(m_host.storeMark().name);
}

void ExportPlanStep::goToProblem()
{
    // The notice shows the problem.
}

void ExportPlanStep::focusFirst()
{
    // This step has no input fields.
}

} // namespace storedesk::ui::exports
