// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/callrequest.h"

#include "api/resourcerequests.h"
#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "catalogue/path.h"
#include "csv/rowcount.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;
namespace key = catalogue::key;

static tl::unexpected<Problem> wrong(const QString &what, const QString &why = {})
{
    return tl::unexpected(Problem{.what = what, .why = why});
}

using Pairs = QList<std::pair<QString, QString>>;

static Problem notSent(const QString &why)
{
    return {.what = QCoreApplication::translate("Commands", "The import was not sent."),
            .why = why};
}

// Returns the reason the service would refuse to import this file, based on its size and first
// bytes. Empty if the file may be sent.
static QString problemOfImportFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    // Reading from anything but a regular file could block forever.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return QCoreApplication::translate("FileCheck", "The file cannot be read.");
    if (file.size() == 0)
        return QCoreApplication::translate("FileCheck", "The file is empty.");
    if (file.size() > catalogue::limits::importBytes)
        return QCoreApplication::translate(
                   "FileCheck", "The file is %1; the service accepts at most 50 MB. Split it.")
            .arg(QLocale().formattedDataSize(file.size()));
    const auto beginning = file.read(64);
    // These are the signatures of spreadsheets and archives, neither of which the service can read.
    if (beginning.startsWith("PK\x03\x04") || beginning.startsWith("\xD0\xCF\x11\xE0"))
        return QCoreApplication::translate(
            "FileCheck",
            "This is a spreadsheet or an archive. Open it in Files and save it as CSV first.");
    if (beginning.contains('\0') && !beginning.startsWith("\xFF\xFE")
        && !beginning.startsWith("\xFE\xFF"))
        return QCoreApplication::translate("FileCheck", "This is not a text file.");
    return {};
}

static QStringList faultsOf(const QHash<QString, QString> &form)
{
    const auto all =
        catalogue::FieldSet::of(catalogue::Resource::Import, catalogue::FieldLocation::Create);
    QStringList sentences;
    const auto faults = catalogue::Checker(all).check(form);
    for (const auto &fault : faults) {
        const auto *rule = all.rule(fault.name);
        const auto reason = rule ? textOf(fault.reason, *rule) : textOf(fault.reason);
        sentences.append(u"--form %1: %2"_s.arg(fault.name, reason));
    }
    const auto isOn = [&form](QLatin1StringView name) {
        return form.value(name) == "true"_L1;
    };
    if (isOn(key::updateOnlyEmptyFields) && !isOn(key::overrideExisting))
        sentences.append(QCoreApplication::translate(
            "Commands", "updateOnlyEmptyFields=true needs overrideExisting=true."));
    return sentences;
}

// Returns why the service would refuse an import, as far as this can be checked locally: a missing,
// unknown or invalid form field, or an unsupported file.
static std::optional<Problem> problemOfImport(const QString &path, const Pairs &parts)
{
    QHash<QString, QString> form{{key::file, path}};
    for (const auto &[name, value] : parts) {
        if (name == key::file)
            return notSent(
                QCoreApplication::translate("Commands", "Specify the file with --file."));
        if (form.contains(name))
            return notSent(
                QCoreApplication::translate("Commands", "--form %1 is given twice.").arg(name));
        form.insert(name, value);
    }
    if (const auto faults = faultsOf(form); !faults.isEmpty())
        return notSent(faults.join(u' '));
    if (const auto problem = problemOfImportFile(path); !problem.isEmpty())
        return notSent(problem);
    return std::nullopt;
}

static Result<Pairs> pairsOf(const QStringList &texts)
{
    Pairs pairs;
    for (const auto &text : texts) {
        const auto equals = text.indexOf(u'=');
        if (equals < 1)
            return wrong(
                QCoreApplication::translate("Commands", "“%1” doesn't have the form NAME=VALUE.")
                    .arg(text));
        pairs.append({text.left(equals), text.mid(equals + 1)});
    }
    return pairs;
}

static Result<QStringList> pathValues(const catalogue::Operation &operation, const Pairs &given)
{
    QStringList values;
    const auto wanted = catalogue::parametersOf(operation);
    for (const auto &name : wanted) {
        const auto found = std::ranges::find(given, name, &std::pair<QString, QString>::first);
        if (found == given.end())
            return wrong(
                QCoreApplication::translate("Commands", "--param %1=… is missing.").arg(name));
        values.append(found->second);
    }
    for (const auto &[name, value] : given) {
        if (!wanted.contains(name))
            return wrong(
                QCoreApplication::translate("Commands", "The operation has no parameter “%1”.")
                    .arg(name));
        if (std::ranges::count(given, name, &std::pair<QString, QString>::first) > 1)
            return wrong(
                QCoreApplication::translate("Commands", "--param %1 is given twice.").arg(name));
    }
    return values;
}

