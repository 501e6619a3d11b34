// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobcolumnsstep.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/lookupkey.h"
#include "jobs/jobestimate.h"
#include "ui/forms/constantlist.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/columngrid.h"
#include "ui/valuechange/listchange.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using storedesk::jobs::ColumnAssignment;
using Use = ColumnAssignment::Use;

// Values of entries that are not fields. The value for a field is its key, which is never empty and
// never a slash.
static const QString ignored;
static const auto namesTheRecord = u"/"_s;

JobColumnsStep::JobColumnsStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent)
    : ColumnsStep(u"target"_s, host, parent)
    , m_draft(draft)
    , m_host(host)
    , m_constants(new forms::ConstantList(host, this))
    , m_clears(new QCheckBox(tr("Blank c&ells clear the field"), this))
    , m_readsFirst(new QCheckBox(this))
    , m_existing(new QCheckBox(tr("&Only update existing records"), this))
{
    build();
    connect(&grid(), &ColumnGrid::chosen, this,
            [this](int column, const QVariant &target) { choose(column, target.toString()); });
    connect(&draft, &storedesk::jobs::BulkDraft::changed, this, &JobColumnsStep::showChoices);
    connect(m_clears, &QCheckBox::clicked, this, [this](bool clears) {
        m_draft.setBlank(clears ? storedesk::jobs::BulkPlan::Blank::Clear
                                : storedesk::jobs::BulkPlan::Blank::Leave);
    });
    connect(m_constants, &forms::ConstantList::changed, &draft,
            &storedesk::jobs::BulkDraft::setConstants);
    connect(m_constants, &forms::ConstantList::listChangeAsked, this, [this](const QString &field) {
        const auto &plan = m_draft.plan();
        const auto *lookupKey = catalogue::lookupKeyOf(plan.operation);
        valuechange::changeLists(m_host,
                                 {.path = m_draft.path(),
                                  .reading = m_draft.origin().reading,
                                  .column = plan.keyColumn,
                                  .keyField = lookupKey ? QString(lookupKey->member) : QString()},
                                 field, this);
    });
    connect(m_existing, &QCheckBox::clicked, &draft, &storedesk::jobs::BulkDraft::setOnlyExisting);
    connect(m_readsFirst, &QCheckBox::clicked, &draft, &storedesk::jobs::BulkDraft::setReadFirst);
}

void JobColumnsStep::build()
{
    m_clears->setObjectName(u"clears"_s);
    m_existing->setObjectName(u"onlyExisting"_s);
    m_existing->setToolTip(
        tr("Each record is looked up first. Rows without an existing record are not sent."));
    m_readsFirst->setObjectName(u"readsFirst"_s);
    box().addWidget(m_constants);
    for (auto *option : {m_clears, m_existing, m_readsFirst})
        box().addWidget(option);
}

void JobColumnsStep::fill()
{
    const auto *table = m_draft.table();
    const auto columns = table ? table->columns : QStringList();
    auto same = m_draft.plan();
    same.keyColumn = m_shown.keyColumn;
    same.targets = m_shown.targets;
    if (same == m_shown && columns == m_shownColumns)
        return;
    m_shown = m_draft.plan();
    m_shownColumns = columns;
    QList<ColumnGrid::Use> uses{{.text = tr("Not used"), .value = ignored}};
    const auto keys = storedesk::jobs::keyRules(catalogue::operation(m_shown.operation));
    if (!keys.rules.empty())
        uses.append({.text = tr("%1 (identifies the record)").arg(keys.rules.front().title),
                     .value = namesTheRecord});
    for (const auto &rule : m_shown.rules().rules)
        uses.append(
            {.text = rule.title == rule.key ? rule.title : u"%1 (%2)"_s.arg(rule.title, rule.key),
             .value = rule.key});
    grid().setColumns(table, uses);
}

void JobColumnsStep::choose(int column, const QString &target)
{
    if (target == namesTheRecord)
        return m_draft.setChoice(column, {.use = Use::Key});
    m_draft.setChoice(column,
                      target.isEmpty() ? ColumnAssignment()
                                       : ColumnAssignment{.use = Use::Field, .field = target});
}

void JobColumnsStep::showChoices()
{
    const auto &choices = m_draft.choices();
    int used = 0;
    for (std::size_t column = 0; column < choices.size(); ++column) {
        const auto &choice = choices[column];
        used += choice.use != Use::Ignored ? 1 : 0;
        grid().setUse(static_cast<int>(column),
                      choice.use == Use::Key ? namesTheRecord : choice.field);
    }
    setSum(
        tr("%L1 of %Ln column(s) are used.", nullptr, static_cast<int>(choices.size())).arg(used));
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    m_constants->setVisible(operation.payload == catalogue::Payload::Json);
    m_constants->show(m_draft.plan().rules(), m_draft.plan().constants);
    m_clears->setVisible(operation.effect == catalogue::Effect::Update);
    m_clears->setChecked(m_draft.plan().blank == storedesk::jobs::BulkPlan::Blank::Clear);
    const bool keeps = storedesk::jobs::keepsCopies(operation);
    m_existing->setVisible(keeps && operation.effect == catalogue::Effect::Update);
    m_existing->setChecked(m_draft.plan().onlyExisting);
    m_readsFirst->setVisible(keeps);
    m_readsFirst->setText(storeText());
    m_readsFirst->setChecked(m_draft.plan().readsEach());
    // With onlyExisting each record is read anyway, so the choice is disabled.
    m_readsFirst->setEnabled(!m_draft.plan().onlyExisting);
    Q_EMIT changed();
}

QString JobColumnsStep::storeText() const
{
    const auto *table = m_draft.table();
    const auto perMinute = m_host.account().session().client().pace().limit;
    if (!table || !table->rows || perMinute <= 0)
        return tr("&Keep the previous values so you can undo the job (doubles the requests)");
    const std::chrono::seconds reading(*table->rows * 60 / perMinute);
    return tr("&Keep the previous values so you can undo the job (adds %1)")
        .arg(storedesk::jobs::durationText(reading));
}

QString JobColumnsStep::obstacle() const
{
    return m_draft.missing();
}

} // namespace storedesk::ui::jobs
