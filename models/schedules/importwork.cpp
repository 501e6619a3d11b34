// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/importwork.h"

#include "api/session.h"
#include "base/background.h"
#include "base/jsonmembers.h"
#include "exports/newestcontacts.h"
#include "importrun/importjobkind.h"
#include "importrun/importtally.h"
#include "imports/importlaunch.h"
#include "imports/recipeshelf.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportWork)
};

constexpr auto folderInFile = "folder"_L1;
constexpr auto recipeInFile = "recipe"_L1;
constexpr auto movesInFile = "moves"_L1;
constexpr auto doneFolder = "done"_L1;
// A file that was changed this recently may still be being written.
constexpr qint64 settledSeconds = 10;
QString stampOf(const QFileInfo &file)
{
    return u"%1-%2"_s.arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
}

} // namespace

QJsonObject FolderImportSettings::toJson() const
{
    return {{folderInFile, folder}, {recipeInFile, recipe}, {movesInFile, movesFiles}};
}

FolderImportSettings FolderImportSettings::fromJson(const QJsonObject &object)
{
    return {.folder = object[folderInFile].toString(),
            .recipe = object[recipeInFile].toString(),
            .movesFiles = object[movesInFile].toBool(true)};
}

QString folderImportTitle(const QJsonObject &settings)
{
    return FolderWords::tr("New files in %1")
        .arg(QDir(FolderImportSettings::fromJson(settings).folder).dirName());
}

void checkFolderImport(base::JsonMembers &settings)
{
    if (settings.text(folderInFile).isEmpty())
        settings.addFault(folderInFile, FolderWords::tr("is missing"));
    if (settings.text(recipeInFile).isEmpty())
        settings.addFault(recipeInFile, FolderWords::tr("is missing"));
    (void)settings.flag(movesInFile, true);
}

std::optional<WaitingFile> nextFile(const Schedule &schedule, const QDateTime &now)
{
    static const QStringList patterns{u"*.csv"_s, u"*.tsv"_s,  u"*.txt"_s, u"*.xlsx"_s,
                                      u"*.ods"_s, u"*.json"_s, u"*.zip"_s, u"*.gz"_s};
    const auto settings = FolderImportSettings::fromJson(schedule.settings);
    const auto files =
        QDir(settings.folder)
            .entryInfoList(patterns, QDir::Files | QDir::Readable, QDir::Time | QDir::Reversed);
    for (const auto &file : files) {
        const WaitingFile waiting{.path = file.absoluteFilePath(), .stamp = stampOf(file)};
        // A date in the future is treated like an old one.
        const auto age = file.lastModified().secsTo(now);
        if ((age < 0 || age >= settledSeconds)
            && !schedule.isSettled(waiting.path, waiting.stamp, now))
            return waiting;
    }
    return std::nullopt;
}

// A file that could not be moved is not imported again, because the schedule knows it.
void moveImportedFile(Schedule &schedule, ScheduleRun &run)
{
    const QFileInfo file(run.file);
    const bool isOver = run.result.state == RunResult::State::Finished
        || run.result.state == RunResult::State::Partial;
    if (!FolderImportSettings::fromJson(schedule.settings).movesFiles || !isOver || !file.exists()
        || !isSameVersion(run))
        return;
    const QDir folder = file.dir();
    const auto failed = [&](const QString &why) {
        run.result.problem = {
            .what = FolderWords::tr("The rows of %1 were sent, but the file couldn't be moved.")
                        .arg(file.fileName()),
            .why = why,
            .next = FolderWords::tr("It won't be sent again. Move or delete it.")};
    };
    if (!folder.mkpath(QString(doneFolder)))
        return failed(FolderWords::tr("The folder “%1” can't be created.").arg(doneFolder));
    const QDir target(folder.filePath(QString(doneFolder)));
    auto name = file.fileName();
    for (int number = 2; target.exists(name); ++number)
        name = u"%1 (%2).%3"_s.arg(file.completeBaseName()).arg(number).arg(file.suffix());
    QFile moved(run.file);
    if (!moved.rename(target.filePath(name)))
        return failed(moved.errorString());
    // The user may put the file back to import it again.
    std::erase_if(schedule.files, [&](const HandledFile &one) { return one.path == run.file; });
}

