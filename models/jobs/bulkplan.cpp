// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkplan.h"

#include "catalogue/path.h"
#include "journal/draftjobs.h"

#include <QJsonObject>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr auto operationName = "operation"_L1;
static constexpr auto withinMember = "within"_L1;
static constexpr auto keyMember = "keyColumn"_L1;
static constexpr auto givenMember = "givenColumn"_L1;
static constexpr auto ceilingMember = "ceiling"_L1;
static constexpr auto rejectsMember = "mostRejects"_L1;
static constexpr auto targetsMember = "targets"_L1;
static constexpr auto columnMember = "column"_L1;
static constexpr auto targetMember = "field"_L1;
static constexpr auto clearMember = "clearsBlanks"_L1;
static constexpr auto queryText = "query"_L1;
static constexpr auto readFirstMember = "readsFirst"_L1;
static constexpr auto existingMember = "onlyExisting"_L1;
static constexpr auto monthFirstMember = "monthFirst"_L1;
static constexpr auto erasesMember = "erases"_L1;
static constexpr auto constantsMember = "constants"_L1;
static constexpr auto definitionsMember = "definitions"_L1;

catalogue::FieldSet BulkPlan::rules() const
{
    const auto &row = catalogue::operation(operation);
    if (row.resource == Resource::CustomEvent)
        return catalogue::FieldSet::ofEvent(definitions.toObject());
    const auto place = catalogue::placeOf(operation);
    if (!place)
        return {};
    return row.resource == Resource::Contact
        ? catalogue::FieldSet::ofContacts(*place, definitions.toArray())
        : catalogue::FieldSet::of(row.resource, *place);
}

QJsonObject BulkPlan::toJson() const
{
    QJsonArray columns;
    for (const auto &target : targets)
        columns.append(QJsonObject{{columnMember, target.column}, {targetMember, target.key}});
    QJsonObject object{{operationName, QString(catalogue::operation(operation).name)},
                       {withinMember, QJsonArray::fromStringList(within)},
                       {targetsMember, columns},
                       {clearMember, blank == Blank::Clear},
                       {queryText, query.toString(QUrl::FullyEncoded)},
                       {readFirstMember, readFirst},
                       {definitionsMember, definitions}};
    if (keyColumn)
        object.insert(keyMember, *keyColumn);
    if (givenColumn)
        object.insert(givenMember, *givenColumn);
    if (!constants.empty())
        object.insert(constantsMember, records::jsonOf(constants));
    if (onlyExisting)
        object.insert(existingMember, true);
    if (!monthFirst.isEmpty()) {
        QJsonArray turned;
        for (const int column : monthFirst)
            turned.append(column);
        object.insert(monthFirstMember, turned);
    }
    if (erases)
        object.insert(erasesMember, true);
    if (!draftId.isEmpty())
        object.insert(journal::draftIdMember, draftId);
    if (ceiling)
        object.insert(ceilingMember, *ceiling);
    if (mostRejects)
        object.insert(rejectsMember, *mostRejects);
    return object;
}

// Returns a column index, or nothing if the value is not a valid index.
static std::optional<int> columnFrom(const QJsonValue &value)
{
    constexpr int mostColumns = 100'000;
    const int column = value.toInt(-1);
    return column >= 0 && column < mostColumns ? std::optional(column) : std::nullopt;
}

// Reads the columns into the plan. Returns false if a member is invalid.
static bool readColumns(const QJsonObject &object, BulkPlan &plan)
{
    for (const auto &value : object.value(monthFirstMember).toArray()) {
        const auto column = columnFrom(value);
        if (!column)
            return false;
        plan.monthFirst.append(*column);
    }
    for (const auto &target : object.value(targetsMember).toArray()) {
        const auto column = columnFrom(target[columnMember]);
        if (!column || !target[targetMember].isString())
            return false;
        plan.targets.push_back({.column = *column, .key = target[targetMember].toString()});
    }
    if (object.contains(keyMember))
        plan.keyColumn = columnFrom(object.value(keyMember));
    if (object.contains(givenMember))
        plan.givenColumn = columnFrom(object.value(givenMember));
    return plan.keyColumn.has_value() == object.contains(keyMember)
        && plan.givenColumn.has_value() == object.contains(givenMember);
}

std::optional<BulkPlan> BulkPlan::fromJson(const QJsonObject &object)
{
    const auto *operation = catalogue::operationNamed(object.value(operationName).toString());
    if (!operation || !isBulkOperation(*operation))
        return std::nullopt;
    BulkPlan plan{.operation = operation->id,
                  .constants = records::constantsFrom(object.value(constantsMember).toArray()),
                  .blank = object.value(clearMember).toBool() ? Blank::Clear : Blank::Leave,
                  .query = QUrlQuery(object.value(queryText).toString()),
                  .readFirst = object.value(readFirstMember).toBool(),
                  .onlyExisting = object.value(existingMember).toBool(),
                  .erases = object.value(erasesMember).toBool(),
                  .draftId = object.value(journal::draftIdMember).toString(),
                  .definitions = object.value(definitionsMember)};
    for (const auto &value : object.value(withinMember).toArray()) {
        if (!value.isString())
            return std::nullopt;
        plan.within.append(value.toString());
    }
    // A limit that cannot be parsed must not be treated as no limit.
    for (const auto &[member, limit] :
         {std::pair(ceilingMember, &plan.ceiling), std::pair(rejectsMember, &plan.mostRejects)}) {
        if (!object.contains(member))
            continue;
        *limit = object.value(member).toInteger(-1);
        if (**limit < 0)
            return std::nullopt;
    }
    // Not a conditional expression: clang 19 does not destroy its result in optimised builds.
    if (!readColumns(object, plan))
        return std::nullopt;
    return plan;
}

bool isBulkOperation(const catalogue::Operation &operation)
{
    const bool ofRecords = operation.resource == Resource::Contact
        || operation.resource == Resource::Purchase || operation.resource == Resource::Product
        || operation.resource == Resource::CustomEvent;
    return ofRecords && !operation.deprecated()
        && operation.answer != catalogue::ResponseShape::Page
        && operation.payload != catalogue::Payload::Multipart;
}

bool keepsCopies(const catalogue::Operation &operation)
{
    return operation.writes() && operation.lookUp && operation.effect != catalogue::Effect::Create;
}

bool takesKey(const catalogue::Operation &operation)
{
    // All events of a job share the alias or ID of their event type.
    return operation.resource != Resource::CustomEvent
        && !catalogue::parametersOf(operation).isEmpty();
}

} // namespace storedesk::jobs
