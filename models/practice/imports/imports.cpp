// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/imports.h"

#include "base/transaction.h"
#include "catalogue/checker.h"
#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "practice/core/exchange.h"
#include "practice/core/problem.h"
#include "practice/imports/importmerge.h"
#include "practice/imports/importrun.h"
#include "practice/store/requests.h"

#include <QFile>
#include <QJsonObject>
#include <QUuid>

#include <vector>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::FieldLocation;
using catalogue::FieldSet;
using catalogue::Reason;
using catalogue::Resource;

static bool says(const PracticeRequest &request, QLatin1StringView name)
{
    return request.form.value(name) == "true"_L1;
}

// Returns the faults in an import form. Checks the catalogue's rules, conflicting options, and
// whether coupon sets exist.
static std::vector<catalogue::FieldFault>
importFaultsOf(Store &store, const catalogue::Checker &checker, const PracticeRequest &request)
{
    auto form = request.form;
    // A text field with this name is not a file.
    form.remove(key::file);
    if (request.upload)
        form.insert(key::file, request.upload->fileName);
    catalogue::FieldFaults faults(checker.check(form));
    if (says(request, key::updateOnlyEmptyFields) && !says(request, key::overrideExisting))
        faults.add(u"/%1"_s.arg(key::updateOnlyEmptyFields), Reason::NotAllowed);
    const auto set = store.find(IdKind::CouponSet, form.value(key::couponSetId));
    const auto pointer = u"/%1"_s.arg(key::couponSetId);
    if (form.value(key::type) == "coupons"_L1 && !set)
        faults.add(pointer, form.contains(key::couponSetId) ? Reason::NotAChoice : Reason::Missing);
    else if (set && set->body[key::type].toString() == "single"_L1)
        faults.add(pointer, Reason::NotAllowed);
    return faults.faults();
}

// Returns the options in a valid form, as they appear in responses.
static QJsonObject importOptionsOf(const PracticeRequest &request)
{
    QJsonObject options{
        {key::delimiter, request.form.value(key::delimiter)},
        {key::overrideExisting, says(request, key::overrideExisting)},
        {key::updateOnlyEmptyFields, says(request, key::updateOnlyEmptyFields)},
    };
    if (const auto set = request.form.value(key::couponSetId); !set.isEmpty())
        options[key::couponSetId] = set;
    return options;
}

static constexpr auto uploadSuffix = "upload"_L1;
static constexpr auto reportSuffix = "csv"_L1;

// Members of an import's state in the queue.
static constexpr auto faultState = "fault"_L1;
static constexpr auto offsetState = "offset"_L1;
static constexpr auto lineState = "line"_L1;
static constexpr auto reportState = "report"_L1;

Imports::Imports(const HandlerContext &context, Files &files, const Tempo &tempo,
                 ErrorReport report)
    : TransferTable(context, files, IdKind::Import, tempo)
    , m_report(report)
    , m_fields(context.store)
    , m_checker(FieldSet::of(Resource::Import, FieldLocation::Create))
{ }

Imports::~Imports() = default;

// Renames the upload if it is on the same disk. The HTTP layer deletes any file that remains.
static bool keepUpload(const Upload &upload, const QString &path)
{
    QFile::remove(path);
    return QFile::rename(upload.path, path) || QFile::copy(upload.path, path);
}

PracticeResponse Imports::create(const PracticeRequest &request)
{
    const auto faults = importFaultsOf(context().store, m_checker, request);
    if (!faults.empty())
        return unprocessable(faults);
    if (queue().waiting() >= catalogue::limits::queuedImports)
        return problem(400,
                       u"%1 imports are already queued."_s.arg(catalogue::limits::queuedImports),
                       "E0401"_L1);

    const auto now = context().now();
    Record record{.created = now,
                  .body = {{key::type, request.form.value(key::type)},
                           {key::status, u"queued"_s},
                           {key::origin, u"api"_s},
                           {key::success, 0},
                           {key::errors, 0},
                           {key::options, importOptionsOf(request)},
                           {key::createdAt, jsonOf(now)}}};
    const auto found = scan(request.upload->path, importPlanOf(context().store, record.body));
    record.body[key::total] = found.rows;
    const auto id = context().store.add(IdKind::Import, record);
    if (!keepUpload(*request.upload, files().pathOf(id, uploadSuffix)))
        return problem(500, u"The file could not be kept."_s);
    queue().add(record.number, {{faultState, static_cast<int>(found.fault)}});
    return answerOf(201, answered(record.body, request.base));
}

