// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/bulkpage.h"

#include "account/account.h"
#include "api/call.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "importcheck/namedrepairs.h"
#include "imports/bulkimport.h"
#include "imports/bulkrecipe.h"
#include "imports/bulkrows.h"
#include "jobs/bulkkind.h"
#include "journal/draftjobs.h"
#include "storage/drafts.h"
#include "ui/host/importaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/host/recipechooser.h"
#include "ui/host/recipesaving.h"
#include "ui/host/storedimport.h"
#include "ui/imports/importcheckstep.h"
#include "ui/imports/tablesourcepanel.h"
#include "ui/jobs/jobactionstep.h"
#include "ui/jobs/jobcheckstep.h"
#include "ui/jobs/jobcolumnsstep.h"
#include "ui/jobs/jobformdraft.h"
#include "ui/jobs/jobrowsstep.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/jobtexts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>

#include <tuple>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using State = storedesk::jobs::BulkDraft::State;

static constexpr auto planMember = "plan"_L1;
static constexpr auto columnsMember = "columns"_L1;
static constexpr auto rowsMember = "rows"_L1;
static constexpr auto guardsMember = "guards"_L1;
static constexpr auto recipeMember = "recipe"_L1;
static constexpr auto prefixMember = "prefix"_L1;
static constexpr auto stepMember = "step"_L1;
static constexpr auto repairsMember = "repairs"_L1;
static constexpr int columnsStep = 2;
static constexpr int faultsStep = 3;

static QString temporaryFolderOf(const PageHost &host)
{
    return host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
}

BulkPage::BulkPage(PageHost &host, const PageAddress &place, QWidget *parent)
    : RowsAssistantPage(host, place, tr("New bulk job"), parent)
    , m_jobManager(host.workspace().jobManager())
    , m_draft(m_jobManager, temporaryFolderOf(host))
    , m_rowCheck(host.clock(), {.temporary = temporaryFolderOf(host)})
    , m_what(new JobActionStep(m_draft, host, stepRoom()))
    , m_rows(new JobRowsStep(m_draft, host, stepRoom()))
    , m_check(new JobCheckStep(m_draft, m_rowCheck, host, stepRoom()))
    , m_kept(new JobFormDraft(
          host, place.text(), [this] { return typed(); }, this))
    , m_useRecipe(new RecipeChooser(storedesk::imports::RecipeKind::Bulk, host, this))
    , m_saveRecipe(new Button(Icon::Copy, tr("Save as reci&pe…"), host.theme(), this))
    , m_saving(new RecipeSaving(
          [this](const QString &name) {
              return storedesk::imports::recipeOfJob(m_draft.plan(), m_rowCheck, name);
          },
          host, this))
{
    head()->setSubtitle(tr("Apply one action to every row of a table, within your request limit"));
    addStep(m_what, true);
    addStep(m_rows);
    addStep(new JobColumnsStep(m_draft, host, stepRoom()));
    auto *faults = new imports::ImportCheckStep(m_rowCheck, host, stepRoom());
    faults->passWhenClean();
    addStep(faults);
    addStep(m_check);
    buildRecipes();
    m_draft.requirePreparation();
    m_draft.setDraftId(m_kept->id());
    begin();
    goTo(0);
    applyStored();
    connect(&m_draft, &storedesk::jobs::BulkDraft::changed, this, &BulkPage::matchAsBefore);
    connect(&m_draft, &storedesk::jobs::BulkDraft::changed, this, &BulkPage::noteEdit);
    connect(&m_draft, &storedesk::jobs::BulkDraft::changed, this, &BulkPage::prepareRows);
    connect(&m_rowCheck, &storedesk::imports::ImportDraft::changed, this, &BulkPage::prepareRows);
    connect(&m_rowCheck, &storedesk::imports::ImportDraft::changed, this, &BulkPage::noteEdit);
    connect(m_check, &JobCheckStep::importAsked, this, &BulkPage::continueAsImport);
    connect(m_kept, &JobFormDraft::finished, this, &BulkPage::endWithJob);
    connect(&m_rows->panel(), &imports::TableSourcePanel::edited, this, [this] {
        m_rowCheck.setStoredEdits({});
        noteEdit();
    });
    connect(m_kept, &JobFormDraft::readable, this, &BulkPage::applyStored);
    if (place.values.value(0) == recipeWord && !m_restored)
        m_useRecipe->use(place.values.value(1));
}

