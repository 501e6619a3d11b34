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

// Clocks differ: what happened up to so long before our sending may as well have happened after it.
static constexpr qint64 skewSeconds = 120;

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

std::optional<Request> readFor(const Question &question)
{
    const auto &sent = question.request;
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

static std::optional<bool> isNewer(const Question &question, const QJsonObject &record,
                                   QLatin1StringView member)
{
    const auto moment = momentOf(record.value(member).toString());
    if (!moment.isValid())
        return std::nullopt;
    return moment >= question.sentAt.addSecs(-skewSeconds);
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

static Finding undecided()
{
    Error error{.kind = Kind::Unknown};
    error.words.what = QCoreApplication::translate(
        "LookUp", "It cannot be told whether the record is the one that was sent.");
    error.words.why = QCoreApplication::translate(
        "LookUp", "A record of that name exists, but it does not say when it was made.");
    error.words.next =
        QCoreApplication::translate("LookUp", "Look at the list before you send it again.");
    return {.verdict = Unclear, .error = error};
}

static Finding findContent(const Question &question, const std::vector<QJsonObject> &records)
{
    const auto wanted = wantedOf(question.request);
    std::optional<QJsonObject> oldest;
    for (const auto &record : records) {
        if (madeElsewhere(record) || !isNewer(question, record, key::createdAt).value_or(false)
            || !asksTheSame(wanted, record))
            continue;
        if (!oldest
            || record.value(key::createdAt).toString() < oldest->value(key::createdAt).toString())
            oldest = record;
    }
    return oldest ? Finding{.verdict = Applied, .record = *oldest} : Finding{.verdict = NotApplied};
}

static Finding findName(const Question &question, const CreateRow &row,
                        const std::vector<QJsonObject> &records)
{
    const auto wanted = wantedOf(question.request);
    Finding found{.verdict = NotApplied};
    for (const auto &record : records) {
        if (!hasTheName(row, wanted, record))
            continue;
        if (row.mark == Mark::Definition)
            return {.verdict = sayTheSame(wanted, record) ? Applied : Different, .record = record};
        const auto newer = isNewer(question, record, key::createdAt);
        if (newer.value_or(false))
            return {.verdict = Applied, .record = record};
        if (!newer)
            found = undecided();
        else if (row.unique && wanted.value(key::alias) == record.value(key::alias))
            found = {.verdict = Different, .record = record};
    }
    return found;
}

Finding findIn(const Question &question, const QJsonArray &records, const QSet<QString> &known)
{
    const auto row = std::ranges::find(table, question.request.operation, &CreateRow::create);
    if (row == table.end())
        return undecided();
    std::vector<QJsonObject> candidates;
    for (const auto &value : records) {
        const auto record = value.toObject();
        if (row->mark == Mark::Definition || !known.contains(record.value(key::id).toString()))
            candidates.push_back(record);
    }
    return row->mark == Mark::Content ? findContent(question, candidates)
                                      : findName(question, *row, candidates);
}

static Finding compareCreate(const Question &question, const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = NotApplied};
    const auto body = bodyOf(question.request);
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
static Finding compareDelete(const Question &question, const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = Applied};
    const bool contact = operationOf(question.request).resource == Resource::Contact;
    const auto newer =
        isNewer(question, *record, contact ? key::contact::createdAt : key::createdAt);
    return {.verdict = newer.value_or(true) ? Different : NotApplied, .record = *record};
}

// A record that nobody touched since may be changed by an old wish; any other one may not, and
// neither may one that is gone be brought back.
static Finding compareUpdate(const Question &question, const std::optional<QJsonObject> &record)
{
    if (!record)
        return {.verdict = newKeyOf(question.request).isEmpty() ? Different : NotApplied};
    if (sayTheSame(bodyOf(question.request), *record))
        return {.verdict = Applied, .record = *record};
    const bool contact = operationOf(question.request).resource == Resource::Contact;
    const auto newer =
        isNewer(question, *record, contact ? key::contact::updatedAt : key::updatedAt);
    return {.verdict = newer.value_or(true) ? Different : NotApplied, .record = *record};
}

Finding compare(const Question &question, const std::optional<QJsonObject> &record)
{
    switch (operationOf(question.request).effect) {
    case Effect::Create:
        return compareCreate(question, record);
    case Effect::Delete:
        return compareDelete(question, record);
    case Effect::Update:
        return compareUpdate(question, record);
    case Effect::Read:
        break;
    }
    return undecided();
}

} // namespace storedesk::api
