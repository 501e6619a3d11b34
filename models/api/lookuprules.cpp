// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuprules.h"

#include "api/sameness.h"
#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::api {

using namespace Qt::StringLiterals;
using namespace catalogue;
using enum OperationId;
using enum Finding::Verdict;

enum class Mark : quint8 {
    Content, // has no name of its own: everything that was sent must be found again
    Definition, // the name is unique, and the rest must be equal too
    NewName // the same name, and not there before we sent it
};

// How a lost create is recognised in a list.
struct CreateRow
{
    OperationId create;
    Mark mark;
    std::array<QLatin1StringView, 2> names = {}; // any of them is enough
    bool unique = false; // an older record of that name stands in the way of ours
};

// clang-format off
static constexpr std::array table{
    CreateRow{CreateExport,             Mark::Content},
    CreateRow{CreateDataExplorerExport, Mark::Content},
    CreateRow{CreateImport,             Mark::Content},
    CreateRow{CreateContactField,       Mark::Definition, {key::id}},
    CreateRow{CreateCustomIntegration,  Mark::NewName,    {key::name}},
    CreateRow{CreateCustomEventType,    Mark::NewName,    {key::alias, key::name}, true},
};
// clang-format on

static QJsonObject bodyOf(const Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? *body : QJsonObject();
}

// What the record of this create would say of itself.
static QJsonObject wantedOf(const Request &request)
{
    auto wanted = bodyOf(request);
    if (request.operation == CreateDataExplorerExport)
        wanted[key::exportType] = u"data-explorer"_s;
    const auto *form = std::get_if<ImportForm>(&request.body);
    if (!form)
        return wanted;
    QJsonObject options;
    for (const auto &[name, value] : form->fields) {
        if (name == key::type)
            wanted[key::type] = value;
        else
            options[name] = value;
    }
    wanted[key::options] = options;
    return wanted;
}

// The new value of the key that a change is addressed by; empty when it leaves the key alone.
static QString newKeyOf(const Request &request)
{
    if (operationOf(request).effect != Effect::Update || repeatOf(request) != Repeat::LookUp)
        return {};
    const auto member = request.operation == PatchContactByExternalId ? key::contact::externalId
        : request.operation == PatchProductByStoreId                  ? key::productId
                                                                      : key::contact::email;
    return bodyOf(request).value(member).toString();
}

