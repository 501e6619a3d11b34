// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuprules.h"

#include "api/valuematch.h"
#include "catalogue/key.h"
#include "http/requestpolicy.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::api {

using namespace catalogue;
using enum OperationId;
using enum LookupFinding::Verdict;

static QJsonObject jsonOf(const http::Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? *body : QJsonObject();
}

// Returns the new value of the key that an update is addressed by; empty if the key does not
// change.
static QString newKeyOf(const http::Request &request)
{
    if (http::operationOf(request).effect != catalogue::Effect::Update
        || http::repeatOf(request) != catalogue::Repeat::LookUp)
        return {};
    const auto member = request.operation == PatchContactByExternalId
        ? catalogue::key::contact::externalId
        : request.operation == PatchProductByStoreId ? catalogue::key::productId
                                                     : catalogue::key::contact::email;
    return jsonOf(request).value(member).toString();
}

std::optional<http::Request> readFor(const http::Request &sent)
{
    const auto &row = http::operationOf(sent);
    if (!row.lookUp)
        return std::nullopt;
    http::Request read{.operation = *row.lookUp, .values = sent.values, .priority = sent.priority};
    if (sent.operation == CreatePurchase)
        read.values = {jsonOf(sent).value(catalogue::key::purchaseId).toString()};
    if (const auto changed = newKeyOf(sent); !changed.isEmpty())
        read.values = {changed};
    if (std::ranges::any_of(read.values, &QString::isEmpty))
        return std::nullopt;
    return read;
}

// When a record was created or changed, relative to the time of our write.
enum class Age : quint8 { NotSaid, Before, AboutThen, After };

static Age ageOf(const http::ServiceTimePoint &sent, const QJsonObject &record,
                 QLatin1StringView member)
{
    const auto moment = momentOf(record.value(member).toString());
    if (!moment.isValid())
        return Age::NotSaid;
    if (moment < sent.earliest)
        return Age::Before;
    return moment < sent.latest ? Age::AboutThen : Age::After;
}

// A record with this identifier exists, so the create must not be resent.
static LookupFinding cannotTell(const QJsonObject &record)
{
    http::Error error{.kind = http::ErrorKind::Unknown};
    error.words.what = QCoreApplication::translate(
        "LookUp", "Storedesk can't tell whether this is the record that was sent.");
    error.words.why = QCoreApplication::translate(
        "LookUp", "A record with that name exists, but it may be a different one.");
    error.words.next =
        QCoreApplication::translate("LookUp", "Check the record before you send it again.");
    return {.verdict = Unclear, .candidates = {record}, .error = error};
}

// A purchase is identified by buyer, total and date, as far as both sides contain them.
static LookupFinding compareCreate(const http::Request &request,
                                   const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = NotApplied};
    const auto body = jsonOf(request);
    bool same = false;
    for (const auto member :
         {catalogue::key::contactEmail, catalogue::key::totalPrice, catalogue::key::purchaseDate}) {
        const auto likeness = valueMatchOf(body.value(member), record->value(member));
        if (likeness == ValueMatch::Other)
            return {.verdict = Different, .record = *record};
        same = same || likeness == ValueMatch::Same;
    }
    return same ? LookupFinding{.verdict = Applied, .record = *record} : cannotTell(*record);
}

// Returns whether two versions of a record are known to be different records under the same key.
static bool isRecreated(const QJsonObject &before, const QJsonObject &now,
                        QLatin1StringView created)
{
    return valueMatchOf(before.value(catalogue::key::id), now.value(catalogue::key::id))
        == ValueMatch::Other
        || valueMatchOf(before.value(created), now.value(created)) == ValueMatch::Other;
}

// A missing record means that the delete was applied. A record that has been created since then is
// a different record and must not be deleted by an old request.
static LookupFinding compareDelete(const http::Request &request, const http::ServiceTimePoint &sent,
                                   const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = Applied};
    const bool contact = http::operationOf(request).resource == catalogue::Resource::Contact;
    const auto created = contact ? catalogue::key::contact::createdAt : catalogue::key::createdAt;
    const auto &before = request.before;
    // The time of sending is known only to the second: a record created just before it may look
    // newer.
    const bool isSame =
        valueMatchOf(before.value(catalogue::key::id), record->value(catalogue::key::id))
        == ValueMatch::Same;
    const bool recreated = isRecreated(before, *record, created)
        || (!isSame && ageOf(sent, *record, created) == Age::After);
    return {.verdict = recreated ? Different : NotApplied, .record = *record};
}

// Returns whether a member has neither its value from before the update nor the value that the
// update sent.
static bool isChangedByOthers(const http::Request &request, const QJsonObject &record)
{
    const auto sent = jsonOf(request);
    return std::ranges::any_of(sent.keys(), [&](const QString &name) {
        return !valuesMatch(sent.value(name), record.value(name))
            && !valuesMatch(request.before.value(name), record.value(name));
    });
}

// An update is sent again only if the record has not changed since the first attempt. Otherwise it
// would overwrite newer values. A record that was deleted in the meantime is not created again.
static LookupFinding compareUpdate(const http::Request &request, const http::ServiceTimePoint &sent,
                                   const std::optional<QJsonObject> &record)
{
    const bool changesKey = !newKeyOf(request).isEmpty();
    if (!record) {
        const bool deleted = !changesKey && !request.before.isEmpty();
        return {.verdict = changesKey ? NotApplied : deleted ? Changed : Different};
    }
    if (valuesMatch(jsonOf(request), *record))
        return {.verdict = Applied, .record = *record};
    // If resent under the old key, the update could create a second record.
    if (changesKey)
        return cannotTell(*record);
    const bool contact = http::operationOf(request).resource == catalogue::Resource::Contact;
    const auto updated = contact ? catalogue::key::contact::updatedAt : catalogue::key::updatedAt;
    const auto age = ageOf(sent, *record, updated);
    // Within this time of our update, the change may be our own, with values that the service
    // normalised.
    const bool maybeOurs = age != Age::NotSaid
        && momentOf(record->value(updated).toString())
            < sent.latest.addDuration(http::requestPolicy.stallLimit);
    if (!request.before.isEmpty()) {
        if (!isChangedByOthers(request, *record))
            return {.verdict = NotApplied, .record = *record};
        return {.verdict = maybeOurs ? Different : Changed, .record = *record};
    }
    return {.verdict = age == Age::Before         ? NotApplied
                : age == Age::After && !maybeOurs ? Changed
                                                  : Different,
            .record = *record};
}

LookupFinding compare(const http::Request &request, const http::ServiceTimePoint &sent,
                      const std::optional<QJsonObject> &record)
{
    switch (http::operationOf(request).effect) {
    case catalogue::Effect::Create:
        return compareCreate(request, record);
    case catalogue::Effect::Delete:
        return compareDelete(request, sent, record);
    case catalogue::Effect::Update:
        return compareUpdate(request, sent, record);
    case catalogue::Effect::Read:
        break;
    }
    return {};
}

} // namespace storedesk::api
