// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importlaunch.h"

#include "csv/csvreader.h"
#include "importcheck/columnmappingmemory.h"
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
#include <QFile>
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

std::optional<ForeseenRows> ForeseenRows::of(const importcheck::Prediction &prediction)
{
    if (prediction.count(importcheck::RowEffect::NotKnown) > 0)
        return std::nullopt;
    return ForeseenRows{.created = prediction.count(importcheck::RowEffect::Create),
                        .changed = prediction.count(importcheck::RowEffect::Update),
                        .unchanged = prediction.count(importcheck::RowEffect::Unchanged),
                        .refused = prediction.count(importcheck::RowEffect::Rejected)};
}

static ImportMemo memoOf(const ImportDraft &draft,
                         const std::shared_ptr<const EffectSource> &effects)
{
    const auto &settings = draft.settings();
    ImportMemo memo{
        .settings = settings, .matching = draft.toRemember(), .columns = draft.table()->columns};
    for (const auto &column : draft.columns())
        memo.targets.push_back(column.target);
    memo.rows = draft.result().rows;
    memo.path = draft.origin().path;
    memo.recipe =
        QJsonDocument::fromJson(Recipe::of(draft, draft.origin().title).toJson()).object();
    if (effects && settings.kind != importcheck::ImportKind::Coupons)
        memo.foreseen = ForeseenRows::of(effects->prediction);
    return memo;
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
        const auto &opened = table->opened;
        memo.fingerprint =
            importrun::fingerprintOf(opened.original ? *opened.original : *opened.file);
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
    m_work.start(writerOf(draft, m_jobManager.folder(), m_jobManager.clock(), effects),
                 [this](const base::Result<QString> &id) {
                     if (!id)
                         return Q_EMIT failed(id.error());
                     m_jobManager.run(*id);
                     Q_EMIT begun(*id);
                 });
}

void ImportLaunch::stop()
{
    m_work.stop();
}

static constexpr auto kindInMemo = "kind"_L1;
static constexpr auto policyInMemo = "policy"_L1;
static constexpr auto couponSetInMemo = "couponSet"_L1;
static constexpr auto couponSetNameInMemo = "couponSetName"_L1;
static constexpr auto prefixInMemo = "prefix"_L1;
static constexpr auto domainsInMemo = "domains"_L1;
static constexpr auto firstInMemo = "first"_L1;
static constexpr auto constantsInMemo = "constants"_L1;
static constexpr auto matchingInMemo = "matching"_L1;
static constexpr auto columnsInMemo = "columns"_L1;
static constexpr auto targetsInMemo = "targets"_L1;
static constexpr auto rowsInMemo = "rows"_L1;
static constexpr auto heldBackInMemo = "heldBack"_L1;
static constexpr auto fingerprintInMemo = "fingerprint"_L1;
static constexpr auto pathInMemo = "path"_L1;
static constexpr auto recipeInMemo = "recipe"_L1;
static constexpr auto foreseenInMemo = "foreseen"_L1;

static QStringList textsOf(const QJsonValue &array)
{
    QStringList texts;
    for (const auto &text : array.toArray())
        texts.append(text.toString());
    return texts;
}

QJsonObject ImportMemo::toJson() const
{
    QJsonArray goals;
    for (const auto &target : targets)
        goals.append(target);
    QJsonObject memo{{kindInMemo, QString(importcheck::idOf(settings.kind))},
                     {policyInMemo, static_cast<int>(settings.policy)},
                     {couponSetInMemo, settings.couponSetId},
                     {couponSetNameInMemo, settings.couponSetName},
                     {prefixInMemo, settings.phonePrefix},
                     {domainsInMemo, QJsonArray::fromStringList(settings.storeDomains)},
                     {firstInMemo, settings.firstRows},
                     {constantsInMemo, records::jsonOf(settings.constants)},
                     {matchingInMemo, importcheck::jsonOf(matching)},
                     {columnsInMemo, QJsonArray::fromStringList(columns)},
                     {targetsInMemo, goals},
                     {rowsInMemo, rows},
                     {heldBackInMemo, heldBack},
                     {fingerprintInMemo, fingerprint},
                     {recipeInMemo, recipe}};
    if (!path.isEmpty())
        memo.insert(pathInMemo, path);
    if (foreseen)
        memo.insert(foreseenInMemo,
                    QJsonArray{foreseen->created, foreseen->changed, foreseen->unchanged,
                               foreseen->refused});
    return memo;
}

ImportMemo ImportMemo::fromJson(const QJsonObject &object)
{
    ImportMemo memo;
    memo.settings.kind = importcheck::kindOf(object[kindInMemo].toString())
                             .value_or(importcheck::ImportKind::Contacts);
    memo.settings.policy = static_cast<importcheck::Policy>(object[policyInMemo].toInt());
    memo.settings.couponSetId = object[couponSetInMemo].toString();
    memo.settings.couponSetName = object[couponSetNameInMemo].toString();
    memo.settings.phonePrefix = object[prefixInMemo].toString();
    memo.settings.storeDomains = textsOf(object[domainsInMemo]);
    memo.settings.firstRows = object[firstInMemo].toInteger();
    memo.settings.constants = records::constantsFrom(object[constantsInMemo].toArray());
    memo.matching = importcheck::rememberedFrom(object[matchingInMemo].toObject());
    memo.columns = textsOf(object[columnsInMemo]);
    for (const auto &target : textsOf(object[targetsInMemo]))
        memo.targets.push_back(target);
    memo.rows = object[rowsInMemo].toInteger();
    memo.heldBack = object[heldBackInMemo].toInteger();
    memo.fingerprint = object[fingerprintInMemo].toString();
    memo.path = object[pathInMemo].toString();
    memo.recipe = object[recipeInMemo].toObject();
    if (const auto foreseen = object[foreseenInMemo].toArray(); !foreseen.isEmpty())
        memo.foreseen = ForeseenRows{.created = foreseen[0].toInteger(),
                                     .changed = foreseen[1].toInteger(),
                                     .unchanged = foreseen[2].toInteger(),
                                     .refused = foreseen[3].toInteger()};
    return memo;
}

} // namespace storedesk::imports
