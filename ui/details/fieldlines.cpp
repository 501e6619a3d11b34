// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/fieldlines.h"

#include "account/recordnames.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"
#include "ui/details/groups.h"
#include "ui/details/links.h"
#include "ui/host/recordaddress.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::FieldRule;
using catalogue::FieldSet;
using catalogue::Resource;
using catalogue::Type;

static bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

QString rawText(const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return {};
    if (value.isString())
        return value.toString();
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    const auto list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2));
}

static QString withUnit(Type type, const QString &text, const ReadingContext &reading)
{
    if (type == Type::Percent)
        return QCoreApplication::translate("FieldLines", "%1%").arg(text);
    if (type == Type::Money && !reading.currency.isEmpty())
        return QCoreApplication::translate("FieldLines", "%1 %2", "amount and currency")
            .arg(text, itemmodels::shownText(reading.currency));
    return text;
}

QString readableText(const Field &field, const QJsonObject &record, const ReadingContext &reading)
{
    const auto value = itemmodels::valueAt(record, field.key);
    if (isEmpty(value))
        return {};
    const auto text = itemmodels::displayText(field, record, reading.now);
    return value.isDouble() ? withUnit(field.type, text, reading) : text;
}

static QUrl pageOf(const QJsonValue &value)
{
    const QUrl address(value.toString(), QUrl::StrictMode);
    const bool web = address.scheme() == "https"_L1 || address.scheme() == "http"_L1;
    return web && !address.host().isEmpty() ? address : QUrl();
}

// Returns the record's name, or its key if the name is unknown. If the resource has several lookup
// keys, the key is added in parentheses, because users know emails and external IDs.
static QString namedText(Resource resource, const QString &id, const ReadingContext &reading)
{
    const auto name = reading.names ? reading.names->name(resource, id) : QString();
    if (name.isEmpty())
        return id;
    const bool lookedUp = catalogue::lookupKeysOf(resource).size() > 1;
    const auto shown = itemmodels::shownText(name);
    return lookedUp && name != id
        ? QCoreApplication::translate("FieldLines", "%1 (%2)", "name and ID").arg(shown, id)
        : shown;
}

QString linkText(const PageAddress &place, const ReadingContext &reading)
{
    const auto *lookupKey = lookupKeyOf(place);
    const auto id = place.values.isEmpty() ? QString() : place.values.last();
    return lookupKey ? namedText(lookupKey->resource(), id, reading) : id;
}

static std::vector<LineLink> linksOf(Resource resource, const Field &field, const QJsonValue &value,
                                     const ReadingContext &reading)
{
    std::vector<LineLink> links;
    const auto values = value.isArray() ? value.toArray() : QJsonArray{value};
    for (const auto &each : values) {
        if (auto place = linkOf(resource, field, each))
            links.push_back({.text = linkText(*place, reading), .place = *place});
    }
    return links;
}

static FieldLine lineOf(Resource resource, const Field &field, const QJsonObject &record,
                        const ReadingContext &reading)
{
    const auto value = itemmodels::valueAt(record, field.key);
    FieldLine line{.key = field.key, .title = catalogue::titleOf(field)};
    line.help = catalogue::helpOf(field);
    if (isEmpty(value))
        return line;
    const auto named = identifiedBy(resource, field);
    line.text = named && value.isString() ? namedText(*named, value.toString(), reading)
                                          : readableText(field, record, reading);
    line.full = itemmodels::fullText(field, record);
    line.raw = rawText(value);
    line.links = linksOf(resource, field, value, reading);
    if (field.type == Type::Url)
        line.address = pageOf(value);
    return line;
}

// Returns false if another field makes this field irrelevant for the record.
static bool isMeant(Resource resource, const Field &field, const QJsonObject &record)
{
    if (!isEmpty(itemmodels::valueAt(record, field.key)) || field.when.key.isEmpty())
        return true;
    if (!catalogue::fieldOf(resource, QString(field.when.key)))
        return true;
    const auto decides = itemmodels::valueAt(record, field.when.key).toString();
    return std::ranges::any_of(field.when.values, [&decides](QLatin1StringView value) {
        return !value.isEmpty() && value == decides;
    });
}

