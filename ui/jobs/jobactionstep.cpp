// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobactionstep.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/eventtypechoices.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

JobActionStep::JobActionStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_tasks(bulkTasks(host.account().mayWrite()))
    , m_choices(new QButtonGroup(this))
    , m_keyLabel(new QLabel(tr("&Find records by"), this))
    , m_keys(new QComboBox(this))
    , m_typeLabel(new QLabel(tr("&Event type"), this))
    , m_types(new QComboBox(this))
    , m_unusable(new QLabel(this))
    , m_notice(new Notice(host.theme(), this))
    , m_events(new EventTypeChoices(host.account().session(), this))
{
    build();
    connect(m_choices, &QButtonGroup::idClicked, this, &JobActionStep::showTask);
    connect(m_keys, &QComboBox::activated, this, &JobActionStep::setPlan);
    connect(m_types, &QComboBox::activated, this, &JobActionStep::setPlan);
    connect(m_events, &EventTypeChoices::changed, this, &JobActionStep::fillTypes);
    connect(&host.account().contactFields(), &account::AccountFields::changed, this,
            &JobActionStep::setPlan);
    host.account().contactFields().need();
    showTask(0);
}

void JobActionStep::build()
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 12, 16, 16);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    for (std::size_t at = 0; at < m_tasks.size(); ++at) {
        auto *choice = new QRadioButton(titleOf(m_tasks[at]), panel);
        choice->setObjectName(u"task%1"_s.arg(at));
        m_choices->addButton(choice, static_cast<int>(at));
        auto *hint = new QLabel(hintOf(m_tasks[at]), panel);
        hint->setWordWrap(true);
        hint->setTextFormat(Qt::PlainText);
        setRole(hint, Role::Small);
        grid->addWidget(choice, static_cast<int>(at), 0);
        grid->addWidget(hint, static_cast<int>(at), 1);
    }
    grid->setColumnStretch(1, 1);
    panel->box()->addLayout(grid);
    panel->box()->addSpacing(12);
    m_keys->setObjectName(u"keys"_s);
    m_types->setObjectName(u"eventTypes"_s);
    m_keyLabel->setBuddy(m_keys);
    m_typeLabel->setBuddy(m_types);
    auto *more = new QGridLayout;
    more->setHorizontalSpacing(16);
    more->addWidget(m_keyLabel, 0, 0);
    more->addWidget(m_keys, 0, 1);
    more->addWidget(m_typeLabel, 1, 0);
    more->addWidget(m_types, 1, 1);
    m_unusable->setObjectName(u"unusableTypes"_s);
    m_unusable->setTextFormat(Qt::PlainText);
    m_unusable->setWordWrap(true);
    setRole(m_unusable, Role::Small);
    more->addWidget(m_unusable, 2, 1, 1, 2);
    more->setColumnStretch(2, 1);
    panel->box()->addLayout(more);
    m_notice->hide();
    auto *box = columnIn(this, 12);
    box->addWidget(m_notice);
    if (!m_host.account().mayWrite()) {
        auto *notice = new Notice(m_host.theme(), this);
        notice->setObjectName(u"readOnlyNotice"_s);
        notice->tell(Tone::Neutral,
                     tr("The account “%1” is read-only, so jobs can only look up records.")
                         .arg(m_host.storeMark().name),
                     tr("To change, create or delete records, change the account's protection."),
                     Icon::Lock);
        box->addWidget(notice);
    }
    box->addWidget(panel);
    box->addStretch(1);
}

void JobActionStep::showTask(int task)
{
    m_task = task;
    m_choices->button(task)->setChecked(true);
    m_keys->clear();
    for (const auto id : this->task().operations) {
        const auto *lookupKey = catalogue::lookupKeyOf(id);
        if (lookupKey && this->task().resource != Resource::CustomEvent)
            m_keys->addItem(titleOf(*lookupKey), static_cast<int>(id));
    }
    m_keyLabel->setVisible(m_keys->count() > 0);
    m_keys->setVisible(m_keys->count() > 0);
    const bool event = this->task().resource == Resource::CustomEvent;
    m_typeLabel->setVisible(event);
    m_types->setVisible(event);
    if (event)
        m_events->need();
    fillTypes();
}

