// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exports.h"
#include "base/utc.h"

#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "practice/core/page.h"
#include "practice/core/problem.h"
#include "practice/exports/exportcheck.h"
#include "practice/exports/exportfile.h"
#include "practice/exports/exportplan.h"
#include "practice/store/requests.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::FieldSet;
using catalogue::Place;
using catalogue::Resource;

static constexpr auto zip = "zip"_L1;

static QDateTime dateOf(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, base::utc);
}

Exports::Exports(const Shop &shop, Files &files, double speed)
    : m_shop(shop)
    , m_files(files)
    , m_tempo(exportTempo(speed))
    , m_queue(shop.store, Kind::Export)
    , m_checker(FieldSet::of(Resource::Export, Place::Create))
    , m_explorerChecker(FieldSet::of(Resource::Export, Place::CreateExplorer))
{ }

Exports::~Exports() = default;

Answer Exports::list(const Request &request)
{
    return pageOf(request, m_shop.paging, [&](qint64 offset, int limit) {
        QJsonArray elements;
        const auto bodies = m_shop.store.list(Kind::Export, offset, limit);
        for (const auto &body : bodies)
            elements.append(answered(body.toObject(), request.base));
        return elements;
    });
}

Answer Exports::create(const Request &request)
{
    auto body = bodyOf(request);
    const auto faults = faultsOf(m_shop.store, m_checker, body);
    if (!faults.empty())
        return unprocessable(faults);
    return enqueue(request, std::move(body));
}

Answer Exports::createExplorer(const Request &request)
{
    auto body = bodyOf(request);
    const auto faults = explorerFaultsOf(m_shop.store, m_explorerChecker, body);
    if (!faults.empty())
        return unprocessable(faults);
    body[key::exportType] = u"data-explorer"_s;
    body[key::dateFormat] = u"ISO"_s;
    return enqueue(request, std::move(body));
}

Answer Exports::enqueue(const Request &request, QJsonObject body)
{
    if (m_queue.waiting() >= catalogue::limits::queuedExports)
        return problem(400,
                       u"%1 exports are already queued."_s.arg(catalogue::limits::queuedExports),
                       "E0301"_L1);

    const auto now = m_shop.now();
    if (!body[key::version].isString())
        body[key::version] = u"v1"_s;
    body[key::origin] = u"api"_s;
    body[key::status] = u"queued"_s;
    body[key::progress] = 0;
    body[key::total] = rowsOf(m_shop.store, planOf(m_shop.store, body));
    body[key::fileExtension] = u"csv"_s;
    body[key::createdAt] = jsonOf(now);
    Record record{.created = now, .body = std::move(body)};
    m_shop.store.add(Kind::Export, record);
    m_queue.add(record.number);
    return answerOf(201, answered(record.body, request.base));
}

// The days that a report was asked for are answered as the moments they stand for.
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
        answerDays(m_shop.store, body);
    const auto name = body.value(key::fileName).toString();
    if (body.value(key::status).toString() == "finished"_L1 && !name.isEmpty())
        body[key::fileUrl] =
            m_files.address(base, body[key::id].toString(), name).toString(QUrl::FullyEncoded);
    return body;
}

Answer Exports::get(const Request &request)
{
    const auto record = recordOf(m_shop.store, Kind::Export, request);
    return record ? answerOf(200, answered(record->body, request.base)) : record.error();
}

Answer Exports::remove(const Request &request)
{
    const auto record = recordOf(m_shop.store, Kind::Export, request);
    if (!record)
        return record.error();
    const auto id = record->body[key::id].toString();
    if (record->body[key::status].toString() == "inProgress"_L1)
        return problem(409, u"Export %1 is in progress."_s.arg(id));
    m_queue.remove(record->number);
    m_shop.store.remove(Kind::Export, record->number);
    m_files.remove(id);
    return nothing();
}

bool Exports::advance()
{
    const Budget budget(m_shop.clock);
    while (const auto entry = m_queue.head()) {
        if (!work(*entry, budget))
            return true;
    }
    return false;
}

bool Exports::work(const TransferQueue::Entry &entry, const Budget &budget)
{
    auto record = m_shop.store.find(Kind::Export, entry.number);
    if (!record) {
        m_queue.remove(entry.number);
        return true;
    }
    const auto total = record->body[key::total].toInteger();
    const auto timing = m_queue.timingOf(entry, record->created, total, m_tempo);
    const auto due = positionAt(dateOf(m_shop.now()), timing, total, m_tempo);
    if (due.phase == Phase::Queued && !entry.started)
        return false;
    if (!entry.started)
        m_queue.start(entry.number, timing.startsAt.toMSecsSinceEpoch());
    return write(*record, timing, due, budget);
}

bool Exports::write(Record &record, const Timing &timing, const Position &due, const Budget &budget)
{
    if (m_fileNumber != record.number || !m_file) {
        const auto plan = planOf(m_shop.store, record.body);
        const auto now = m_shop.now();
        m_file = std::make_unique<ExportFile>(m_files.pathOf(record.body[key::id].toString(), zip),
                                              plan, tablesOf(m_shop.store, plan, now), dateOf(now));
        m_fileNumber = record.number;
        m_late = false;
        record.body[key::fileName] = plan.name + u".zip"_s;
    }
    const bool last = due.phase == Phase::Finished;
    const auto complete = m_file->advance(last ? std::nullopt : std::optional(due.rows), budget);
    const auto progress = std::max(record.body[key::progress].toInteger(), m_file->rows());
    if (!complete || (last && *complete)) {
        end(record, complete.has_value(),
            m_late ? m_shop.now() : timing.endsAt.toMSecsSinceEpoch());
        return true;
    }
    m_late = last;
    record.body[key::status] = u"inProgress"_s;
    record.body[key::progress] = std::min(progress, record.body[key::total].toInteger());
    m_shop.store.put(Kind::Export, record);
    return false;
}

void Exports::end(Record &record, bool good, Moment at)
{
    if (good) {
        // Contacts may have gone since they were counted.
        record.body[key::total] = m_file->rows();
        record.body[key::progress] = m_file->rows();
    } else {
        record.body.remove(key::fileName);
    }
    record.body[key::status] = good ? u"finished"_s : u"error"_s;
    record.body[key::finishedAt] = jsonOf(at);
    m_file.reset();
    m_shop.store.put(Kind::Export, record);
    m_queue.end(record.number, at);
}

} // namespace storedesk::practice