// Fills the form from the page address if it names an operation or a job.
void BulkPage::begin()
{
    const auto named = place().values.value(0);
    if (named == recipeWord)
        return;
    if (const auto *operation = catalogue::operationNamed(named))
        m_what->choose({.operation = operation->id, .within = place().values.mid(1)});
    else if (!named.isEmpty())
        beginLike(named);
}

void BulkPage::buildRecipes()
{
    m_saveRecipe->setObjectName(u"saveRecipe"_s);
    foot()->insertWidget(0, m_useRecipe->button());
    foot()->insertWidget(1, m_saveRecipe);
    connect(m_useRecipe, &RecipeChooser::chosen, this, &BulkPage::useRecipe);
    connect(m_saveRecipe, &Button::clicked, this, [this] {
        m_saving->ask(m_recipeName.isEmpty() ? QFileInfo(m_draft.origin().title).completeBaseName()
                                             : m_recipeName);
    });
    connect(m_saving, &RecipeSaving::kept, this,
            [this](const QString &name) { m_recipeName = name; });
}

// The columns are matched once the table has been read.
void BulkPage::useRecipe(const storedesk::imports::Recipe &recipe)
{
    m_repairs = recipe.repairs;
    m_repairsWait = true;
    setPhonePrefix(recipe.settings.phonePrefix);
    m_rowCheck.setGuards(recipe.guards);
    applyPlan(recipe.job, {});
    m_before.reset();
    m_recipe = recipe;
    setRecipeName(recipe.name);
    matchAsBefore();
    goTo(1);
}

void BulkPage::setRecipeName(const QString &name)
{
    m_recipeName = name;
    if (!name.isEmpty())
        head()->setSubtitle(tr("With the recipe “%1”").arg(name));
}

void BulkPage::setPhonePrefix(const QString &prefix)
{
    auto settings = m_rowCheck.settings();
    settings.phonePrefix = prefix;
    m_rowCheck.setSettings(settings);
}

void BulkPage::beginLike(const QString &id)
{
    m_jobManager.ask(
        id,
        [](journal::Journal &journal) -> base::Result<journal::JobOutline> {
            return journal.head().outline;
        },
        this,
        [this](const base::Result<journal::JobOutline> &outline) {
            const auto plan = outline ? storedesk::jobs::bulkPlanOf(*outline) : std::nullopt;
            if (!plan || m_restored)
                return;
            applyPlan(*plan, outline->columns);
            goTo(1);
        });
}

void BulkPage::applyPlan(const storedesk::jobs::BulkPlan &plan, const QStringList &columns)
{
    m_before = {plan, columns};
    m_what->choose(plan);
    m_draft.setBlank(plan.blank);
    m_draft.setReadFirst(plan.readFirst);
    m_draft.setOnlyExisting(plan.onlyExisting);
    m_draft.setConstants(plan.constants);
    matchAsBefore();
}

// Reuses the column choices of the previous job if the new rows have the same columns.
void BulkPage::matchAsBefore()
{
    const auto *table = m_draft.table();
    if (m_before && table && table->columns == m_before->second) {
        const auto plan = std::exchange(m_before, {})->first;
        m_draft.setChoices(storedesk::jobs::choicesOf(plan, table->columns.size()));
    }
    if (m_recipe && table) {
        const auto job = storedesk::imports::jobFor(*std::exchange(m_recipe, {}), table->columns);
        if (job)
            m_draft.setChoices(storedesk::jobs::choicesOf(*job, table->columns.size()));
        else
            host().tell(u"%1 %2"_s.arg(job.error().what, job.error().next));
    }
    if (m_resumeAt && table && m_draft.state() == State::Read)
        goTo(*std::exchange(m_resumeAt, {}));
}

// Stores the draft, because the current step is part of it.
void BulkPage::entered(int step)
{
    m_useRecipe->button()->setVisible(step < columnsStep);
    m_saveRecipe->setVisible(step == stepCount() - 1);
    noteEdit();
    prepareRows();
    offerImport();
}

