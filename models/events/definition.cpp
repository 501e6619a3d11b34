// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/definition.h"

#include "base/jsonmembers.h"
#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "events/definitionfaults.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// Members of the file format itself. The content uses the service's names.
static constexpr auto fileKind = "storedesk"_L1;
static constexpr auto fileVersion = "version"_L1;
static constexpr auto fileType = "event type"_L1;
static constexpr auto fileContent = "definition"_L1;

static const catalogue::FieldSet &creation()
{
    static const auto set = catalogue::FieldSet::of(catalogue::Resource::CustomEventType,
                                                    catalogue::FieldLocation::Create);
    return set;
}

// Returns whether the value is empty.
static bool isNothing(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

static QString lastPart(const QString &ruleKey)
{
    return ruleKey.section(u'.', -1);
}

// Returns the members that the catalogue defines for such a body and whose condition holds.
static QJsonObject fitting(const QJsonObject &values, const QString &prefix)
{
    QJsonObject kept;
    for (auto at = values.begin(); at != values.end(); ++at) {
        const auto *rule = creation().rule(prefix + at.key());
        if (!rule || rule->readOnly || isNothing(at.value()))
            continue;
        const auto deciding = values[lastPart(rule->whenKey)].toString();
        if (rule->whenKey.isEmpty() || rule->whenValues.contains(deciding))
            kept[at.key()] = at.value();
    }
    return kept;
}

static QJsonArray fittingFields(const QJsonArray &fields, bool webhook)
{
    QJsonArray kept;
    for (const auto &value : fields) {
        auto field = fitting(value.toObject(), key::fields + "[]."_L1);
        if (!webhook)
            field.remove(key::jsonPointerPath);
        if (!field.value(key::isPrimaryKey).toBool())
            field.remove(key::isPrimaryKey);
        if (!field.value(key::required).toBool())
            field.remove(key::required);
        kept.append(field);
    }
    return kept;
}

QJsonObject definitionOf(const QJsonObject &eventType)
{
    auto definition = fitting(eventType, {});
    const bool webhook = definition.value(key::receiveType).toString() == "webhook"_L1;
    definition[key::fields] = fittingFields(eventType[key::fields].toArray(), webhook);
    return definition;
}

QByteArray definitionFile(const QJsonObject &eventType)
{
    const QJsonObject file{
        {fileKind, fileType}, {fileVersion, 1}, {fileContent, definitionOf(eventType)}};
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

base::Result<QJsonObject> definitionIn(const QByteArray &file)
{
    const auto whole = QJsonDocument::fromJson(file).object();
    // A record copied from the call log or from the service is accepted too.
    const auto content = whole[fileKind].toString() == fileType ? whole[fileContent].toObject()
        : whole.contains(key::category)                         ? whole
                                                                : QJsonObject();
    if (content.isEmpty() || !content[key::fields].isArray())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate(
                "Definition", "This file doesn't contain an event type definition."),
            .why = QCoreApplication::translate(
                "Definition", "A definition is a JSON file with the direction and the fields."),
            .next = QCoreApplication::translate(
                "Definition", "To start from data your shop sends, choose “From a sample”.")});
    const bool ours = whole[fileKind].toString() == fileType;
    auto faults = definitionFaults(catalogue::Resource::CustomEventType, content, {},
                                   ours ? UnknownMembers::Refused : UnknownMembers::Accepted);
    if (ours) {
        base::JsonMembers members(whole);
        (void)members.text(fileKind);
        (void)members.whole(fileVersion, 1, 1);
        (void)members.object(fileContent);
        faults += members.faults();
    }
    if (!faults.isEmpty())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Definition", "Couldn't interpret the definition."),
            .why = faults.join(u' '),
            .next = QCoreApplication::translate("Definition", "Correct the file.")});
    return definitionOf(content);
}

} // namespace storedesk::events