void JobActionStep::fillTypes()
{
    const auto before = m_wantedType.isEmpty() ? m_types->currentData().toString() : m_wantedType;
    addTypes();
    const auto &types = m_events->types();
    const bool isUsable = !types.empty() && types.front().whyNot.isEmpty();
    const int wanted = before.isEmpty() ? -1 : m_types->findData(before);
    m_types->setCurrentIndex(wanted >= 0 ? wanted : isUsable ? 0 : -1);
    showUnusable();
    m_types->setPlaceholderText(m_events->isReading() ? tr("Loading…") : tr("None available"));
    const bool event = task().resource == Resource::CustomEvent;
    const auto &problem = m_events->problem();
    m_notice->setVisible(event && !problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    setPlan();
}

// Adds the event types. Those whose events the service refuses can't be chosen.
void JobActionStep::addTypes()
{
    m_types->clear();
    auto *items = qobject_cast<QStandardItemModel *>(m_types->model());
    for (const auto &[type, whyNot] : m_events->types()) {
        const auto alias = type[key::alias].toString();
        m_types->addItem(itemmodels::shownText(u"%1 (%2)"_s.arg(type[key::name].toString(), alias)),
                         alias);
        items->item(m_types->count() - 1)->setEnabled(whyNot.isEmpty());
    }
}

void JobActionStep::showUnusable()
{
    static constexpr qsizetype mostNamed = 3;
    QStringList lines;
    for (const auto &[type, whyNot] : m_events->types()) {
        if (!whyNot.isEmpty())
            lines.append(tr("“%1” can't be used: %2.", "event type, reason")
                             .arg(itemmodels::shownText(type[key::name].toString()), whyNot));
    }
    if (lines.size() > mostNamed) {
        const auto others = static_cast<int>(lines.size() - mostNamed);
        lines.resize(mostNamed);
        lines.append(tr("%Ln more can't be used either.", nullptr, others));
    }
    m_unusable->setText(lines.join(u'\n'));
    m_unusable->setVisible(task().resource == Resource::CustomEvent && !lines.isEmpty());
}

const EventTypeChoice *JobActionStep::chosenType() const
{
    const auto found = std::ranges::find_if(
        m_events->types(), [alias = m_types->currentData().toString()](const auto &choice) {
            return !alias.isEmpty() && choice.type[key::alias].toString() == alias;
        });
    return found == m_events->types().end() ? nullptr : &*found;
}

void JobActionStep::choose(const storedesk::jobs::BulkPlan &plan)
{
    for (std::size_t at = 0; at < m_tasks.size(); ++at) {
        if (std::ranges::find(m_tasks[at].operations, plan.operation)
            == m_tasks[at].operations.end())
            continue;
        m_wantedType = plan.within.value(0);
        showTask(static_cast<int>(at));
        m_keys->setCurrentIndex(std::max(0, m_keys->findData(static_cast<int>(plan.operation))));
        setPlan();
    }
}

void JobActionStep::setPlan()
{
    auto plan = m_draft.plan();
    plan.within = {};
    plan.definitions = {};
    plan.operation = m_keys->count() > 0 ? static_cast<OperationId>(m_keys->currentData().toInt())
                                         : task().operations.front();
    if (task().resource == Resource::CustomEvent) {
        plan.operation = OperationId::CreateCustomEventByAlias;
        plan.within = {m_types->currentData().toString()};
        if (const auto *choice = chosenType())
            plan.definitions = choice->type;
    } else if (task().resource == Resource::Contact) {
        plan.definitions = m_host.account().contactFields().definitions();
    }
    m_draft.setPlan(plan);
    Q_EMIT changed();
}

QString JobActionStep::title() const
{
    return tr("Action");
}

QString JobActionStep::obstacle() const
{
    if (task().resource != Resource::CustomEvent)
        return {};
    if (const auto *choice = chosenType(); choice && !choice->whyNot.isEmpty())
        return tr("Choose another event type: %1.", "reason").arg(choice->whyNot);
    if (m_types->currentIndex() >= 0)
        return {};
    return m_events->isReading() ? tr("The event types are loading.") : tr("Choose an event type.");
}

void JobActionStep::focusFirst()
{
    m_choices->button(m_task)->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::jobs
