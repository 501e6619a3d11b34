// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/developerformat.h"

#include "api/customeventsapi.h"
#include "catalogue/field.h"
#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "events/sampleevent.h"
#include "http/curl.h"
#include "http/target.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

QString cellText(QString text)
{
    return text.replace(u'|', "\\|"_L1).replace(u'\n', u' ');
}

QString typeWords(const QString &type)
{
    const auto *row = catalogue::fieldOf(catalogue::Resource::ContactField, QString(key::type));
    const auto found = std::ranges::find_if(
        row->choices, [&type](const catalogue::Choice &choice) { return choice.id == type; });
    return found == row->choices.end() ? type : catalogue::labelOf(*found);
}

QString fieldLine(const QJsonValue &field)
{
    QStringList notes;
    if (field[key::isPrimaryKey].toBool())
        notes.append(QCoreApplication::translate("HandOver", "identifies the contact"));
    QStringList options;
    for (const auto &option : field[key::options].toArray())
        options.append(u'`' + option[key::id].toString() + u'`');
    if (!options.isEmpty())
        notes.append(options.join(u", "_s));
    if (const auto code = field[key::defaultCountryCode].toString(); !code.isEmpty())
        notes.append(
            QCoreApplication::translate("HandOver", "+%1 is added if the country code is missing")
                .arg(code));
    if (const auto pointer = field[key::jsonPointerPath].toString(); !pointer.isEmpty())
        notes.append(QCoreApplication::translate("HandOver", "read from `%1`").arg(pointer));
    const bool required = field[key::required].toBool() || field[key::isPrimaryKey].toBool();
    return u"| `%1` | %2 | %3 | %4 | %5 |\n"_s.arg(
        field[key::id].toString(), cellText(field[key::name].toString()),
        typeWords(field[key::type].toString()),
        required ? QCoreApplication::translate("HandOver", "yes")
                 : QCoreApplication::translate("HandOver", "no"),
        cellText(notes.join(u"; "_s)));
}

QString howToSend(const QString &address)
{
    return u"`POST %1`\n\n"_s.arg(address)
        + QCoreApplication::translate(
              "HandOver",
              "Send JSON from a server, with your API key in the header; never from a browser. "
              "Members that are not in the table are rejected. An event can be at most %1 KB. If "
              "no contact has the email, the event is rejected; `?%2=true` creates the contact.")
              .arg(QString::number(catalogue::limits::eventKilobytes), key::query::createContact)
        + u"\n\n"_s;
}

// Returns a Markdown page with everything a developer needs to send such an event, in the current
// language.
QString descriptionOf(const QJsonObject &eventType, const QJsonObject &sample,
                      const QString &address)
{
    const bool api = eventType[key::receiveType].toString() == "api"_L1;
    auto text = u"# %1\n\n"_s.arg(eventType[key::name].toString());
    text += api
        ? howToSend(address)
        : QCoreApplication::translate(
              "HandOver",
              "These events are not sent through the API. The service shows the webhook address.")
            + u"\n\n"_s;
    text += u"| %1 | %2 | %3 | %4 | %5 |\n|---|---|---|---|---|\n"_s.arg(
        QCoreApplication::translate("HandOver", "Member"),
        QCoreApplication::translate("HandOver", "Name"),
        QCoreApplication::translate("HandOver", "Type"),
        QCoreApplication::translate("HandOver", "Required"),
        QCoreApplication::translate("HandOver", "Notes"));
    for (const auto &field : eventType[key::fields].toArray())
        text += fieldLine(field);
    if (api)
        text += u"\n```json\n%1```\n"_s.arg(
            QString::fromUtf8(QJsonDocument(sample).toJson(QJsonDocument::Indented)));
    return text;
}

} // namespace

struct HandOverRow
{
    DeveloperFormat kind;
    const char *title;
    QLatin1StringView ending;
};

// clang-format off
static constexpr std::array handOverRows{
    HandOverRow{DeveloperFormat::Markdown,   QT_TRANSLATE_NOOP("HandOver", "Description"), ".md"_L1},
    HandOverRow{DeveloperFormat::Curl,       "curl",                                       ".sh"_L1},
    HandOverRow{DeveloperFormat::JavaScript, "JavaScript",                                 ".mjs"_L1},
    HandOverRow{DeveloperFormat::Php,        "PHP",                                        ".php"_L1},
    HandOverRow{DeveloperFormat::Python,     "Python",                                     ".py"_L1},
    HandOverRow{DeveloperFormat::Schema,     "JSON Schema",                                ".schema.json"_L1},
};
// clang-format on

static const HandOverRow &rowOf(DeveloperFormat kind)
{
    return handOverRows[static_cast<std::size_t>(kind)];
}

QString titleOf(DeveloperFormat kind)
{
    return QCoreApplication::translate("HandOver", rowOf(kind).title);
}

QString fileNameOf(DeveloperFormat kind, const QJsonObject &eventType)
{
    const auto alias = eventType[key::alias].toString();
    return (alias.isEmpty() ? u"event"_s : alias) + rowOf(kind).ending;
}

QList<DeveloperFormat> developerFormatsOf(const QJsonObject &eventType)
{
    if (eventType[key::receiveType].toString() != "api"_L1)
        return {DeveloperFormat::Markdown, DeveloperFormat::Schema};
    QList<DeveloperFormat> kinds;
    for (const auto &row : handOverRows)
        kinds.append(row.kind);
    return kinds;
}

