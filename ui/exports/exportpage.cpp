// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportpage.h"

#include "account/account.h"
#include "api/call.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "exportrun/exportjobkind.h"
#include "exports/exportrules.h"
#include "itemmodels/exportdays.h"
#include "itemmodels/recordtitle.h"
#include "records/formvalues.h"
#include "schedules/exportrecipe.h"
#include "ui/exports/exportdatastep.h"
#include "ui/exports/exportoptionsstep.h"
#include "ui/exports/exportplanstep.h"
#include "ui/exports/exportresultstep.h"
#include "ui/exports/exportrunstep.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/host/recipechooser.h"
#include "ui/host/recipesaving.h"
#include "ui/host/typeddraft.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QHBoxLayout>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using storedesk::exports::LocalExports;
namespace key = catalogue::key;
using storedesk::exports::exportKeyOf;
using storedesk::exports::exportRules;

// Returns the input that requests the same export again.
static QJsonObject exportLike(const QJsonObject &record)
{
    const auto kind = record[key::exportType].toString();
    QJsonObject like{{key::exportType, kind}};
    const auto days = itemmodels::wholeDaysOf(record);
    for (const auto &rule : exportRules(kind).rules) {
        auto value = storedesk::records::memberAt(record, rule.key);
        if (rule.type == catalogue::Type::Object || storedesk::records::isNothing(value))
            continue;
        // The reply contains a time where the request needs a day.
        if (rule.type == catalogue::Type::Day && days)
            value = (rule.key == exportKeyOf(key::fromDate) ? days->first : days->last)
                        .toString(Qt::ISODate);
        storedesk::records::setMemberAt(like, rule.key, value);
    }
    return like;
}

ExportPage::ExportPage(PageHost &host, const PageAddress &place, QWidget *parent)
    : AssistantPage(host, place, tr("New export"), parent)
    , m_kept(new TypedDraft(
          host, place.text(), [this] { return m_edited ? typed() : QJsonObject(); }, this))
    , m_jobManager(host.workspace().jobManager())
    , m_shelf(host.workspace().localExports())
    , m_what(new ExportDataStep(host, stepRoom()))
    , m_options(new ExportOptionsStep(host, stepRoom()))
    , m_plan(new ExportPlanStep(m_shelf, host, stepRoom()))
    , m_run(new ExportRunStep(m_jobManager, m_shelf, host, stepRoom()))
    , m_result(new ExportResultStep(m_jobManager, m_shelf, host, stepRoom()))
    , m_useRecipe(new RecipeChooser(storedesk::imports::RecipeKind::Export, host, this))
    , m_saveRecipe(new Button(Icon::Copy, tr("Save as reci&pe…"), host.theme(), this))
    , m_saving(new RecipeSaving(
          [this](const QString &name) {
              return storedesk::schedules::exportRecipe(
                  currentPlan().value_or(exportrun::ExportPlan()), name);
          },
          host, this))
{
    m_options->setKind(m_what->kind());
    addStep(m_what, true);
    addStep(m_options, true);
    addStep(m_plan);
    addStep(m_run);
    addStep(m_result);
    head()->setSubtitle(tr("Any date range, joined into one table"));
    listen();
    buildRecipes();
    goTo(0);
    begin();
    loadDraft();
}

void ExportPage::listen()
{
    connect(m_what, &ExportDataStep::edited, this, &ExportPage::noteEdit);
    connect(m_options, &ExportOptionsStep::edited, this, &ExportPage::noteEdit);
    connect(m_what, &ExportDataStep::kindChanged, this,
            [this] { m_options->setKind(m_what->kind()); });
    connect(m_kept, &TypedDraft::readable, this, &ExportPage::loadDraft);
    connect(m_run, &ExportRunStep::ended, this, [this] {
        if (step() == firstClosedStep)
            goTo(firstClosedStep + 1);
    });
    connect(m_result, &ExportResultStep::resumed, this, [this] { goTo(firstClosedStep); });
    connect(&m_shelf, &LocalExports::changed, this, [this] {
        if (const auto job = std::exchange(m_waitsFor, {}); !job.isEmpty())
            attachJob(job);
        // The table may exist even if the job was removed.
        if (step() == firstClosedStep && m_shelf.find(m_run->id()))
            goTo(firstClosedStep + 1);
    });
}