static Result<QJsonObject> jsonFrom(const QString &path)
{
    QFile file(path);
    const bool standardInput = path == "-"_L1;
    const bool opened =
        standardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return wrong(QCoreApplication::translate("Commands", "“%1” cannot be read.").arg(path),
                     file.errorString());
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return wrong(QCoreApplication::translate("Commands", "The body is not a JSON object."),
                     error.error == QJsonParseError::NoError ? QString() : error.errorString());
    return document.object();
}

// If the response to an import is lost, the import is looked up in the list of imports, where the
// number of rows identifies it.
static std::optional<qint64> rowsOf(const QString &path, const Pairs &fields)
{
    csv::Dialect dialect;
    for (const auto &[name, value] : fields) {
        if (name == catalogue::key::delimiter && value.size() == 1)
            dialect.delimiter = value.front().toLatin1();
    }
    return csv::rowsBelowHeader(path, dialect);
}

static Result<http::RequestBody> importFrom(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"file"_s))
        return wrong(QCoreApplication::translate("Commands", "This operation needs --file."));
    const auto path = parser.value(u"file"_s);
    const auto fields = pairsOf(parser.values(u"form"_s));
    if (!fields)
        return tl::unexpected(fields.error());
    if (const auto problem = problemOfImport(path, *fields))
        return tl::unexpected(*problem);
    return http::RequestBody(http::ImportForm{.filePath = path,
                                              .fileName = QFileInfo(path).fileName(),
                                              .fields = *fields,
                                              .rows = rowsOf(path, *fields)});
}

// Returns an option that does not apply to the operation and was therefore probably a mistake.
// Empty if all options apply.
static QString uselessOption(const catalogue::Operation &operation,
                             const QCommandLineParser &parser)
{
    using enum catalogue::Payload;
    for (const auto &[name, payload] : {std::pair(u"body"_s, Json), std::pair(u"form"_s, Multipart),
                                        std::pair(u"file"_s, Multipart)}) {
        if (parser.isSet(name) && operation.payload != payload)
            return name;
    }
    return {};
}

static Result<http::RequestBody> bodyFrom(const catalogue::Operation &operation,
                                          const QCommandLineParser &parser)
{
    if (const auto useless = uselessOption(operation, parser); !useless.isEmpty())
        return wrong(QCoreApplication::translate("Commands", "This operation doesn't accept --%1.")
                         .arg(useless));
    if (operation.payload == catalogue::Payload::Json) {
        if (!parser.isSet(u"body"_s))
            return wrong(QCoreApplication::translate("Commands", "This operation needs --body."));
        return jsonFrom(parser.value(u"body"_s)).map([](const QJsonObject &object) {
            return http::RequestBody(object);
        });
    }
    if (operation.payload == catalogue::Payload::Multipart)
        return importFrom(parser);
    return http::RequestBody();
}

Result<http::Request> requestFrom(const QCommandLineParser &parser)
{
    const auto names = parser.positionalArguments();
    if (names.size() != 1)
        return wrong(QCoreApplication::translate("Commands", "Specify exactly one operation."));
    const auto *operation = catalogue::operationNamed(names.first());
    if (!operation)
        return wrong(
            QCoreApplication::translate("Commands", "There is no operation “%1”.")
                .arg(names.first()),
            QCoreApplication::translate("Commands", "“storedesk-cli operations” lists them."));

    const auto given = pairsOf(parser.values(u"param"_s));
    const auto query = pairsOf(parser.values(u"query"_s));
    if (!given || !query)
        return tl::unexpected((!given ? given : query).error());
    const auto values = pathValues(*operation, *given);
    if (!values)
        return tl::unexpected(values.error());
    if (parser.isSet(u"all"_s) && operation->answer != catalogue::ResponseShape::Page)
        return wrong(QCoreApplication::translate("Commands", "--all works only with lists."));
    const auto body = bodyFrom(*operation, parser);
    if (!body)
        return tl::unexpected(body.error());
    QUrlQuery items;
    for (const auto &[name, value] : *query)
        http::addQueryItem(items, name, value);
    return api::requestOf(*operation, *values, *body, items);
}

} // namespace storedesk::cli
