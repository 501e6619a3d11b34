// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup.h"

#include "api/client.h"
#include "api/pages.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::api {

using catalogue::ResponseShape;

static LookupFinding failed(const http::Error &error)
{
    return {.verdict = LookupFinding::Verdict::Unclear, .error = error, .readFailed = true};
}

static LookupFinding nothingToRead()
{
    http::Error error{.kind = http::ErrorKind::NotSendable};
    error.words.what =
        QCoreApplication::translate("LookUp", "Storedesk can't find out whether it arrived.");
    error.words.why =
        QCoreApplication::translate("LookUp", "The request has no identifier to look it up by.");
    error.words.next = QCoreApplication::translate(
        "LookUp", "Check in the service's own application before you send it again.");
    return {.verdict = LookupFinding::Verdict::Unclear, .error = error};
}

RecordLookup::RecordLookup(Client &client)
    : m_client(client)
{ }

void RecordLookup::ask(const LostWrite &lost, QObject *owner, Handler handler)
{
    const auto read = readFor(lost.request);
    if (!read) {
        QMetaObject::invokeMethod(
            owner, [handler] { handler(nothingToRead()); }, Qt::QueuedConnection);
        return;
    }
    if (http::operationOf(*read).answer == ResponseShape::Page)
        askList(lost, *read, owner, handler);
    else
        askOne(lost, *read, owner, handler);
}

void RecordLookup::askOne(const LostWrite &lost, const http::Request &read, QObject *owner,
                          const Handler &handler)
{
    m_client.start(read, owner)->then(owner, [this, lost, handler](const http::Outcome &outcome) {
        const auto sent = m_client.serviceTime().of(lost.sent);
        if (outcome)
            handler(compare(lost.request, sent, outcome->document.object()));
        else if (outcome.error().kind == http::ErrorKind::NotFound)
            handler(compare(lost.request, sent, std::nullopt));
        else
            handler(failed(outcome.error()));
    });
}

void RecordLookup::askList(const LostWrite &lost, const http::Request &read, QObject *owner,
                           const Handler &handler)
{
    auto *pages = new Pages(m_client, read, owner);
    const auto records = std::make_shared<QJsonArray>();
    QObject::connect(pages, &Pages::page, owner, [records](const QJsonArray &page) {
        for (const auto &record : page)
            records->append(record);
    });
    QObject::connect(pages, &Pages::finished, owner, [this, lost, records, handler] {
        const auto finding = findIn(lost.request, circumstancesOf(lost, *records), *records);
        if (finding.verdict == LookupFinding::Verdict::Applied)
            m_client.known().claim(http::operationOf(lost.request).resource,
                                   finding.record.value(catalogue::key::id).toString());
        handler(finding);
    });
    // If the parent of the list is gone, the record is not in the list either.
    QObject::connect(pages, &Pages::failed, owner, [handler](const http::Error &error) {
        handler(error.kind == http::ErrorKind::NotFound
                    ? LookupFinding{.verdict = LookupFinding::Verdict::NotApplied}
                    : failed(error));
    });
}

Circumstances RecordLookup::circumstancesOf(const LostWrite &lost, const QJsonArray &records) const
{
    const auto &time = m_client.serviceTime();
    const auto now = time.of(http::TimePoint::now(m_client.clock()));
    // The clock may be off by the same amount in either direction.
    const auto doubt = now.earliest.msecsTo(now.latest);
    Circumstances known{.sent = time.of(lost.sent), .read = now.latest.addMSecs(doubt)};
    if (const auto &givenUp = lost.request.givenUp) {
        const auto then = time.of(http::TimePoint::before(*givenUp, m_client.clock()));
        known.givenUp = true;
        known.read = std::min(known.read, then.latest.addMSecs(doubt));
    }
    const auto resource = http::operationOf(lost.request).resource;
    for (const auto &record : records) {
        const auto id = record.toObject().value(catalogue::key::id).toString();
        if (m_client.known().wasSeen(resource, id, lost.seen))
            known.seen.insert(id);
        if (m_client.known().isClaimed(resource, id))
            known.claimed.insert(id);
    }
    return known;
}

} // namespace storedesk::api
