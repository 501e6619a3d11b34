// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importplan.h"

#include "api/resourcerequests.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "journal/draftjobs.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <cmath>
#include <numeric>

namespace storedesk::importrun {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

constexpr auto sourceInPlan = "source"_L1;
constexpr auto undoesInPlan = "undoes"_L1;
constexpr auto ownTitleInPlan = "ownTitle"_L1;
constexpr auto rowsInPlan = "rows"_L1;
constexpr auto memoInPlan = "memo"_L1;
constexpr auto digestsInPlan = "digests"_L1;
constexpr auto heldBackInPlan = "heldBack"_L1;
constexpr auto leftOutInPlan = "leftOut"_L1;
constexpr auto formInPlan = "form"_L1;

// If a row count is larger than this, the plan is damaged.
constexpr qint64 mostRows = 1'000'000'000;

QString said(bool yes)
{
    return yes ? u"true"_s : u"false"_s;
}

// Returns nothing if the value is not a valid row count.
std::optional<qint64> rowCountOf(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (number < 0 || number > static_cast<double>(mostRows) || std::floor(number) != number)
        return std::nullopt;
    return static_cast<qint64>(number);
}

base::Problem unreadablePart(const QFile &file)
{
    return {.what = ImportWords::tr("Couldn't read an import file."),
            .why = u"%1: %2"_s.arg(file.fileName(), file.errorString())};
}

// Counts the rows without the header.
base::Result<qint64> rowsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadablePart(file));
    csv::CsvReader reader(file);
    qint64 lines = 0;
    while (reader.next())
        ++lines;
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    return std::max<qint64>(lines - 1, 0);
}

} // namespace

base::Result<QString> ImportPlan::digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return tl::unexpected(unreadablePart(file));
    return QString::fromLatin1(hash.result().toHex());
}

qint64 ImportPlan::allRows() const
{
    return std::accumulate(rows.begin(), rows.end(), qint64(0));
}

qint64 ImportPlan::rowsOf(qint64 part) const
{
    const bool known = part >= 1 && part <= static_cast<qint64>(rows.size());
    return known ? rows[static_cast<std::size_t>(part) - 1] : 0;
}

QJsonObject ImportPlan::toJson() const
{
    QJsonArray parts;
    for (const auto count : rows)
        parts.append(count);
    return {{formInPlan,
             QJsonObject{{key::type, type},
                         {key::delimiter, delimiter},
                         {key::overrideExisting, overrideExisting},
                         {key::updateOnlyEmptyFields, updateOnlyEmptyFields},
                         {key::couponSetId, couponSetId}}},
            {sourceInPlan, sourceName},
            {undoesInPlan, undoes},
            {ownTitleInPlan, hasOwnTitle},
            {rowsInPlan, parts},
            {digestsInPlan, QJsonArray::fromStringList(digests)},
            {heldBackInPlan, heldBack},
            {leftOutInPlan, leftOut},
            {journal::draftIdMember, draftId},
            {memoInPlan, memo}};
}

std::optional<ImportPlan> ImportPlan::fromJson(const QJsonObject &object)
{
    const auto form = object[formInPlan].toObject();
    const auto flag = [&form](QLatin1StringView name) {
        return form[name].isBool() ? std::optional(form[name].toBool()) : std::nullopt;
    };
    const auto overrides = flag(key::overrideExisting);
    const auto onlyEmpty = flag(key::updateOnlyEmptyFields);
    const auto heldBack = rowCountOf(object[heldBackInPlan]);
    // Plans written by older versions lack this member.
    const auto leftOut = object.contains(leftOutInPlan) ? rowCountOf(object[leftOutInPlan])
                                                        : std::optional<qint64>(0);
    if (form[key::type].toString().isEmpty() || !overrides || !onlyEmpty || !heldBack || !leftOut
        || !object[rowsInPlan].isArray())
        return std::nullopt;
    ImportPlan plan{.type = form[key::type].toString(),
                    .delimiter = form[key::delimiter].toString(),
                    .overrideExisting = *overrides,
                    .updateOnlyEmptyFields = *onlyEmpty,
                    .couponSetId = form[key::couponSetId].toString(),
                    .sourceName = object[sourceInPlan].toString(),
                    .undoes = object[undoesInPlan].toBool(),
                    .hasOwnTitle = object[ownTitleInPlan].toBool(),
                    .heldBack = *heldBack,
                    .leftOut = *leftOut,
                    .draftId = object[journal::draftIdMember].toString(),
                    .memo = object[memoInPlan].toObject()};
    for (const auto &value : object[rowsInPlan].toArray()) {
        const auto count = rowCountOf(value);
        if (!count)
            return std::nullopt;
        plan.rows.push_back(*count);
    }
    for (const auto &digest : object[digestsInPlan].toArray())
        plan.digests.append(digest.toString());
    const bool sealed = static_cast<std::size_t>(plan.digests.size()) == plan.rows.size();
    if (plan.rows.empty() || (!plan.digests.isEmpty() && !sealed))
        return std::nullopt;
    return plan;
}

