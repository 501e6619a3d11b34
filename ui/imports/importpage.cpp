// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importpage.h"

#include "account/account.h"
#include "api/call.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "importcheck/columnmappingmemory.h"
#include "importrun/importjobkind.h"
#include "imports/lastimport.h"
#include "journal/draftjobs.h"
#include "storage/drafts.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/host/recipesaving.h"
#include "ui/host/storedimport.h"
#include "ui/host/typeddraft.h"
#include "ui/importeffect/importpreviewstep.h"
#include "ui/imports/importcheckstep.h"
#include "ui/imports/importcolumnsstep.h"
#include "ui/imports/importfilestep.h"
#include "ui/imports/importreadstep.h"
#include "ui/imports/importresultstep.h"
#include "ui/imports/importrunstep.h"
#include "ui/tables/storeband.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::importcheck::Policy;
using storedesk::imports::ImportDraft;
using storedesk::imports::Recipe;
namespace key = catalogue::key;

static ImportDraft::Places placesOf(PageHost &host)
{
    return {.temporary =
                host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder(),
            .memory = storedesk::importcheck::ColumnMappingMemory::pathIn(host.account().folder()),
            .sentCodes = storedesk::importcheck::sentCodesFolder(host.account().folder())};
}

// Returns the draft id. The remaining rows of a job are sent only once, so their draft has a fixed
// id.
static QString draftIdFor(const PageAddress &place)
{
    const bool isRest = place.values.size() == 2 && place.values.front() == importRestWord;
    return isRest ? u"rest-%1"_s.arg(place.values.back()) : journal::newDraftId();
}

ImportPage::ImportPage(PageHost &host, const PageAddress &place, QWidget *parent)
    : AssistantPage(host, place, tr("New import"), parent)
    , m_kept(new TypedDraft(
          host, place.text(), [this] { return typed(); }, this))
    , m_jobManager(host.workspace().jobManager())
    , m_draft(host.clock(), placesOf(host))
    , m_launch(m_jobManager)
    , m_file(new ImportFileStep(m_draft, host, stepRoom()))
    , m_effect(new ImportPreviewStep(m_draft, host, stepRoom()))
    , m_run(new ImportRunStep(m_jobManager, host, stepRoom()))
    , m_result(new ImportResultStep(m_jobManager, host, stepRoom()))
    , m_draftId(draftIdFor(place))
    , m_startOver(new Button(Icon::Close, tr("Start &over"), host.theme(), this))
{
    m_startOver->setObjectName(u"startOver"_s);
    foot()->insertWidget(0, m_startOver);
    addStep(m_file);
    auto *read = new ImportReadStep(m_draft, host, stepRoom());
    addStep(read);
    connect(read->suggestion(), &KindSuggestion::kindWanted, m_file, &ImportFileStep::setKind);
    connect(read->suggestion(), &KindSuggestion::purchasesWanted, m_file,
            &ImportFileStep::openPurchases);
    connect(m_file, &ImportFileStep::handedOver, this, [this] {
        discardChanges();
        this->host().close(this);
    });
    addStep(new ImportColumnsStep(m_draft, host, stepRoom()));
    addStep(new ImportCheckStep(m_draft, host, stepRoom()));
    addStep(m_effect, true);
    addStep(m_run);
    addStep(m_result, true);
    connect(&m_draft, &ImportDraft::changed, this, &ImportPage::showHead);
    connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this, &ImportPage::showHead);
    connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this,
            &ImportPage::endWithJob);
    // Leave existing records unchanged by default.
    auto settings = m_draft.settings();
    settings.policy = Policy::LeaveExisting;
    m_draft.setSettings(settings);
    m_saving = new RecipeSaving([this](const QString &name) { return Recipe::of(m_draft, name); },
                                host, this);
    listen();
    goTo(0);
    begin();
    loadDraft();
    endWithJob();
    showHead();
}

void ImportPage::begin()
{
    const auto values = place().values;
    if (values.size() == 2 && values.front() == importJobWord) {
        watch(values.back());
    } else if (values.size() == 2 && values.front() == importRestWord) {
        beginWithRest(values.back());
    } else if (values.size() == 2 && values.front() == importFileWord) {
        openFile(values.back());
    } else if (values.size() == 2 && values.front() == importLikeWord) {
        beginLikeJob();
    } else if (values.size() == 2 && values.front() == recipeWord) {
        m_file->useRecipe(values.back());
    } else if (values.size() == 2 && values.front() != importCarriedWord) {
        if (const auto kind = storedesk::importcheck::kindOf(values.front())) {
            m_file->setKind(*kind);
            m_file->setCouponSet(values.back());
        }
    } else if (values.size() == 1) {
        beginLike(values.front());
    }
}

