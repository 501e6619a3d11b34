// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuprules.h"

#include "api/valuematch.h"
#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::api {

using namespace catalogue;
using enum OperationId;
using enum Finding::Verdict;

static QJsonObject jsonOf(const Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? *body : QJsonObject();
}

// The new value of the key that a change is addressed by; empty when it leaves the key alone.
static QString newKeyOf(const Request &request)
{
    if (operationOf(request).effect != Effect::Update || repeatOf(request) != Repeat::LookUp)
        return {};
    const auto member = request.operation == PatchContactByExternalId ? key::contact::externalId
        : request.operation == PatchProductByStoreId                  ? key::productId
                                                                      : key::contact::email;
    return jsonOf(request).value(member).toString();
}

std::optional<Request> readFor(const Request &sent)
{
    const auto &row = operationOf(sent);
    if (!row.lookUp)
        return std::nullopt;
    Request read{.operation = *row.lookUp, .values = sent.values, .priority = sent.priority};
    if (sent.operation == CreatePurchase)
        read.values = {jsonOf(sent).value(key::purchaseId).toString()};
    if (const auto changed = newKeyOf(sent); !changed.isEmpty())
        read.values = {changed};
    if (std::ranges::any_of(read.values, &QString::isEmpty))
        return std::nullopt;
    return read;
}

// When a record was made or changed, as seen from the moment we sent ours.
enum class Age : quint8 { NotSaid, Before, AboutThen, After };

static Age ageOf(const ServiceMoment &sent, const QJsonObject &record, QLatin1StringView member)
{
    const auto moment = momentOf(record.value(member).toString());
    if (!moment.isValid())
        return Age::NotSaid;
    if (moment < sent.earliest)
        return Age::Before;
    return moment < sent.latest ? Age::AboutThen : Age::After;
}

// Its identifier is there, so that sending it again is out of the question.
static Finding cannotTell(const QJsonObject &record)
{
    Error error{.kind = Kind::Unknown};
    error.words.what = QCoreApplication::translate(
        "LookUp", "Storedesk cannot tell whether this record is the one that was sent.");
    error.words.why = QCoreApplication::translate(
        "LookUp", "A record with that name exists, but it may be a different one.");
    error.words.next =
        QCoreApplication::translate("LookUp", "Check the record before you send it again.");
    return {.verdict = Unclear, .candidates = {record}, .error = error};
}

// A purchase is known by its buyer, its total and its date, as far as both sides say them.
static Finding compareCreate(const Request &request, const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = NotApplied};
    const auto body = jsonOf(request);
    bool same = false;
    for (const auto member : {key::contactEmail, key::totalPrice, key::purchaseDate}) {
        const auto likeness = valueMatchOf(body.value(member), record->value(member));
        if (likeness == ValueMatch::Other)
            return {.verdict = Different, .record = *record};
        same = same || likeness == ValueMatch::Same;
    }
    return same ? Finding{.verdict = Applied, .record = *record} : cannotTell(*record);
}

// Gone is what a delete wanted. A record that was made since must not be deleted by an old wish.
static Finding compareDelete(const Request &request, const ServiceMoment &sent,
                             const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = Applied};
    const bool contact = operationOf(request).resource == Resource::Contact;
    const auto age = ageOf(sent, *record, contact ? key::contact::createdAt : key::createdAt);
    return {.verdict = age == Age::After ? Different : NotApplied, .record = *record};
}

// An update is sent again only if the record was not changed since the first attempt: otherwise it
// would overwrite newer values. A record that was deleted meanwhile is not created again.
static Finding compareUpdate(const Request &request, const ServiceMoment &sent,
                             const std::optional<QJsonObject> &record)
{
    const bool changesKey = !newKeyOf(request).isEmpty();
    if (!record)
        return {.verdict = changesKey ? NotApplied : Different};
    if (valuesMatch(jsonOf(request), *record))
        return {.verdict = Applied, .record = *record};
    // Sent again under the old key it could make a second record.
    if (changesKey)
        return cannotTell(*record);
    const bool contact = operationOf(request).resource == Resource::Contact;
    const auto age = ageOf(sent, *record, contact ? key::contact::updatedAt : key::updatedAt);
    return {.verdict = age == Age::Before ? NotApplied : Different, .record = *record};
}

Finding compare(const Request &request, const ServiceMoment &sent,
                const std::optional<QJsonObject> &record)
{
    switch (operationOf(request).effect) {
    case Effect::Create:
        return compareCreate(request, record);
    case Effect::Delete:
        return compareDelete(request, sent, record);
    case Effect::Update:
        return compareUpdate(request, sent, record);
    case Effect::Read:
        break;
    }
    return {};
}

} // namespace storedesk::api
