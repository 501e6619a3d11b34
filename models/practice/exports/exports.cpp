// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exports.h"

#include "base/utc.h"
#include "catalogue/fieldfaults.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "practice/core/problem.h"
#include "practice/exports/exportfile.h"
#include "practice/exports/practiceexportplan.h"
#include "practice/store/requests.h"

#include <QDate>

#include <vector>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::FieldFault;
using catalogue::FieldLocation;
using catalogue::FieldSet;
using catalogue::Reason;
using catalogue::Resource;

namespace {

QString pointerTo(QLatin1StringView filter)
{
    return u"/%1/%2"_s.arg(key::filters, filter);
}

void checkKnown(catalogue::FieldFaults &faults, Store &store, IdKind kind,
                const QJsonObject &filters, QLatin1StringView name)
{
    const auto id = filters[name];
    if (id.isString() && !store.find(kind, id.toString()))
        faults.add(pointerTo(name), Reason::NotAChoice);
}

// Returns the faults in the body of an export request. Checks the catalogue's rules, the range of
// at most 31 days, and whether segments and reports exist.
std::vector<FieldFault> faultsOf(Store &store, const catalogue::Checker &checker,
                                 const QJsonObject &body)
{
    catalogue::FieldFaults faults(checker.check(body));
    const auto filters = body[key::filters].toObject();
    checkKnown(faults, store, IdKind::Segment, filters, key::segmentId);
    const auto from = momentOf(filters[key::fromDate].toString());
    const auto to = momentOf(filters[key::toDate].toString());
    if (from && to) {
        if (*to < *from)
            faults.add(pointerTo(key::toDate), Reason::TooEarly);
        else if (*to - *from > catalogue::limits::exportDays * day)
            faults.add(pointerTo(key::toDate), Reason::TooLate);
    }
    return faults.faults();
}

// Checks the body of a data explorer request.
std::vector<FieldFault> explorerFaultsOf(Store &store, const catalogue::Checker &checker,
                                         const QJsonObject &body)
{
    catalogue::FieldFaults faults(checker.check(body));
    const auto filters = body[key::filters].toObject();
    checkKnown(faults, store, IdKind::Report, filters, key::reportId);
    const auto from = QDate::fromString(filters[key::fromDate].toString(), Qt::ISODate);
    const auto to = QDate::fromString(filters[key::toDate].toString(), Qt::ISODate);
    if (from.isValid() && to.isValid()) {
        if (to < from)
            faults.add(pointerTo(key::toDate), Reason::TooEarly);
        // Both days are inclusive.
        else if (from.daysTo(to) + 1 > catalogue::limits::exportDays)
            faults.add(pointerTo(key::toDate), Reason::TooLate);
    }
    return faults.faults();
}

} // namespace

static constexpr auto zip = "zip"_L1;

static QDateTime dateOf(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, base::utc);
}

Exports::Exports(const HandlerContext &context, Files &files, const Tempo &tempo, Headings headings)
    : TransferTable(context, files, IdKind::Export, tempo)
    , m_headings(headings)
    , m_checker(FieldSet::of(Resource::Export, FieldLocation::Create))
    , m_explorerChecker(FieldSet::of(Resource::Export, FieldLocation::CreateExplorer))
{ }

Exports::~Exports() = default;

PracticeResponse Exports::create(const PracticeRequest &request)
{
    auto body = bodyOf(request);
    const auto faults = faultsOf(context().store, m_checker, body);
    if (!faults.empty())
        return unprocessable(faults);
    return enqueue(request, std::move(body));
}

PracticeResponse Exports::createExplorer(const PracticeRequest &request)
{
    auto body = bodyOf(request);
    const auto faults = explorerFaultsOf(context().store, m_explorerChecker, body);
    if (!faults.empty())
        return unprocessable(faults);
    body[key::exportType] = u"data-explorer"_s;
    body[key::dateFormat] = u"ISO"_s;
    return enqueue(request, std::move(body));
}

PracticeResponse Exports::enqueue(const PracticeRequest &request, QJsonObject body)
{
    if (queue().waiting() >= catalogue::limits::queuedExports)
        return problem(400,
                       u"%1 exports are already queued."_s.arg(catalogue::limits::queuedExports),
                       "E0301"_L1);

    const auto now = context().now();
    if (!body[key::version].isString())
        body[key::version] = u"v1"_s;
    body[key::origin] = u"api"_s;
    body[key::status] = u"queued"_s;
    body[key::progress] = 0;
    body[key::total] = rowsOf(context().store, planOf(context().store, body));
    body[key::fileExtension] = u"csv"_s;
    body[key::createdAt] = jsonOf(now);
    Record record{.created = now, .body = std::move(body)};
    context().store.add(IdKind::Export, record);
    queue().add(record.number);
    return answerOf(201, answered(record.body, request.base));
}

// Converts the days of a report to times, as the service returns them.
static void answerDays(Store &store, QJsonObject &body)
{
    const auto plan = planOf(store, body);
    auto filters = body.value(key::filters).toObject();
    filters[key::fromDate] = jsonOf(plan.firstDay.startOfDay(plan.zone).toMSecsSinceEpoch());
    filters[key::toDate] = jsonOf(plan.lastDay.endOfDay(plan.zone).toMSecsSinceEpoch());
    body[key::filters] = filters;
}

QJsonObject Exports::answered(QJsonObject body, const QUrl &base)
{
    if (body.value(key::exportType).toString() == "data-explorer"_L1)
        answerDays(context().store, body);
    const auto name = body.value(key::fileName).toString();
    if (body.value(key::status).toString() == "finished"_L1 && !name.isEmpty())
        body[key::fileUrl] =
            files().address(base, body[key::id].toString(), name).toString(QUrl::FullyEncoded);
    return body;
}

QString Exports::whyNotDeletable(const QJsonObject &body) const
{
    const bool runs = body[key::status].toString() == "inProgress"_L1;
    return runs ? u"Export %1 is in progress."_s.arg(body[key::id].toString()) : QString();
}

PracticeExportPlan Exports::planFor(const QJsonObject &body)
{
    auto plan = planOf(context().store, body);
    plan.headings = m_headings;
    return plan;
}

bool Exports::work(Record &record, const Due &due, const Budget &budget)
{
    if (m_fileNumber != record.number || !m_file) {
        const auto plan = planFor(record.body);
        const auto now = context().now();
        m_file =
            std::make_unique<ExportFile>(files().pathOf(record.body[key::id].toString(), zip), plan,
                                         tablesOf(context().store, plan, now), dateOf(now));
        m_fileNumber = record.number;
        m_late = false;
        record.body[key::fileName] = plan.name + u".zip"_s;
    }
    const bool last = due.isLast();
    const auto complete =
        m_file->advance(last ? std::nullopt : std::optional(due.position.rows), budget);
    const auto progress = std::max(record.body[key::progress].toInteger(), m_file->rows());
    if (!complete || (last && *complete)) {
        endFile(record, complete.has_value(),
                m_late ? context().now() : due.timing.endsAt.toMSecsSinceEpoch());
        return true;
    }
    m_late = last;
    record.body[key::status] = u"inProgress"_s;
    record.body[key::progress] = std::min(progress, record.body[key::total].toInteger());
    context().store.put(IdKind::Export, record);
    return false;
}

void Exports::endFile(Record &record, bool good, Moment at)
{
    if (good) {
        // Contacts may have been deleted since they were counted.
        record.body[key::total] = m_file->rows();
        record.body[key::progress] = m_file->rows();
    } else {
        record.body.remove(key::fileName);
    }
    m_file.reset();
    end(record, good, at);
}

} // namespace storedesk::practice
