// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importlaunch.h"

#include "csv/csvreader.h"
#include "importcheck/columnmappingmemory.h"
#include "importcheck/importmemo.h"
#include "importrun/importsource.h"
#include "imports/foreseenrows.h"
#include "imports/partwriter.h"
#include "imports/recipe.h"
#include "imports/sentrecords.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "journal/jobtitle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

// Stores the fingerprints of the codes, because the codes may reach the service from now on.
static base::Result<void> noteCodes(const importcheck::SentCodes &sent, const QString &couponSetId,
                                    const QString &folder, std::size_t parts)
{
    importcheck::CodePrints prints;
    forEachSentRow(folder, parts, [&prints](const csv::CsvReader &row) {
        prints.push_back(importcheck::printOf(row.cell(0)));
    });
    return sent.add(couponSetId, std::move(prints));
}

static QString titleOf(const ImportDraft &draft)
{
    struct Commented
    {
        const char *source;
        const char *comment;
    };
    static constexpr auto context = "storedesk::imports::ImportLaunch";
    static constexpr Commented ofCoupons = QT_TRANSLATE_NOOP3(
        "storedesk::imports::ImportLaunch", "Import: %1 → %2", "file, coupon set");
    const auto &settings = draft.settings();
    return settings.kind == importcheck::ImportKind::Coupons
        ? journal::storedTitle({.context = context,
                                .text = ofCoupons.source,
                                .arguments = {draft.origin().title, settings.couponSetTitle()},
                                .comment = ofCoupons.comment})
        : journal::storedTitle(
              {.context = context,
               .text = QT_TRANSLATE_NOOP("storedesk::imports::ImportLaunch", "Import: %1"),
               .arguments = {draft.origin().title}});
}

static importcheck::ImportMemo memoOf(const ImportDraft &draft,
                                      const std::shared_ptr<const EffectSource> &effects)
{
    const auto &settings = draft.settings();
    importcheck::ImportMemo memo{
        .settings = settings, .matching = draft.toRemember(), .columns = draft.table()->columns};
    for (const auto &column : draft.columns())
        memo.targets.push_back(column.target);
    memo.rows = draft.result().rows;
    memo.path = draft.origin().path;
    memo.recipe =
        QJsonDocument::fromJson(Recipe::of(draft, draft.origin().title).toJson()).object();
    if (effects && settings.kind != importcheck::ImportKind::Coupons)
        memo.foreseen = importcheck::ForeseenRows::of(effects->prediction);
    return memo;
}

// Copies the file into the folder of the job and returns its fingerprint.
static base::Result<QString> storeSource(const tablefile::OpenedTable &opened, const QString &path,
                                         const QString &folder, const base::Progress &progress)
{
    const auto &source = opened.original ? *opened.original : *opened.file;
    // If the file was changed in the meantime, the rows that were read are stored instead.
    return importrun::copySource(source.changed() ? *opened.file : source,
                                 QFileInfo(path).fileName(), folder, progress)
        .map([&source] { return importrun::fingerprintOf(source); });
}