void BulkPage::offerImport()
{
    using Checked = storedesk::imports::ImportDraft::State;
    const auto &plan = m_draft.plan();
    if (m_rowCheck.state() != Checked::Checked || m_draft.restrictedTo()
        || !storedesk::imports::changesContacts(plan))
        return m_check->offerImport({});
    const auto import = storedesk::imports::importOf(plan, m_rowCheck);
    m_check->offerImport(import ? QString() : import.error());
}

// The import assistant finds the rows as its own draft.
void BulkPage::continueAsImport()
{
    const auto recipe = storedesk::imports::importOf(m_draft.plan(), m_rowCheck);
    if (!recipe)
        return;
    const auto &origin = m_draft.origin();
    const auto draftId = journal::newDraftId();
    const auto place = importCarriedPlace(draftId);
    host().account().storage().drafts().keep(
        place.text(),
        StoredImport{.origin = origin,
                     .text = origin.path.isEmpty() ? m_rows->panel().pasted() : QString(),
                     .draftId = draftId,
                     .recipe = *recipe,
                     .edits = m_rowCheck.storedEdits()}
            .toJson());
    host().open(place);
    discardChanges();
    host().close(this);
}

void BulkPage::prepareRows()
{
    using Checked = storedesk::imports::ImportDraft::State;
    const auto *table = m_draft.table();
    if (step() < faultsStep || !table || !m_draft.missing().isEmpty())
        return;
    const auto &plan = m_draft.plan();
    const auto meaning = [](const storedesk::jobs::BulkPlan &one) {
        return std::tie(one.operation, one.keyColumn, one.targets, one.definitions);
    };
    const bool isOtherTable = table != m_checkedTable;
    if (isOtherTable || meaning(plan) != meaning(m_checkedPlan)) {
        m_checkedPlan = plan;
        m_checkedTable = table;
        auto settings = m_rowCheck.settings();
        settings.fixed = storedesk::imports::fixedColumnsOf(plan, table->columns.size());
        m_rowCheck.setSettings(settings);
        if (isOtherTable) {
            // The stored changes include the repairs.
            m_repairsWait = m_repairsWait || !m_rowCheck.hasStoredEdits();
            auto reading = m_draft.origin().reading;
            reading.entry = table->opened.entry;
            reading.header = table->opened.dialect.header;
            m_rowCheck.openFile(m_draft.path(), reading);
        }
        readStoreDomains();
        return;
    }
    if (m_rowCheck.state() == Checked::Read && m_rowCheck.problem().what.isEmpty()) {
        applyRepairs();
        return m_rowCheck.check();
    }
    const auto *result = m_rowCheck.result().faults.get();
    if (m_rowCheck.state() != Checked::Checked
        || (std::exchange(m_preparedBy, result) == result && m_draft.isPrepared()))
        return;
    m_draft.setPreparation(storedesk::imports::preparationOf(m_rowCheck));
    offerImport();
}

// Applies the changes of the restored draft and the repairs of the recipe that have not been
// applied yet.
void BulkPage::applyRepairs()
{
    if (const auto lost = m_rowCheck.applyStoredEdits(); !lost.isEmpty())
        host().tell(lost);
    if (!std::exchange(m_repairsWait, false) || !m_rowCheck.history().repairs().empty())
        return;
    for (const auto &repair : numberedRepairs(m_repairs, m_rowCheck.table()->columns))
        m_rowCheck.apply(repair);
}

void BulkPage::readStoreDomains()
{
    const auto &fixed = m_rowCheck.settings().fixed;
    if (m_askedForDomains || !fixed || !storedesk::imports::needsStoreDomains(*fixed))
        return;
    m_askedForDomains = true;
    host().account().session().store().get(this)->then(this, [this](const http::Outcome &outcome) {
        if (!outcome)
            return;
        auto settings = m_rowCheck.settings();
        for (const auto &domain : outcome->document.object()[catalogue::key::domains].toArray())
            settings.storeDomains.append(domain.toString());
        m_rowCheck.setSettings(settings);
    });
}

void BulkPage::endWithJob()
{
    if (m_isStarted || !hasPendingChanges())
        return;
    beginDraft();
    discardChanges();
    goTo(0);
    host().tell(tr("The job for this draft has already been started."));
}

// Other rows are another draft, even if the job of the restored one has just been started.
void BulkPage::beginDraft()
{
    m_kept->renew();
    m_draft.setDraftId(m_kept->id());
}

