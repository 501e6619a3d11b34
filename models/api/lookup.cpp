// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup.h"

#include "api/client.h"
#include "api/pages.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::api {

using catalogue::Answer;

static Finding failed(const Error &error)
{
    return {.verdict = Finding::Verdict::Unclear, .error = error};
}

static Finding nothingToRead()
{
    Error error{.kind = Kind::NotSendable};
    error.words.what =
        QCoreApplication::translate("LookUp", "There is no way to find out whether it arrived.");
    error.words.why =
        QCoreApplication::translate("LookUp", "What was sent has no identifier to look it up by.");
    error.words.next = QCoreApplication::translate(
        "LookUp", "Check in the service's own application before you send it again.");
    return failed(error);
}

RecordLookUp::RecordLookUp(Client &client)
    : m_client(client)
{ }

void RecordLookUp::ask(const Question &question, QObject *owner, Handler handler)
{
    const auto read = readFor(question.request);
    if (!read) {
        QMetaObject::invokeMethod(
            owner, [handler] { handler(nothingToRead()); }, Qt::QueuedConnection);
        return;
    }
    if (operationOf(*read).answer == Answer::Page)
        askList(question, *read, owner, handler);
    else
        askOne(question, *read, owner, handler);
}

void RecordLookUp::askOne(const Question &question, const Request &read, QObject *owner,
                          const Handler &handler)
{
    m_client.start(read, owner)->then(owner, [this, question, handler](const Outcome &outcome) {
        const auto sent = m_client.serviceTime().of(question.sent);
        if (outcome)
            handler(compare(question.request, sent, outcome->document.object()));
        else if (outcome.error().kind == Kind::NotFound)
            handler(compare(question.request, sent, std::nullopt));
        else
            handler(failed(outcome.error()));
    });
}

void RecordLookUp::askList(const Question &question, const Request &read, QObject *owner,
                           const Handler &handler)
{
    auto *pages = new Pages(m_client, read, owner);
    const auto records = std::make_shared<QJsonArray>();
    QObject::connect(pages, &Pages::page, owner, [records](const QJsonArray &page) {
        for (const auto &record : page)
            records->append(record);
    });
    QObject::connect(pages, &Pages::finished, owner, [this, question, records, handler] {
        const auto finding =
            findIn(question.request, circumstancesOf(question, *records), *records);
        if (finding.verdict == Finding::Verdict::Applied)
            m_client.known().claim(operationOf(question.request).resource,
                                   finding.record.value(catalogue::key::id).toString());
        handler(finding);
    });
    // The list of something that is gone: ours is not in it.
    QObject::connect(pages, &Pages::failed, owner, [handler](const Error &error) {
        handler(error.kind == Kind::NotFound ? Finding{.verdict = Finding::Verdict::NotApplied}
                                             : failed(error));
    });
}

Circumstances RecordLookUp::circumstancesOf(const Question &question,
                                            const QJsonArray &records) const
{
    const auto &time = m_client.serviceTime();
    const auto now = time.of(Moment::now(m_client.clock()));
    // As far as the clock may be wrong in one direction, it may be in the other.
    const auto doubt = now.earliest.msecsTo(now.latest);
    Circumstances known{.sent = time.of(question.sent), .read = now.latest.addMSecs(doubt)};
    const auto resource = operationOf(question.request).resource;
    for (const auto &record : records) {
        const auto id = record.toObject().value(catalogue::key::id).toString();
        if (m_client.known().wasSeen(resource, id, question.seen))
            known.seen.insert(id);
        if (m_client.known().isClaimed(resource, id))
            known.claimed.insert(id);
    }
    return known;
}

} // namespace storedesk::api