// Copies the settings of an earlier import. The service no longer has the file, so the user must
// choose one.
void ImportPage::beginLike(const QString &id)
{
    host().account().session().imports().get(id, this)->then(
        this, [this](const http::Outcome &outcome) {
            if (outcome)
                copySettingsOf(outcome->document.object());
            else
                head()->setSubtitle(
                    tr("Couldn't load the import to copy. %1").arg(outcome.error().words.what));
        });
}

void ImportPage::beginLikeJob()
{
    if (!m_jobManager.isReady()) {
        connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this,
                &ImportPage::beginLikeJob, Qt::SingleShotConnection);
        return;
    }
    const auto *job = m_jobManager.find(place().values.constLast());
    const auto plan = job ? importrun::importPlanOf(job->head.outline) : std::nullopt;
    const auto recipe = plan ? storedesk::imports::recipeOf(*plan) : std::nullopt;
    if (recipe && !hasFile())
        m_file->repeat(*recipe);
}

void ImportPage::copySettingsOf(const QJsonObject &record)
{
    const auto options = record[key::options].toObject();
    if (const auto kind = storedesk::importcheck::kindOf(record[key::type].toString()))
        m_file->setKind(*kind);
    m_file->setCouponSet(options[key::couponSetId].toString());
    auto settings = m_draft.settings();
    const bool overrides = options[key::overrideExisting].toBool();
    const bool onlyEmpty = options[key::updateOnlyEmptyFields].toBool();
    settings.policy = !overrides ? Policy::LeaveExisting
        : onlyEmpty              ? Policy::FillEmpty
                                 : Policy::Overwrite;
    m_draft.setSettings(settings);
}

// Starts with rows that were refused or held back, and with their original column mapping.
void ImportPage::beginWithRest(const QString &jobId)
{
    using Rest = std::pair<QString, storedesk::importcheck::ImportMemo>;
    m_restWaits = true;
    const QDir own(QDir(m_draft.places().temporary).filePath(u"rest-%1"_s.arg(jobId)));
    m_jobManager.ask(
        jobId,
        [folder = m_jobManager.folder().filesOf(jobId),
         own](journal::Journal &journal) -> base::Result<Rest> {
            const auto result = storedesk::imports::resultOf(journal, folder);
            if (!result)
                return tl::unexpected(result.error());
            // If this fails, writing the file below reports the reason.
            (void)own.mkpath(u"."_s);
            const auto path = own.filePath(ImportResultStep::restName(result->source));
            const auto written = storedesk::imports::writeRest(journal, folder, path);
            if (!written)
                return tl::unexpected(written.error());
            return Rest{*written, result->memo};
        },
        this,
        [this](const base::Result<Rest> &rest) {
            if (!m_run->id().isEmpty())
                return;
            if (rest)
                return takeRest(rest->first, rest->second);
            m_restWaits = false;
            head()->setSubtitle(rest.error().what);
        });
}

void ImportPage::takeRest(const QString &path, const storedesk::importcheck::ImportMemo &memo)
{
    m_file->setKind(memo.settings.kind);
    m_file->setCouponSet(memo.settings.couponSetId);
    auto settings = m_draft.settings();
    settings.policy = memo.settings.policy;
    settings.constants = memo.settings.constants;
    m_draft.setSettings(settings);
    // The rows were written with the derived columns and the changes already made.
    m_draft.setRemembered({.targets = memo.matching.targets, .options = memo.matching.options});
    m_restFile = path;
    loadDraft();
    if (!hasFile())
        m_draft.openFile(path);
}

void ImportPage::watch(const QString &jobId)
{
    // From here on, the job stores all input, so the draft is no longer needed.
    m_kept->drop();
    setPlace({.page = place().page, .values = {QString(importJobWord), jobId}});
    setFirstOpen(firstClosedStep);
    m_run->watch(jobId);
    if (step() < firstClosedStep)
        goTo(firstClosedStep);
    showHead();
}

void ImportPage::endWithJob()
{
    if (!m_run->id().isEmpty() || m_launch.isRunning())
        return;
    const auto job = journal::jobOfDraft(m_jobManager.jobs(), m_draftId);
    if (job.isEmpty())
        return;
    m_restWaits = false;
    m_recipe.reset();
    watch(job);
}