static QString reportNameOf(const QJsonObject &body)
{
    return u"import-%1-%2-errors.csv"_s.arg(
        body[key::type].toString(),
        QUuid::createUuidV5(QUuid(), body[key::id].toString()).toString(QUuid::WithoutBraces));
}

QJsonObject Imports::answered(QJsonObject body, const QUrl &base)
{
    if (body[key::status].toString() == "finished"_L1 && body[key::errors].toInteger() > 0)
        body[key::errorReportFileUrl] =
            files()
                .address(base, body[key::id].toString(), reportNameOf(body))
                .toString(QUrl::FullyEncoded);
    return body;
}

QString Imports::whyNotDeletable(const QJsonObject &body) const
{
    const auto status = body[key::status].toString();
    if (status == "finished"_L1 || status == "error"_L1)
        return {};
    return u"Import %1 is neither finished nor in error."_s.arg(body[key::id].toString());
}

bool Imports::work(Record &record, const Due &due, const Budget &budget)
{
    const auto started = due.timing.startsAt.toMSecsSinceEpoch();
    record.body[key::startedAt] = jsonOf(started);
    if (due.entry.state[faultState].toInt() == static_cast<int>(ImportFault::None))
        return run(record, due, budget);
    // The whole file is refused.
    endRun(record, false, started);
    return true;
}

bool Imports::run(Record &record, const Due &due, const Budget &budget)
{
    const auto begun =
        m_run && m_runNumber == record.number ? base::Result<void>() : beginRun(record, due.entry);
    const auto complete =
        begun ? slice(record, due.position, budget) : tl::unexpected(begun.error());
    const bool last = due.isLast();
    // Changes that were rolled back must not be reported.
    if (!complete)
        record = context().store.find(IdKind::Import, record.number).value_or(record);
    if (!complete || (last && *complete)) {
        endRun(record, complete.has_value(),
               m_late ? context().now() : due.timing.endsAt.toMSecsSinceEpoch());
        return true;
    }
    m_late = last;
    return false;
}

base::Result<void> Imports::beginRun(const Record &record, const TransferQueue::Entry &entry)
{
    const auto id = record.body[key::id].toString();
    const auto plan = importPlanOf(context().store, record.body);
    m_run = std::make_unique<ImportRun>(files().pathOf(id, uploadSuffix), plan,
                                        targetOf(context(), m_fields, plan),
                                        files().pathOf(id, reportSuffix), m_report);
    m_runNumber = record.number;
    m_late = false;
    return m_run->begin({.success = record.body[key::success].toInteger(),
                         .errors = record.body[key::errors].toInteger(),
                         .offset = entry.state[offsetState].toInteger(),
                         .line = entry.state[lineState].toInteger(),
                         .reportSize = entry.state[reportState].toInteger()});
}

// Rows and progress are written together or not at all.
base::Result<bool> Imports::slice(Record &record, const Position &due, const Budget &budget)
{
    base::Transaction transaction(context().store.database());
    const auto rows = due.phase == PracticePhase::Finished ? std::nullopt : std::optional(due.rows);
    auto ended = m_run->advance(rows, budget);
    if (!ended)
        return ended;
    keep(record, m_run->progress());
    if (auto failure = context().store.failure())
        return tl::unexpected(*failure);
    if (auto committed = transaction.commit(); !committed)
        return tl::unexpected(committed.error());
    return ended;
}

void Imports::keep(Record &record, const ImportProgress &progress)
{
    record.body[key::status] = u"inProgress"_s;
    record.body[key::success] = progress.success;
    record.body[key::errors] = progress.errors;
    context().store.put(IdKind::Import, record);
    queue().keep(record.number,
                 {{offsetState, progress.offset},
                  {lineState, progress.line},
                  {reportState, progress.reportSize}});
}

void Imports::endRun(Record &record, bool good, Moment at)
{
    m_run.reset();
    ImportMerge::clear(context().store);
    end(record, good, at);
    QFile::remove(files().pathOf(record.body[key::id].toString(), uploadSuffix));
}

} // namespace storedesk::practice