std::optional<Request> readFor(const Request &sent)
{
    const auto &row = operationOf(sent);
    if (!row.lookUp)
        return std::nullopt;
    Request read{.operation = *row.lookUp, .values = sent.values, .priority = sent.priority};
    if (sent.operation == CreatePurchase)
        read.values = {bodyOf(sent).value(key::purchaseId).toString()};
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

// A file is known by the number of its rows, when both sides counted them.
static bool hasOtherRows(const Request &request, const QJsonObject &record)
{
    const auto *form = std::get_if<ImportForm>(&request.body);
    const auto total = record.value(key::total);
    return form && form->rows && total.isDouble() && total.toInteger() != *form->rows;
}

static bool madeElsewhere(const QJsonObject &record)
{
    const auto origin = record.value(key::origin).toString();
    return !origin.isEmpty() && origin != "api"_L1;
}

static bool hasTheName(const CreateRow &row, const QJsonObject &wanted, const QJsonObject &record)
{
    return std::ranges::any_of(row.names, [&](QLatin1StringView name) {
        return !name.isEmpty() && !wanted.value(name).toString().isEmpty()
            && wanted.value(name) == record.value(name);
    });
}

static Finding undecided(const char *why)
{
    Error error{.kind = Kind::Unknown};
    error.words.what = QCoreApplication::translate(
        "LookUp", "It cannot be told whether the record is the one that was sent.");
    error.words.why = QCoreApplication::translate("LookUp", why);
    error.words.next =
        QCoreApplication::translate("LookUp", "Look at the list before you send it again.");
    return {.verdict = Unclear, .error = error};
}

static constexpr auto noDate = QT_TRANSLATE_NOOP(
    "LookUp", "A record of that name exists, but it does not say when it was made.");
static constexpr auto maybeAnothers = QT_TRANSLATE_NOOP(
    "LookUp", "Something like it was made at about that time, but it may be somebody else's.");

static Finding findContent(const Request &request, const ServiceMoment &sent,
                           const std::vector<QJsonObject> &records)
{
    const auto wanted = wantedOf(request);
    std::optional<QJsonObject> oldest;
    bool doubtful = false;
    for (const auto &record : records) {
        const auto age = ageOf(sent, record, key::createdAt);
        if (age == Age::NotSaid || age == Age::Before || madeElsewhere(record)
            || !asksTheSame(wanted, record))
            continue;
        if (age == Age::AboutThen || hasOtherRows(request, record))
            doubtful = true;
        else if (!oldest
                 || record.value(key::createdAt).toString()
                     < oldest->value(key::createdAt).toString())
            oldest = record;
    }
    if (oldest)
        return {.verdict = Applied, .record = *oldest};
    return doubtful ? undecided(maybeAnothers) : Finding{.verdict = NotApplied};
}

static Finding findName(const Request &request, const ServiceMoment &sent, const CreateRow &row,
                        const std::vector<QJsonObject> &records)
{
    const auto wanted = wantedOf(request);
    Finding found{.verdict = NotApplied};
    for (const auto &record : records) {
        if (!hasTheName(row, wanted, record))
            continue;
        if (row.mark == Mark::Definition)
            return {.verdict = sayTheSame(wanted, record) ? Applied : Different, .record = record};
        const auto age = ageOf(sent, record, key::createdAt);
        if (age == Age::After)
            return {.verdict = Applied, .record = record};
        if (age != Age::Before)
            found = undecided(age == Age::NotSaid ? noDate : maybeAnothers);
        else if (row.unique && wanted.value(key::alias) == record.value(key::alias))
            found = {.verdict = Different, .record = record};
    }
    return found;
}

Finding findIn(const Request &request, const ServiceMoment &sent, const QJsonArray &records,
               const QSet<QString> &known)
{
    const auto row = std::ranges::find(table, request.operation, &CreateRow::create);
    if (row == table.end())
        return undecided(noDate);
    std::vector<QJsonObject> candidates;
    for (const auto &value : records) {
        const auto record = value.toObject();
        if (row->mark == Mark::Definition || !known.contains(record.value(key::id).toString()))
            candidates.push_back(record);
    }
    return row->mark == Mark::Content ? findContent(request, sent, candidates)
                                      : findName(request, sent, *row, candidates);
}

static Finding compareCreate(const Request &request, const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = NotApplied};
    const auto body = bodyOf(request);
    const auto email = body.value(key::contactEmail).toString();
    const auto foundEmail = record->value(key::contactEmail).toString();
    bool same = email.isEmpty() || foundEmail.isEmpty()
        || email.compare(foundEmail, Qt::CaseInsensitive) == 0;
    for (const auto member : {key::totalPrice, key::purchaseDate})
        same = same
            && (!body.contains(member) || sayTheSame(body.value(member), record->value(member)));
    return {.verdict = same ? Applied : Different, .record = *record};
}

// Gone is what a delete wanted. A record that was made since must not be deleted by an old wish.
static Finding compareDelete(const Request &request, const ServiceMoment &sent,
                             const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = Applied};
    const bool contact = operationOf(request).resource == Resource::Contact;
    const auto age = ageOf(sent, *record, contact ? key::contact::createdAt : key::createdAt);
    return {.verdict = age == Age::Before ? NotApplied : Different, .record = *record};
}

// A record that nobody touched since may be changed by an old wish; any other one may not, and
// neither may one that is gone be brought back.
static Finding compareUpdate(const Request &request, const ServiceMoment &sent,
                             const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = newKeyOf(request).isEmpty() ? Different : NotApplied};
    if (sayTheSame(bodyOf(request), *record))
        return {.verdict = Applied, .record = *record};
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
    return undecided(noDate);
}

} // namespace storedesk::api