ImportWriter writerOf(const ImportDraft &draft, const journal::JobFolder &folder,
                      const base::Clock &clock, const std::shared_ptr<const EffectSource> &effects,
                      const QString &id)
{
    const auto &settings = draft.settings();
    auto memo = memoOf(draft, effects);
    importrun::ImportPlan plan{
        .type = QString(importcheck::idOf(settings.kind)),
        .overrideExisting = settings.policy != importcheck::Policy::LeaveExisting,
        .updateOnlyEmptyFields = settings.policy == importcheck::Policy::FillEmpty,
        .couponSetId = settings.couponSetId,
        .sourceName = draft.origin().title,
        .draftId = draft.draftId()};
    return [folder, clock = &clock, id = id.isEmpty() ? folder.newId(clock) : id,
            table = std::make_shared<const importcheck::ImportTable>(*draft.table()),
            matching = draft.matching(), edits = draft.history().edits(), result = draft.result(),
            memo, plan, effects, known = draft.known(), temporary = draft.places().temporary,
            sentCodes = draft.places().sentCodes,
            memory = importcheck::ColumnMappingMemory(draft.places().memory),
            title = titleOf(draft)](base::Progress &progress) mutable -> base::Result<QString> {
        const auto failed = [](const base::Problem &problem) {
            return tl::unexpected(problem);
        };
        const auto draft = jobs::JobDraft::reserve(folder, id);
        if (!draft)
            return failed(draft.error());
        const importcheck::Conversion conversion(*table, matching, memo.settings, edits);
        const auto written =
            writeParts(*table, conversion, result, memo.settings, folder.filesOf(id), progress);
        if (!written)
            return failed(written.error());
        if (!known.isEmpty()) {
            const auto kept = storeBefore(folder.filesOf(id), known, memo.settings, written->rows,
                                          temporary, progress);
            if (!kept)
                return failed(kept.error());
        }
        if (effects) {
            const auto kept = writeForeseen(folder.filesOf(id), effects->prediction.effects);
            if (!kept)
                return failed(kept.error());
        }
        memo.heldBack = written->heldBack;
        const auto stored = storeSource(table->opened, memo.path, folder.filesOf(id), progress);
        if (!stored)
            return failed(stored.error());
        memo.fingerprint = *stored;
        plan.rows = written->rows;
        plan.heldBack = written->heldBack;
        plan.leftOut = written->leftOut;
        if (const auto sealed = plan.seal(folder.filesOf(id)); !sealed)
            return failed(sealed.error());
        plan.memo = memo.toJson();
        if (const auto begun = jobs::Job::begin(**draft, title, plan, *clock); !begun)
            return failed(begun.error());
        // Errors are ignored, because the import does not depend on the fingerprints.
        if (memo.settings.kind == importcheck::ImportKind::Coupons)
            (void)noteCodes(importcheck::SentCodes(sentCodes), memo.settings.couponSetId,
                            folder.filesOf(id), plan.rows.size());
        (void)memory.keep(memo.settings.kind, table->columns.first(table->fileColumns()),
                          memo.matching);
        return id;
    };
}

ImportLaunch::ImportLaunch(jobs::JobManager &jobManager, QObject *parent)
    : QObject(parent)
    , m_jobManager(jobManager)
    , m_work(jobManager.clock())
{ }

QString ImportLaunch::missing(const ImportDraft &draft)
{
    if (!draft.missing().isEmpty())
        return draft.missing();
    if (draft.state() != ImportDraft::State::Checked)
        return tr("Check the rows first.");
    if (!draft.settings().holdBack && draft.result().faulty > 0)
        return tr("Some rows still need fixing.");
    return draft.result().good == 0 ? tr("There are no valid rows to send.") : QString();
}

void ImportLaunch::start(const ImportDraft &draft,
                         const std::shared_ptr<const EffectSource> &effects)
{
    if (const auto why = missing(draft); !why.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, why] { Q_EMIT failed({.what = why}); }, Qt::QueuedConnection);
        return;
    }
    m_decided = std::make_shared<std::atomic_bool>(false);
    m_work.start(
        [write = writerOf(draft, m_jobManager.folder(), m_jobManager.clock(), effects),
         folder = m_jobManager.folder(), decided = m_decided](base::Progress &progress) {
            auto id = write(progress);
            // The job may have been completed although the user has stopped it.
            if (decided->exchange(true) && id)
                (void)folder.remove(*id);
            return id;
        },
        [this](const base::Result<QString> &id) {
            if (std::exchange(m_stopping, false)) {
                if (id)
                    m_jobManager.remove(*id);
                return Q_EMIT stopped();
            }
            if (!id)
                return Q_EMIT failed(id.error());
            m_jobManager.run(*id);
            Q_EMIT begun(*id);
        });
}

// If the job has just been completed, its removal is left to the end of the task.
void ImportLaunch::stop()
{
    if (!isRunning())
        return;
    m_stopping = m_decided->exchange(true);
    if (m_stopping)
        return;
    m_work.stop();
    QMetaObject::invokeMethod(this, &ImportLaunch::stopped, Qt::QueuedConnection);
}

} // namespace storedesk::imports