bool isSameVersion(const ScheduleRun &run)
{
    return stampOf(QFileInfo(run.file)) == run.fileStamp;
}

// Coupon codes cannot be removed, which is not worth a warning.
static bool lacksUndo(const journal::JobHead &head, const QString &folder)
{
    const auto plan = importrun::importPlanOf(head.outline);
    return plan && plan->couponSetId.isEmpty()
        && !QFile::exists(QDir(folder).filePath(importrun::ImportPlan::beforeName()));
}

std::optional<RunResult> importResult(const RunPlaces &places, const ScheduleRun &run)
{
    const base::SystemClock clock;
    const auto journal = journal::Journal::openAgain(places.jobs.pathOf(run.id), clock);
    if (!journal)
        return RunResult::failed(journal.error());
    const auto tally = importrun::tallyOf(**journal);
    if (!tally)
        return RunResult::failed(tally.error());
    const auto refused = tally->refused + tally->failed + tally->notSent + tally->heldBack;
    RunResult result{.state = refused + tally->unknown > 0 ? RunResult::State::Partial
                                                           : RunResult::State::Finished,
                     .rows = tally->taken,
                     .refused = refused};
    if (tally->taken == 0 && refused + tally->unknown > 0)
        result.state = RunResult::State::Failed;
    result.problem = (*journal)->head().note;
    if (result.problem.what.isEmpty() && tally->taken > 0
        && lacksUndo((*journal)->head(), places.jobs.filesOf(run.id)))
        result.problem.what =
            FolderWords::tr("This import can't be undone, because the rows were not compared with "
                            "existing records.");
    return result;
}

ImportWork::ImportWork(FolderImportSettings settings, ScheduleRun run, const RunContext &context)
    : CheckedFileWork(std::move(run), context, importcheck::sentCodesFolder(context.places.account))
    , m_settings(std::move(settings))
    , m_mirrored(*context.clock)
    , m_lookedUp(*context.session, *context.clock)
    , m_forecast(*context.clock)
    , m_writing(*context.clock)
{ }

ImportWork::~ImportWork() = default;

std::unique_ptr<ScheduledWork> ImportWork::make(const Schedule &schedule, const ScheduleRun &run,
                                                const RunContext &context)
{
    return std::make_unique<ImportWork>(FolderImportSettings::fromJson(schedule.settings), run,
                                        context);
}

void ImportWork::start()
{
    base::inBackground(
        [path = m_settings.recipe] {
            return imports::readRecipe(path, imports::RecipeKind::Import);
        },
        this, [this](const base::Result<imports::Recipe> &recipe) { prepare(recipe); });
}

// Loads the account data that the check needs, as the import assistant does.
void ImportWork::prepare(const base::Result<imports::Recipe> &recipe)
{
    if (!recipe)
        return fail(recipe.error());
    m_recipe = *recipe;
    switch (m_recipe.settings.kind) {
    case importcheck::ImportKind::Contacts:
        return readFields();
    case importcheck::ImportKind::Products:
        return readDomains(
            [this](const QStringList &domains) { openFile({.storeDomains = domains}); });
    case importcheck::ImportKind::Coupons: {
        const auto &set = m_recipe.settings.couponSetId;
        const importcheck::SentCodes sent(m_draft.places().sentCodes);
        return openFile(
            {.couponSetId = set,
             .sentCodes = std::make_shared<const importcheck::CodePrints>(sent.of(set))});
    }
    }
}

void ImportWork::readFields()
{
    m_fields = std::make_unique<account::AccountFields>(*m_context.session);
    connect(m_fields.get(), &account::AccountFields::changed, this, [this] {
        using State = account::AccountFields::State;
        if (m_fields->state() == State::Failed)
            fail(m_fields->error().words);
        else if (m_fields->state() == State::Ready)
            openFile({.contactFields = m_fields->definitions()});
    });
    m_fields->need();
}