std::vector<LineGroup> knownGroups(Resource resource, const QJsonObject &record,
                                   const ReadingContext &reading)
{
    // If the service uses alternative names, fields that are missing under the usual names are left
    // out.
    const bool others = itemmodels::usesOtherNames(resource, record);
    std::vector<LineGroup> groups;
    for (const auto &group : groupsOf(resource)) {
        LineGroup shown{.title = group.title, .lines = {}};
        for (const auto *field : group.fields) {
            const bool absent = others && itemmodels::valueAt(record, field->key).isUndefined();
            if (!absent && isMeant(resource, *field, record))
                shown.lines.push_back(lineOf(resource, *field, record, reading));
        }
        if (!shown.lines.empty())
            groups.push_back(std::move(shown));
    }
    return groups;
}

// Formats a value by building a catalogue field from the rule. The choices are already display
// strings.
static QString ruleText(const FieldRule &rule, const QJsonValue &value,
                        const ReadingContext &reading)
{
    const auto labelOf = [&rule](const QString &id) {
        const auto found = std::ranges::find(rule.options, id, &catalogue::Option::id);
        return found == rule.options.end() || found->label.isEmpty() ? id : found->label;
    };
    if (value.isArray()) {
        QStringList labels;
        for (const auto &each : value.toArray())
            labels.append(labelOf(rawText(each)));
        return labels.join(u", "_s);
    }
    if (value.isString() && !rule.options.empty())
        return labelOf(value.toString());
    const auto date = rule.type == Type::Date && value.isString()
        ? QDate::fromString(value.toString().left(10), Qt::ISODate)
        : QDate();
    if (date.isValid())
        return QLocale().toString(date, u"d MMM yyyy"_s);
    const auto key = rule.key.toLatin1();
    const Field field{.key = QLatin1StringView(key), .title = "", .type = rule.type};
    return readableText(field, {{rule.key, value}}, reading);
}

static bool isKnown(Resource resource, const QString &member)
{
    return catalogue::fieldOf(resource, member) != nullptr;
}

std::vector<FieldLine> customLines(const FieldSet &rules, const QJsonObject &record,
                                   const ReadingContext &reading)
{
    std::vector<FieldLine> lines;
    for (const auto &rule : rules.rules) {
        if (isKnown(Resource::Contact, rule.key))
            continue;
        const auto value = record.value(rule.key);
        FieldLine line{.key = rule.key, .title = rule.title, .help = rule.help};
        if (!isEmpty(value)) {
            line.text = ruleText(rule, value, reading);
            line.raw = rawText(value);
            line.full = itemmodels::shownText(line.raw);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

static FieldLine otherLine(const QString &key, const QJsonValue &value,
                           const ReadingContext &reading)
{
    FieldLine line{.key = key, .title = itemmodels::memberLabel(key)};
    if (isEmpty(value))
        return line;
    const Field field{.key = "value"_L1, .title = "", .type = itemmodels::guessedType(value)};
    const QJsonObject alone{{QString(field.key), value}};
    line.text = readableText(field, alone, reading);
    line.full = itemmodels::fullText(field, alone);
    line.raw = rawText(value);
    if (field.type == Type::Url)
        line.address = pageOf(value);
    return line;
}

std::vector<FieldLine> otherLines(Resource resource, const FieldSet &rules,
                                  const QJsonObject &record, const ReadingContext &reading)
{
    std::vector<FieldLine> lines;
    for (auto member = record.begin(); member != record.end(); ++member) {
        if (isKnown(resource, member.key()) || rules.rule(member.key()))
            continue;
        const auto inside = member.value().toObject();
        if (inside.isEmpty())
            lines.push_back(otherLine(member.key(), member.value(), reading));
        for (auto inner = inside.begin(); inner != inside.end(); ++inner)
            lines.push_back(otherLine(member.key() + u'.' + inner.key(), inner.value(), reading));
    }
    return lines;
}

} // namespace storedesk::ui::details
