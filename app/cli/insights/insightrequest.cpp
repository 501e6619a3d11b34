// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/insights/insightrequest.h"

#include "app/cli/terminal/commandwords.h"

#include "base/regularfile.h"
#include "base/utc.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QJsonDocument>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

void addInsightOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const QStringList &names, const QString &help,
                               const QString &value = {}) {
        parser.addOption(QCommandLineOption(names, help, value));
    };
    add({u"activities"_s}, CommandWords::tr("Activities export. Repeat for several files."),
        u"FILE"_s);
    add({u"contacts"_s}, CommandWords::tr("Contacts export."), u"FILE"_s);
    add({u"lines"_s}, CommandWords::tr("Export of purchased products. Repeat for several files."),
        u"FILE"_s);
    add({u"from-warehouse"_s},
        CommandWords::tr("Answer from a PostgreSQL warehouse instead of files: a service, or a URI "
                         "without a password."),
        u"SERVICE"_s);
    add({u"schema"_s}, CommandWords::tr("Schema of the warehouse."), u"NAME"_s);
    add({u"zone"_s}, CommandWords::tr("Time zone of the store, such as Europe/Madrid."), u"ZONE"_s);
    add({u"as-of"_s}, CommandWords::tr("When the export was requested. Later rows are left out."),
        u"TIME"_s);
    add({u"covers-from"_s}, CommandWords::tr("Start of the export. The earliest row by default."),
        u"TIME"_s);
    add({u"from"_s}, CommandWords::tr("First day (inclusive)."), u"DAY"_s);
    add({u"to"_s}, CommandWords::tr("Last day (inclusive)."), u"DAY"_s);
    add({u"currency"_s},
        CommandWords::tr("Count purchases in this currency. The most frequent one by default."),
        u"CURRENCY"_s);
    add({u"set"_s}, CommandWords::tr("Set a parameter of the question. May be repeated."),
        u"PARAMETER=VALUE"_s);
    add({u"roles"_s}, CommandWords::tr("JSON object that maps headings to roles."), u"FILE"_s);
    add({u"as"_s},
        CommandWords::tr("Output format: table, json, csv or html. If --output names an .html "
                         "file, the default is html."),
        u"FORMAT"_s);
    add({u"exact"_s},
        CommandWords::tr("Write CSV values unchanged, even if a spreadsheet would run them as "
                         "formulas."));
    add({u"o"_s, u"output"_s}, CommandWords::tr("Write to FILE."), u"FILE"_s);
    add({u"with-people"_s}, CommandWords::tr("Include the contact IDs behind every number."));
    add({u"people"_s}, CommandWords::tr("Print only the contact IDs behind one number."), u"KEY"_s);
}

static Problem invalid(const QString &option, const QString &value, const QString &next)
{
    return {.what = CommandWords::tr("--%1 doesn't accept “%2”.").arg(option, value),
            .why = {},
            .next = next};
}

// Parses ISO 8601 with an offset, or a local time.
static std::optional<qint64> timeFrom(const QString &text, const QTimeZone &zone)
{
    const auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid())
        return std::nullopt;
    if (time.timeSpec() != Qt::LocalTime)
        return time.toMSecsSinceEpoch();
    if (!zone.isValid())
        return std::nullopt;
    const QDateTime local(time.date(), time.time(), base::utc);
    return insights::LocalCalendar(zone).timeOf(local.toMSecsSinceEpoch());
}

// The store record in the warehouse has the zone, unless another one is stated.
static Result<void> readZone(const QCommandLineParser &parser, InsightRequest &request)
{
    const auto zone = parser.value(u"zone"_s);
    if (zone.isEmpty() && !request.warehouse.parameters.isEmpty())
        return {};
    request.input.zone = QTimeZone(zone.toLatin1());
    if (request.input.zone.isValid())
        return {};
    return tl::unexpected(invalid(u"zone"_s, zone,
                                  CommandWords::tr("Specify a time zone such as "
                                                   "Europe/Madrid.")));
}