// Returns the input for the draft. The account's definitions are not included: they are read again
// because they may change.
QJsonObject BulkPage::typed() const
{
    if (!hasPendingChanges() || !canKeepChanges())
        return {};
    auto plan = m_draft.plan();
    plan.definitions = {};
    const auto *table = m_draft.table();
    const bool isChecked = m_rowCheck.hasStoredEdits() || (table && table == m_checkedTable);
    return {{planMember, plan.toJson()},
            {columnsMember, QJsonArray::fromStringList(table ? table->columns : QStringList())},
            {rowsMember, m_rows->panel().source()},
            {guardsMember, storedesk::imports::jsonOf(m_rowCheck.guards())},
            {recipeMember, m_recipeName},
            {prefixMember, m_rowCheck.settings().phonePrefix},
            {repairsMember, storedesk::importcheck::jsonOf(m_repairs)},
            {storage::editsMember, isChecked ? m_rowCheck.storedEdits() : QJsonObject()},
            {stepMember, step()}};
}

void BulkPage::applyStored()
{
    // If the form was filled before the drafts had been read, its rows take precedence.
    const auto kept = hasPendingChanges() ? std::nullopt : m_kept->load();
    const auto plan = kept ? storedesk::jobs::BulkPlan::fromJson(kept->value(planMember).toObject())
                           : std::nullopt;
    if (!plan)
        return;
    m_draft.setDraftId(m_kept->id());
    m_restored = true;
    base::JsonMembers members(*kept);
    m_rowCheck.setGuards(storedesk::imports::guardsFrom(members));
    setRecipeName(kept->value(recipeMember).toString());
    setPhonePrefix(kept->value(prefixMember).toString());
    m_repairs = storedesk::importcheck::columnRepairsFrom(members);
    const auto columns = kept->value(columnsMember).toVariant().toStringList();
    applyPlan(*plan, columns);
    // Resume at the latest before the check, which runs again when the user proceeds to it.
    m_resumeAt = std::min(kept->value(stepMember).toInt(), columnsStep);
    m_rows->panel().restore(kept->value(rowsMember).toObject());
    m_rowCheck.setStoredEdits(kept->value(storage::editsMember).toObject());
    if (*m_resumeAt < columnsStep)
        goTo(*std::exchange(m_resumeAt, {}));
    else
        goTo(1);
}

// Uses the generic title until the user has chosen a task.
QString BulkPage::title() const
{
    const auto &rows = m_draft.origin().title;
    if (rows.isEmpty() && step() == 0 && place().values.isEmpty())
        return titleBefore();
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    const auto task = titleOf({operation.resource, operation.effect});
    return rows.isEmpty() ? task : tr("%1: %2").arg(task, rows);
}

void BulkPage::paste(const QString &text)
{
    m_resumeAt.reset();
    beginDraft();
    m_rows->panel().setText(text, tr("Selected rows"));
    // Start with the choice of the task, unless the page address names it.
    goTo(place().values.isEmpty() ? 0 : 1);
}

void BulkPage::restrictTo(const QStringList &keys)
{
    m_draft.restrictTo(keys);
    goTo(1);
}

void BulkPage::discardChanges()
{
    m_before.reset();
    m_recipe.reset();
    m_repairs.clear();
    m_rowCheck.setGuards({});
    m_rowCheck.setStoredEdits({});
    m_resumeAt.reset();
    m_rows->panel().clear();
    m_draft.clear();
    m_kept->drop();
    Q_EMIT headChanged();
}

bool BulkPage::settled() const
{
    using Checked = storedesk::imports::ImportDraft::State;
    const bool isChecking = step() >= faultsStep
        && (m_rowCheck.state() == Checked::Reading || m_rowCheck.state() == Checked::Checking);
    return m_draft.state() != State::Reading && m_draft.state() != State::Checking && !isChecking;
}

void BulkPage::finish()
{
    // The job manager deletes the stored draft once the job is stored. Until then the draft is the
    // only copy.
    m_isStarted = true;
    const auto id = m_jobManager.begin(m_draft.take());
    host().open(jobPlace(id));
    host().close(this);
}

bool BulkPage::isDangerous() const
{
    return step() + 1 == stepCount()
        && catalogue::operation(m_draft.plan().operation).effect == catalogue::Effect::Delete;
}

} // namespace storedesk::ui::jobs