// A quote would end the string in some of the languages, so it is written as a JSON escape.
static QString jsonText(const QJsonObject &event)
{
    auto text = QString::fromUtf8(QJsonDocument(event).toJson(QJsonDocument::Indented)).trimmed();
    return text.replace(u'\'', "\\u0027"_L1);
}

struct Snippet
{
    QString address;
    // Name of the header.
    QString header;
    // The text before the key, with a trailing space.
    QString scheme;
    QString event;
};

static QString javaScript(const Snippet &snippet)
{
    return uR"(// On a server only: the key must never reach a browser.
const event = %1;

async function send() {
  const response = await fetch("%2", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "%3": `%4${process.env.STOREDESK_API_KEY}`,
    },
    body: JSON.stringify(event),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${answer}`);
  console.log(answer);
}

send().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
)"_s.arg(snippet.event, snippet.address, snippet.header, snippet.scheme);
}

static QString php(const Snippet &snippet)
{
    return uR"(<?php
$event = <<<'EVENT'
%1
EVENT;

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Content-Type: application/json',
        '%3: %4' . getenv('STOREDESK_API_KEY'),
    ],
    'content' => $event,
    'ignore_errors' => true,
]]);
$answer = file_get_contents('%2', false, $context);
$status = (int) explode(' ', $http_response_header[0])[1];
if ($status >= 300) {
    fwrite(STDERR, "$status: $answer\n");
    exit(1);
}
echo $answer, "\n";
)"_s.arg(snippet.event, snippet.address, snippet.header, snippet.scheme);
}

static QString python(const Snippet &snippet)
{
    return uR"(import json
import os
import sys
import urllib.error
import urllib.request

event = json.loads(r'''
%1
''')

request = urllib.request.Request(
    '%2',
    data=json.dumps(event).encode(),
    method='POST',
    headers={
        'Content-Type': 'application/json',
        '%3': '%4' + os.environ['STOREDESK_API_KEY'],
    },
)
try:
    with urllib.request.urlopen(request) as answer:
        print(answer.read().decode())
except urllib.error.HTTPError as error:
    sys.exit(f'{error.code}: {error.read().decode()}')
)"_s.arg(snippet.event, snippet.address, snippet.header, snippet.scheme);
}

static QJsonValue schemaOfField(const catalogue::FieldRule &rule)
{
    using catalogue::Type;
    QJsonArray ids;
    for (const auto &option : rule.options)
        ids.append(option.id);
    switch (rule.type) {
    case Type::Email:
        return QJsonObject{{u"type"_s, u"string"_s}, {u"format"_s, u"email"_s}};
    case Type::Phone:
        return QJsonObject{{u"type"_s, u"string"_s}, {u"pattern"_s, u"^\\+?[0-9]{4,15}$"_s}};
    case Type::Integer:
        return QJsonObject{{u"type"_s, u"integer"_s}};
    case Type::Decimal:
        return QJsonObject{{u"type"_s, u"number"_s}};
    case Type::Boolean:
        return QJsonObject{{u"type"_s, u"boolean"_s}};
    case Type::Date:
        return QJsonObject{{u"type"_s, u"string"_s},
                           {u"anyOf"_s,
                            QJsonArray{QJsonObject{{u"format"_s, u"date"_s}},
                                       QJsonObject{{u"format"_s, u"date-time"_s}}}}};
    case Type::Choice:
        return QJsonObject{{u"type"_s, u"string"_s}, {u"enum"_s, ids}};
    case Type::Choices:
        return QJsonObject{{u"type"_s, u"array"_s},
                           {u"items"_s, QJsonObject{{u"enum"_s, ids}}},
                           {u"uniqueItems"_s, true}};
    default:
        return QJsonObject{{u"type"_s, u"string"_s}};
    }
}

QJsonObject schemaOf(const QJsonObject &eventType)
{
    const auto set = catalogue::FieldSet::ofEvent(eventType);
    QJsonObject properties;
    QJsonArray required;
    for (const auto &rule : set.rules) {
        auto schema = schemaOfField(rule).toObject();
        schema[u"title"_s] = rule.title;
        properties[rule.key] = schema;
        if (rule.required)
            required.append(rule.key);
    }
    return {{u"$schema"_s, u"https://json-schema.org/draft/2020-12/schema"_s},
            {u"title"_s, eventType[key::name].toString()},
            {u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"required"_s, required},
            {u"additionalProperties"_s, !set.strict}};
}

QString developerTextOf(DeveloperFormat kind, const QJsonObject &eventType,
                        const http::Connection &connection, QDate today)
{
    const auto event = sampleEvent(eventType, {.today = today});
    const auto request = api::CustomEventsApi::toSend(
        api::CustomEventsApi::Type::Alias, eventType[key::alias].toString(), event, false);
    const auto address = http::addressOf(connection, request);
    const Snippet snippet{
        .address = address ? QString::fromLatin1(address->toEncoded()) : QString(),
        .header = QString::fromLatin1(connection.headerName),
        .scheme =
            connection.scheme.isEmpty() ? QString() : QString::fromLatin1(connection.scheme) + u' ',
        .event = jsonText(event)};
    switch (kind) {
    case DeveloperFormat::Curl:
        return http::curlOf(request, connection) + u'\n';
    case DeveloperFormat::JavaScript:
        return javaScript(snippet);
    case DeveloperFormat::Php:
        return php(snippet);
    case DeveloperFormat::Python:
        return python(snippet);
    case DeveloperFormat::Schema:
        return QString::fromUtf8(QJsonDocument(schemaOf(eventType)).toJson());
    case DeveloperFormat::Markdown:
        break;
    }
    return descriptionOf(eventType, event, snippet.address);
}

} // namespace storedesk::events