void ExportPage::buildRecipes()
{
    m_saveRecipe->setObjectName(u"saveRecipe"_s);
    foot()->insertWidget(0, m_useRecipe->button());
    foot()->insertWidget(1, m_saveRecipe);
    connect(m_useRecipe, &RecipeChooser::chosen, this, &ExportPage::useRecipe);
    connect(m_saveRecipe, &Button::clicked, this, [this] {
        const auto plan = currentPlan();
        m_saving->ask(m_recipeName.isEmpty() && plan ? storedesk::exports::titleOfKind(plan->kind)
                                                     : m_recipeName);
    });
    connect(m_saving, &RecipeSaving::kept, this,
            [this](const QString &name) { m_recipeName = name; });
}

std::optional<exportrun::ExportPlan> ExportPage::currentPlan() const
{
    if (m_run->id().isEmpty())
        return m_plan->plan();
    if (const auto *kept = m_shelf.find(m_run->id()))
        return kept->plan;
    const auto *job = m_jobManager.find(m_run->id());
    return job ? exportrun::exportPlanOf(job->head.outline) : std::nullopt;
}

void ExportPage::useRecipe(const storedesk::imports::Recipe &recipe)
{
    const auto today = host().clock().now().toLocalTime().date();
    const auto plan = storedesk::schedules::exportSettingsOf(recipe).and_then(
        [today](const auto &settings) { return settings.planFor(today); });
    if (!plan)
        return host().tell(u"%1 %2"_s.arg(plan.error().what, plan.error().why));
    auto values = storedesk::exports::valuesOf(*plan);
    values[key::exportType] = plan->kind;
    setTyped(values);
    m_recipeName = recipe.name;
    head()->setSubtitle(tr("With the recipe “%1”").arg(recipe.name));
    noteEdit();
}

void ExportPage::begin()
{
    const auto values = place().values;
    const auto first = values.value(0);
    if (first == recipeWord)
        m_useRecipe->use(values.value(1));
    else if (first == exportJobWord)
        watch(values.value(1));
    else if (first == exportLikeWord)
        attachJob(values.value(1));
    else if (storedesk::exports::isExportKind(first))
        m_what->setTyped(first, {});
    else if (!first.isEmpty() && first != anotherWord)
        readOther(first);
}

void ExportPage::refresh()
{
    const auto first = place().values.value(0);
    if (place().values.size() == 1 && !storedesk::exports::isExportKind(first) && !m_edited
        && !m_reading)
        readOther(first);
}

void ExportPage::showOnly(const QMap<QString, QString> &filter)
{
    for (const auto id : {key::segmentId, key::reportId}) {
        if (const auto value = filter.value(id); !value.isEmpty() && m_run->id().isEmpty())
            m_what->setFilter(id, value);
    }
}

void ExportPage::readOther(const QString &id)
{
    head()->setSubtitle(tr("Loading the export to copy"));
    m_reading = true;
    host().account().session().exports().get(id, this)->then(
        this, [this](const http::Outcome &outcome) {
            m_reading = false;
            if (outcome)
                copySettingsOf(outcome->document.object());
            else
                head()->setSubtitle(
                    tr("Couldn't load the export to copy. %1").arg(outcome.error().words.what));
        });
}

// Describes an export by type, subject and day, because its file name contains only digits.
static QString likeWords(const QJsonObject &record)
{
    const auto title = itemmodels::recordTitle(catalogue::Resource::Export, record);
    const auto created =
        QDateTime::fromString(record[key::createdAt].toString(), Qt::ISODateWithMs).toLocalTime();
    return created.isValid() ? ExportPage::tr("Uses the settings of the export “%1”, created on %2")
                                   .arg(title, QLocale().toString(created.date(), u"d MMM yyyy"_s))
                             : ExportPage::tr("Uses the settings of the export “%1”").arg(title);
}

void ExportPage::copySettingsOf(const QJsonObject &record)
{
    if (!storedesk::exports::isExportKind(record[key::exportType].toString()))
        return head()->setSubtitle(
            tr("Exports of that type can only be created in the service's own application"));
    head()->setSubtitle(likeWords(record));
    if (!m_edited)
        setTyped(exportLike(record));
}

