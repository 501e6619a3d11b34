// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/transfertable.h"

#include "base/utc.h"
#include "catalogue/key.h"
#include "practice/core/page.h"
#include "practice/core/problem.h"
#include "practice/store/requests.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

TransferTable::TransferTable(const HandlerContext &context, Files &files, IdKind kind,
                             const Tempo &tempo)
    : m_context(context)
    , m_files(files)
    , m_kind(kind)
    , m_tempo(tempo)
    , m_queue(context.store, kind)
{ }

TransferTable::~TransferTable() = default;

PracticeResponse TransferTable::list(const PracticeRequest &request)
{
    return pageOf(request, m_context.paging, [&](qint64 offset, int limit) {
        QJsonArray elements;
        const auto bodies = m_context.store.list(m_kind, offset, limit);
        for (const auto &body : bodies)
            elements.append(answered(body.toObject(), request.base));
        return elements;
    });
}

PracticeResponse TransferTable::get(const PracticeRequest &request)
{
    const auto record = recordOf(m_context.store, m_kind, request);
    return record ? answerOf(200, answered(record->body, request.base)) : record.error();
}

PracticeResponse TransferTable::remove(const PracticeRequest &request)
{
    const auto record = recordOf(m_context.store, m_kind, request);
    if (!record)
        return record.error();
    if (const auto why = whyNotDeletable(record->body); !why.isEmpty())
        return problem(409, why);
    m_queue.remove(record->number);
    m_context.store.remove(m_kind, record->number);
    m_files.remove(record->body[key::id].toString());
    return nothing();
}

bool TransferTable::advance()
{
    const Budget budget(m_context.clock);
    while (const auto head = m_queue.head()) {
        if (!advance(*head, budget))
            return true;
    }
    return false;
}

bool TransferTable::advance(const TransferQueue::Entry &head, const Budget &budget)
{
    auto record = m_context.store.find(m_kind, head.number);
    if (!record) {
        m_queue.remove(head.number);
        return true;
    }
    const auto total = record->body[key::total].toInteger();
    const auto timing = m_queue.timingOf(head, record->created, total, m_tempo);
    const auto now = QDateTime::fromMSecsSinceEpoch(m_context.now(), base::utc);
    const auto position = positionAt(now, timing, total, m_tempo);
    if (position.phase == PracticePhase::Queued && !head.started)
        return false;
    if (!head.started)
        m_queue.start(head.number, timing.startsAt.toMSecsSinceEpoch());
    return work(*record, {.entry = head, .timing = timing, .position = position}, budget);
}

void TransferTable::end(Record &record, bool good, Moment at)
{
    record.body[key::status] = good ? u"finished"_s : u"error"_s;
    record.body[key::finishedAt] = jsonOf(at);
    m_context.store.put(m_kind, record);
    m_queue.end(record.number, at);
}

} // namespace storedesk::practice