void ImportWork::openFile(const importcheck::ImportSettings &account)
{
    if (m_ended || m_draft.state() != imports::ImportDraft::State::Empty || !isSameFile())
        return;
    m_draft.setSettings(account);
    m_recipe.prepare(m_draft);
    m_draft.openFile(m_run.file);
}

void ImportWork::applyRecipe()
{
    m_recipe.applyTo(m_draft);
}

void ImportWork::finishCheck()
{
    if (!std::exchange(m_compares, true))
        compare();
}

void ImportWork::compare()
{
    switch (m_recipe.settings.kind) {
    case importcheck::ImportKind::Contacts:
        return compareWithContacts();
    case importcheck::ImportKind::Products:
        return compareWithLookups();
    case importcheck::ImportKind::Coupons:
        return checkGuards();
    }
}

// Without a table of contacts, they are looked up.
void ImportWork::compareWithContacts()
{
    connect(&m_mirrored, &imports::MirroredRecords::changed, this, [this] {
        if (m_mirrored.isRunning())
            return;
        m_problem = m_mirrored.problem();
        m_mirrored.path().isEmpty() ? checkGuards() : compareWith(m_mirrored.path());
    });
    base::inBackground(
        [places = m_context.places] {
            return exports::newestContacts(places.account, places.exports());
        },
        this,
        [this](const std::optional<exports::NewestContacts> &known) {
            if (!known)
                return compareWithLookups();
            known->isMirror ? m_mirrored.start(m_draft, known->path) : compareWith(known->path);
        });
}

// Records are looked up one by one. Of a large file, only products are looked up, and only to count
// the values that blank cells would erase. Otherwise, the import is sent but can't be undone.
void ImportWork::compareWithLookups()
{
    const bool isLarge = m_draft.result().good > mostLookedUp;
    const bool mayErase = imports::erasedValues(m_draft, nullptr) != 0;
    if (isLarge && !(mayErase && m_recipe.settings.kind == importcheck::ImportKind::Products))
        return checkGuards();
    connect(&m_lookedUp, &imports::ExistingRecords::changed, this, [this] {
        m_problem = m_lookedUp.problem();
        if (m_lookedUp.path().isEmpty() && m_problem.what.isEmpty())
            return;
        m_lookedUp.disconnect(this);
        m_lookedUp.path().isEmpty() ? checkGuards() : compareWith(m_lookedUp.path());
    });
    m_lookedUp.start(m_draft);
}

void ImportWork::compareWith(const QString &knownPath)
{
    m_draft.setKnown(knownPath);
    connect(&m_forecast, &imports::ImportForecast::changed, this, [this] {
        if (m_forecast.isRunning())
            return;
        m_problem = m_forecast.problem();
        if (!m_forecast.source())
            m_draft.setKnown({});
        checkGuards();
    });
    m_forecast.start(m_draft, knownPath);
}

// A comparison that failed is repeated later if the number of erased values depends on it.
void ImportWork::checkGuards()
{
    const auto erased = imports::erasedValues(m_draft, m_forecast.prediction());
    if (!erased && !m_problem.what.isEmpty())
        return fail(m_problem);
    auto broken = imports::brokenGuards(imports::unattendedGuards(m_recipe), m_draft,
                                        &m_recipe.matching, erased);
    if (!erased)
        broken.append(tr("It is known once you create the offline copy or export all contacts."));
    else if (!m_recipe.guards.mostBlanked && *erased > 0)
        broken.append(tr("To allow this, set a limit for erased values in the recipe."));
    if (const auto why = imports::ImportLaunch::missing(m_draft); !why.isEmpty())
        broken.append(why);
    broken.isEmpty() ? write() : stop(broken);
}

void ImportWork::write()
{
    if (!isSameFile())
        return;
    m_ended = true;
    m_writing.start(imports::writerOf(m_draft, m_context.places.jobs, *m_context.clock,
                                      m_forecast.source(), m_run.id),
                    [this](const base::Result<QString> &id) {
                        id ? Q_EMIT stored() : Q_EMIT ended(RunResult::failed(id.error()));
                    });
}

} // namespace storedesk::schedules