void ExportPage::attachJob(const QString &jobId)
{
    const auto *kept = m_shelf.find(jobId);
    const auto *job = m_jobManager.find(jobId);
    const auto plan = kept ? std::optional(kept->plan)
        : job              ? exportrun::exportPlanOf(job->head.outline)
                           : std::nullopt;
    if (!plan) {
        m_waitsFor = m_shelf.isReady() ? QString() : jobId;
        return;
    }
    auto values = storedesk::exports::valuesOf(*plan);
    values[key::exportType] = plan->kind;
    setTyped(values);
    head()->setSubtitle(
        ExportPage::tr("Uses the settings of the export “%1”").arg(plan->shownTitle()));
}

void ExportPage::watch(const QString &jobId)
{
    m_launching = false;
    m_edited = false;
    // From here on, the job stores all input, so the draft is no longer needed.
    m_kept->drop();
    setPlace({.page = place().page, .values = {QString(exportJobWord), jobId}});
    setFirstOpen(firstClosedStep);
    head()->setSubtitle(tr("Keeps running if you close this tab or restart"));
    // The job may have ended already, so this may advance to the next step.
    m_run->watch(jobId);
    if (step() < firstClosedStep)
        goTo(m_shelf.find(jobId) ? firstClosedStep + 1 : firstClosedStep);
    Q_EMIT headChanged();
}

void ExportPage::entered(int step)
{
    m_useRecipe->button()->setVisible(step < firstClosedStep - 1);
    if (step == firstClosedStep - 1)
        m_plan->setPlan(storedesk::exports::planOf(m_what->kind(), typed(),
                                                   host().clock().now().toLocalTime().date()));
    if (step == firstClosedStep && m_run->id().isEmpty() && !m_launching)
        launch();
    if (step == firstClosedStep + 1) {
        head()->setSubtitle(title());
        m_result->show(m_run->id());
    }
    m_saveRecipe->setVisible(currentPlan().has_value() && step != firstClosedStep
                             && step >= firstClosedStep - 1);
}

void ExportPage::launch()
{
    if (!m_plan->plan())
        return;
    m_launching = true;
    auto *once = new QObject(this);
    connect(&m_shelf, &LocalExports::begun, once, [this, once](const QString &id) {
        once->deleteLater();
        watch(id);
    });
    connect(&m_shelf, &LocalExports::notBegun, once, [this, once](const base::Problem &problem) {
        once->deleteLater();
        m_launching = false;
        m_run->fail(problem);
    });
    m_shelf.begin(*m_plan->plan());
}

QJsonObject ExportPage::typed() const
{
    auto values = m_options->values();
    const auto filters = m_what->values()[key::filters].toObject();
    if (!filters.isEmpty())
        values[key::filters] = filters;
    values[key::exportType] = m_what->kind();
    return values;
}

void ExportPage::setTyped(const QJsonObject &values)
{
    m_what->setTyped(values[key::exportType].toString(), values);
    m_options->setTyped(values);
    Q_EMIT headChanged();
}

void ExportPage::loadDraft()
{
    const auto kept = m_kept->kept();
    if (!kept || m_edited || !m_run->id().isEmpty())
        return;
    setTyped(kept->values);
    m_edited = true;
    Q_EMIT headChanged();
}

void ExportPage::noteEdit()
{
    m_edited = true;
    m_kept->note();
    Q_EMIT headChanged();
}

void ExportPage::keepDraftChanges()
{
    m_kept->keep();
}

void ExportPage::discardChanges()
{
    m_edited = false;
    m_kept->drop();
}

QString ExportPage::title() const
{
    const auto *job = m_run->id().isEmpty() ? nullptr : m_jobManager.find(m_run->id());
    const auto *kept = m_shelf.find(m_run->id());
    if (job || kept)
        return job ? job->head.title() : kept->plan.shownTitle();
    const auto first = place().values.value(0);
    if (step() == 0 && !m_edited && (first.isEmpty() || first == anotherWord))
        return titleBefore();
    // Several export pages may be open, so the title names the kind of export.
    const auto kinds = storedesk::exports::exportKinds();
    const auto kind = std::ranges::find(kinds, m_what->kind(), &catalogue::Option::id);
    return kind == kinds.end() ? titleBefore() : tr("New export: %1").arg(kind->label);
}

bool ExportPage::settled() const
{
    return !m_reading && !m_launching && m_run->settled() && m_result->settled();
}

void ExportPage::finish()
{
    host().close(this);
}

} // namespace storedesk::ui::exports