void ImportPage::launch()
{
    m_run->setWriting(0);
    m_draft.setDraftId(m_draftId);
    m_launch.start(m_draft, m_effect->effects());
}

void ImportPage::entered(int step)
{
    if (step == firstClosedStep && m_run->id().isEmpty() && !m_launch.isRunning())
        launch();
    if (step == firstClosedStep + 1)
        m_result->show(m_run->id());
    m_result->offerRecipe(m_draft.table() != nullptr);
}

void ImportPage::listen()
{
    using storedesk::imports::ImportLaunch;
    connect(&m_launch, &ImportLaunch::begun, this, &ImportPage::watch);
    connect(&m_launch, &ImportLaunch::failed, m_run, &ImportRunStep::fail);
    connect(m_run, &ImportRunStep::cancelled, &m_launch, &ImportLaunch::stop);
    connect(&m_launch, &ImportLaunch::stopped, this, [this] {
        this->host().tell(tr("The import was cancelled. Nothing was sent."));
        goTo(firstClosedStep - 1);
    });
    connect(m_run, &ImportRunStep::ended, this, [this] {
        if (step() == firstClosedStep)
            goTo(firstClosedStep + 1);
    });
    connect(m_result, &ImportResultStep::restAsked, this,
            [this](const QString &id) { host().open(importRestPlace(id)); });
    connect(m_result, &ImportResultStep::resumed, this, [this] { goTo(firstClosedStep); });
    connect(m_result, &ImportResultStep::recipeAsked, this, [this] {
        m_saving->ask(m_recipeName.isEmpty() ? QFileInfo(m_draft.origin().title).completeBaseName()
                                             : m_recipeName);
    });
    connect(m_saving, &RecipeSaving::kept, this, [this](const QString &name) {
        m_recipeName = name;
        showHead();
    });
    connect(m_file, &ImportFileStep::recipeChosen, this,
            [this](const storedesk::imports::Recipe &recipe) {
                m_recipe = recipe;
                m_recipeName = recipe.name;
                continueRun();
                showHead();
            });
    connect(&m_draft, &ImportDraft::changed, this, &ImportPage::continueRun);
    connect(&m_draft, &ImportDraft::changed, m_kept, &TypedDraft::note);
    connect(m_kept, &TypedDraft::readable, this, &ImportPage::loadDraft);
    connect(m_startOver, &Button::clicked, this, &ImportPage::startOver);
}

// Proceeds directly to the check for remaining rows and recipes, which need no further decisions.
void ImportPage::continueRun()
{
    const auto *table = m_draft.table();
    if (!table || !table->isCounted() || step() >= firstClosedStep)
        return;
    if (m_recipe) {
        const auto recipe = *std::exchange(m_recipe, std::nullopt);
        recipe.applyTo(m_draft);
        if (const auto lost = m_draft.applyStoredEdits(); !lost.isEmpty())
            host().tell(lost);
        m_restWaits = false;
        return goTo(3);
    }
    // Custom fields that are loaded late change the rules, so check the rows again.
    if (step() >= 3 && m_draft.state() == ImportDraft::State::Read
        && m_draft.problem().what.isEmpty())
        return m_draft.check();
    if (!m_restWaits || !m_draft.missing().isEmpty())
        return;
    m_restWaits = false;
    goTo(3);
}

void ImportPage::paste(const QString &text)
{
    m_file->setText(text, tr("Selected rows"));
}

void ImportPage::openFile(const QString &path)
{
    m_file->openFile(path);
}

bool ImportPage::hasPendingChanges() const
{
    return hasFile() && m_run->id().isEmpty() && !m_launch.isRunning();
}

// Returns true even while the file is still being read, so that it is not lost if the page is
// closed.
bool ImportPage::hasFile() const
{
    return m_draft.table() || m_draft.state() == ImportDraft::State::Reading;
}

bool ImportPage::settled() const
{
    if (!m_run->id().isEmpty())
        return m_result->settled();
    const auto state = m_draft.state();
    const auto *table = m_draft.table();
    return m_file->settled() && m_effect->settled() && !m_restWaits
        && state != ImportDraft::State::Reading && state != ImportDraft::State::Checking
        && (!table || table->isCounted() || m_draft.unusable());
}

void ImportPage::finish()
{
    host().close(this);
}

QString ImportPage::restoredWords() const
{
    return tr("Draft from %1 restored")
        .arg(QLocale().toString(m_keptAt.toLocalTime(), QLocale::ShortFormat));
}