base::Result<void> ImportPlan::seal(const QString &folder)
{
    digests.clear();
    for (std::size_t part = 0; part < rows.size(); ++part) {
        const auto path = QDir(folder).filePath(partName(static_cast<qint64>(part) + 1));
        const auto digest = digestOf(path);
        const auto counted = rowsIn(path);
        if (!digest || !counted)
            return tl::unexpected((digest ? counted.error() : digest.error()));
        if (*counted != rows[part])
            return tl::unexpected(
                base::Problem{.what = ImportWords::tr("Couldn't write an import file."),
                              .why = ImportWords::tr("%1 has %L2 rows instead of %L3.")
                                         .arg(path)
                                         .arg(*counted)
                                         .arg(rows[part])});
        digests.append(*digest);
    }
    return {};
}

QString ImportPlan::partName(qint64 part)
{
    return u"part-%1.csv"_s.arg(part);
}

QString ImportPlan::reportName(qint64 part)
{
    return u"report-%1.csv"_s.arg(part);
}

QString ImportPlan::mapName(qint64 part)
{
    return u"part-%1.lines"_s.arg(part);
}

QString ImportPlan::heldBackName()
{
    return u"held-back.csv"_s;
}

QString ImportPlan::beforeName()
{
    return u"before.csv"_s;
}

QStringList ImportPlan::columns()
{
    return {journal::storedText("ImportWords", QT_TRANSLATE_NOOP("ImportWords", "File")),
            journal::storedText("ImportWords", QT_TRANSLATE_NOOP("ImportWords", "Rows"))};
}

std::vector<journal::NewRow> ImportPlan::newRows() const
{
    std::vector<journal::NewRow> parts;
    for (std::size_t part = 0; part < rows.size(); ++part)
        parts.push_back(
            {.cells = {partName(static_cast<qint64>(part) + 1), QString::number(rows[part])},
             .key = partName(static_cast<qint64>(part) + 1)});
    return parts;
}

base::Result<QByteArray> ImportPlan::request(const journal::JobRow &row,
                                             const QString &folder) const
{
    const auto path = QDir(folder).filePath(partName(row.number));
    if (rowsOf(row.number) == 0 || !QFileInfo::exists(path))
        return tl::unexpected(
            base::Problem{.what = ImportWords::tr("The file for this part is missing.")});
    if (!digests.isEmpty() && digestOf(path) != digests.value(row.number - 1))
        return tl::unexpected(base::Problem{
            .what = ImportWords::tr("The file for this part was changed after it was checked.")});
    const QFileInfo source(sourceName);
    const auto name = rows.size() == 1
        ? u"%1.csv"_s.arg(source.completeBaseName())
        : u"%1-%2.csv"_s.arg(source.completeBaseName()).arg(row.number);
    http::ImportForm form{.filePath = path, .fileName = name, .fields = {}, .rows = {}};
    form.rows = rowsOf(row.number);
    form.fields = {{key::type, type},
                   {key::delimiter, delimiter},
                   {key::overrideExisting, said(overrideExisting)},
                   {key::updateOnlyEmptyFields, said(updateOnlyEmptyFields)}};
    if (!couponSetId.isEmpty())
        form.fields.append({key::couponSetId, couponSetId});
    return journal::bytesOf(api::ResourceRequests(catalogue::Resource::Import).toCreate(form));
}

} // namespace storedesk::importrun