static Result<void> readTimes(const QCommandLineParser &parser, InsightRequest &request)
{
    if (const auto read = readZone(parser, request); !read)
        return read;
    auto &input = request.input;
    const auto hint = CommandWords::tr("Use a format such as 2026-07-01 or 2026-06-30T22:00:00Z.");
    request.hasTime = parser.isSet(u"as-of"_s) || request.warehouse.parameters.isEmpty();
    if (request.hasTime) {
        const auto asOf = timeFrom(parser.value(u"as-of"_s), input.zone);
        if (!asOf)
            return tl::unexpected(invalid(u"as-of"_s, parser.value(u"as-of"_s), hint));
        input.asOf = *asOf;
    }
    if (parser.isSet(u"covers-from"_s)) {
        input.coversFrom = timeFrom(parser.value(u"covers-from"_s), input.zone);
        if (!input.coversFrom)
            return tl::unexpected(invalid(u"covers-from"_s, parser.value(u"covers-from"_s), hint));
    }
    const std::pair<QString, QDate *> days[] = {{u"from"_s, &input.from}, {u"to"_s, &input.to}};
    for (const auto &[option, day] : days) {
        if (!parser.isSet(option))
            continue;
        *day = QDate::fromString(parser.value(option), Qt::ISODate);
        if (!day->isValid())
            return tl::unexpected(invalid(option, parser.value(option),
                                          CommandWords::tr("Use a format such as 2026-07-01.")));
    }
    return {};
}

static Result<void> readWarehouse(const QCommandLineParser &parser, InsightRequest &request)
{
    if (!parser.isSet(u"from-warehouse"_s))
        return {};
    auto settings = warehouse::ConnectionSettings::fromText(parser.value(u"from-warehouse"_s));
    if (!settings)
        return tl::unexpected(settings.error().problem);
    request.warehouse = *std::move(settings);
    if (parser.isSet(u"schema"_s))
        request.warehouse.schema = parser.value(u"schema"_s);
    const bool files = parser.isSet(u"activities"_s) || parser.isSet(u"contacts"_s)
        || parser.isSet(u"lines"_s) || parser.isSet(u"roles"_s);
    if (files)
        return tl::unexpected(
            Problem{.what = CommandWords::tr("Specify files or a warehouse, not both.")});
    return {};
}

static Result<QJsonObject> rolesFrom(const QString &path)
{
    if (path.isEmpty())
        return QJsonObject();
    const auto bytes = base::readRegularFile(path);
    if (!bytes)
        return tl::unexpected(Problem{.what = CommandWords::tr("%1 cannot be read.").arg(path),
                                      .why = bytes.error()});
    const auto document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return tl::unexpected(
            Problem{.what = CommandWords::tr("%1 is not a JSON object.").arg(path),
                    .why = {},
                    .next = CommandWords::tr("For example: {\"Order total\": \"amount\"}.")});
    return document.object();
}

static Result<InsightForm> formFrom(const QString &name, const QString &output)
{
    if (name == "html"_L1 || (name.isEmpty() && output.endsWith(".html"_L1)))
        return InsightForm::Page;
    if (name.isEmpty() || name == "table"_L1)
        return InsightForm::Table;
    if (name == "json"_L1)
        return InsightForm::Json;
    if (name == "csv"_L1)
        return InsightForm::Csv;
    return tl::unexpected(
        invalid(u"as"_s, name, CommandWords::tr("Formats: table, json, csv, html.")));
}

Result<InsightRequest> insightRequestFrom(const QCommandLineParser &parser)
{
    InsightRequest request;
    const auto names = parser.positionalArguments();
    if (names.size() != 1)
        return tl::unexpected(
            Problem{.what = CommandWords::tr("Specify one question, “list” or “all”."),
                    .why = {},
                    .next = CommandWords::tr("To list the questions, run “%1”.")
                                .arg(u"storedesk-cli insight list"_s)});
    request.name = names.first();
    const auto form = formFrom(parser.value(u"as"_s), parser.value(u"output"_s));
    if (!form)
        return tl::unexpected(form.error());
    request.form = *form;
    request.exact = parser.isSet(u"exact"_s);
    request.output = parser.value(u"output"_s);
    if (request.name == "list"_L1)
        return request;
    if (const auto read = readWarehouse(parser, request); !read)
        return tl::unexpected(read.error());
    if (const auto read = readTimes(parser, request); !read)
        return tl::unexpected(read.error());
    const auto roles = rolesFrom(parser.value(u"roles"_s));
    if (!roles)
        return tl::unexpected(roles.error());
    request.input.roles = *roles;
    request.input.activities = parser.values(u"activities"_s);
    request.input.contacts = parser.value(u"contacts"_s);
    request.input.lines = parser.values(u"lines"_s);
    if (parser.isSet(u"currency"_s))
        request.input.currency = parser.value(u"currency"_s);
    for (const auto &setting : parser.values(u"set"_s))
        request.parameters.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    request.peopleKey = parser.value(u"people"_s);
    request.withPeople = parser.isSet(u"with-people"_s);
    return request;
}

} // namespace storedesk::cli