void ImportPage::showHead()
{
    const auto *table = m_draft.table();
    QString words = tr("Every table is read, mapped and checked before anything is sent");
    const auto &settings = m_draft.settings();
    const auto *job = m_run->id().isEmpty() ? nullptr : m_jobManager.find(m_run->id());
    if (table && table->isCounted())
        words = tr("%1, %Ln row(s) → %2 of %3", "file, count, contacts, store",
                   static_cast<int>(std::min<qint64>(table->rows(), INT_MAX)))
                    .arg(m_draft.origin().title,
                         settings.kind == ImportKind::Coupons
                             ? tr("coupon set “%1”").arg(settings.couponSetTitle())
                             : storedesk::importcheck::titleOf(settings.kind),
                         host().storeMark().name);
    else if (job)
        words = job->head.title();
    if (!m_recipeName.isEmpty())
        words = tr("%1 · recipe “%2”", "what is imported, name").arg(words, m_recipeName);
    const bool restored = m_keptAt.isValid() && hasPendingChanges();
    m_startOver->setVisible(restored);
    head()->setSubtitle(restored ? u"%1 · %2"_s.arg(words, restoredWords()) : words);
    Q_EMIT headChanged();
}

QString ImportPage::title() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && !settings.couponSetName.isEmpty())
        return tr("Refill: %1").arg(settings.couponSetName);
    if (const auto &file = m_draft.origin().title; !file.isEmpty())
        return tr("Import: %1").arg(file);
    // Once there is a job, its title describes the import.
    const auto *job = m_jobManager.find(m_run->id());
    return job ? job->head.title() : titleBefore();
}

// Pasted rows are stored up to this size; larger tables are expected to be files.
static constexpr qsizetype longestKept = 4 * 1024 * 1024;

bool ImportPage::canKeepChanges() const
{
    const bool isFile = !m_draft.origin().path.isEmpty();
    return (isFile || m_file->pasted().size() <= longestKept) && m_draft.canStoreEdits();
}

// Returns the file, its reading options, the column mapping, the fixes and the edited cells.
QJsonObject ImportPage::typed() const
{
    // Store a recipe even if its file cannot be read now, because the file may be readable later.
    if (!hasPendingChanges() && !m_recipe)
        return {};
    const auto &origin = m_draft.origin();
    const auto text = origin.path.isEmpty() ? m_file->pasted() : QString();
    if (origin.path.isEmpty() && (text.isEmpty() || text.size() > longestKept))
        return {};
    return StoredImport{.origin = origin,
                        .text = text,
                        .draftId = m_draftId,
                        .recipe = m_recipe.value_or(Recipe::of(m_draft, origin.title)),
                        .edits = m_draft.storedEdits()}
        .toJson();
}

void ImportPage::loadDraft()
{
    const auto kept = m_kept->kept();
    if (!kept || m_draft.table() || !m_run->id().isEmpty())
        return;
    // Wait while the rows to be corrected are still being written to the draft's file.
    if (m_restWaits && m_restFile.isEmpty())
        return;
    const auto stored = StoredImport::fromJson(kept->values);
    if (!stored)
        return;
    if (!stored->draftId.isEmpty())
        m_draftId = stored->draftId;
    if (!journal::jobOfDraft(m_jobManager.jobs(), m_draftId).isEmpty())
        return endWithJob();
    m_keptAt = kept->storedAt;
    stored->recipe.prepare(m_draft);
    m_file->setKind(m_draft.settings().kind);
    m_recipe = stored->recipe;
    m_draft.setStoredEdits(stored->edits);
    const auto &origin = stored->origin;
    if (!origin.path.isEmpty())
        m_draft.openFile(origin.path, origin.reading);
    else if (origin.generated)
        m_file->setGenerated(stored->text, origin.title);
    else
        m_file->setText(stored->text, origin.title);
}

void ImportPage::startOver()
{
    auto &host = this->host();
    const auto place = this->place();
    const auto what = title();
    const auto before = typed();
    discardChanges();
    host.close(this);
    host.open(place);
    host.tell(tr("“%1” was discarded.").arg(what), [&host, place, before] {
        host.account().storage().drafts().keep(place.text(), before);
        if (auto *page = host.pageAt(place))
            host.close(page);
        host.open(place);
    });
}

void ImportPage::keepDraftChanges()
{
    m_kept->keep();
}

void ImportPage::discardChanges()
{
    m_kept->drop();
}

void ImportPage::saveRecipe(const QString &path)
{
    m_saving->saveFile(path);
}

} // namespace storedesk::ui::imports
