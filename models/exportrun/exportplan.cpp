// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportplan.h"

#include "api/exportsapi.h"
#include "api/resourcerequests.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <map>

namespace storedesk::exportrun {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportPlan)
};

constexpr auto kindInPlan = "kind"_L1;
constexpr auto bodyInPlan = "body"_L1;
constexpr auto periodsInPlan = "periods"_L1;
constexpr auto titleInPlan = "title"_L1;
constexpr auto outputInPlan = "output"_L1;
constexpr auto recordInEnd = "export"_L1;
constexpr auto fileInEnd = "file"_L1;
constexpr auto rowsInEnd = "rows"_L1;
constexpr auto besidesInEnd = "besides"_L1;
constexpr auto checkInEnd = "check"_L1;
constexpr auto troubleInEnd = "trouble"_L1;
constexpr auto digestInEnd = "digest"_L1;
constexpr auto candidatesInEnd = "candidates"_L1;

// The address of the file is removed, because anyone who has the address can read the file.
QJsonObject withoutAddress(QJsonObject record)
{
    record.remove(key::fileUrl);
    return record;
}

ExportCheck checkFrom(int number)
{
    return number < 0 || number > static_cast<int>(ExportCheck::Differs)
        ? ExportCheck::NotChecked
        : static_cast<ExportCheck>(number);
}

} // namespace

char ExportPlan::delimiter() const
{
    const auto sign = body[key::delimiter].toString();
    return sign.isEmpty() ? ',' : sign.front().toLatin1();
}

QJsonObject ExportPlan::toJson() const
{
    QJsonArray list;
    for (const auto &period : periods)
        list.append(QJsonArray{period.from, period.to});
    QJsonObject object{
        {kindInPlan, kind}, {bodyInPlan, body}, {periodsInPlan, list}, {titleInPlan, title}};
    if (!output.isEmpty())
        object[outputInPlan] = output;
    return object;
}

std::optional<ExportPlan> ExportPlan::fromJson(const QJsonObject &object)
{
    ExportPlan plan{.kind = object[kindInPlan].toString(),
                    .body = object[bodyInPlan].toObject(),
                    .title = object[titleInPlan].toString(),
                    .output = object[outputInPlan].toString()};
    for (const auto &one : object[periodsInPlan].toArray()) {
        if (!one[0].isString() || !one[1].isString())
            return std::nullopt;
        plan.periods.push_back({.from = one[0].toString(), .to = one[1].toString()});
    }
    if (plan.kind.isEmpty() || plan.periods.empty())
        return std::nullopt;
    return plan;
}

QStringList ExportPlan::columns()
{
    return {journal::storedText("ExportPlan", QT_TRANSLATE_NOOP("ExportPlan", "From")),
            journal::storedText("ExportPlan", QT_TRANSLATE_NOOP("ExportPlan", "To"))};
}

std::vector<journal::NewRow> ExportPlan::newRows() const
{
    std::vector<journal::NewRow> rows;
    for (const auto &period : periods)
        rows.push_back({.cells = {period.from, period.to},
                        .key = QString::number(static_cast<qint64>(rows.size()) + 1)});
    return rows;
}

base::Result<QByteArray> ExportPlan::request(const journal::JobRow &row) const
{
    if (row.number < 1 || row.number > static_cast<qint64>(periods.size()))
        return tl::unexpected(
            base::Problem{.what = ExportWords::tr("This export isn't part of the plan.")});
    const auto &period = periods[static_cast<std::size_t>(row.number) - 1];
    auto whole = body;
    if (!period.from.isEmpty()) {
        auto filters = whole[key::filters].toObject();
        filters[key::fromDate] = period.from;
        filters[key::toDate] = period.to;
        whole[key::filters] = filters;
    }
    if (kind == catalogue::choice::exporttype::dataExplorer)
        return journal::bytesOf(api::ExportsApi::toExplore(whole));
    whole[key::exportType] = kind;
    return journal::bytesOf(api::ResourceRequests(catalogue::Resource::Export).toCreate(whole));
}

QString ExportPlan::fileName(qint64 number, bool packed)
{
    return u"export-%1.%2"_s.arg(number).arg(packed ? "zip"_L1 : "csv"_L1);
}

QByteArray ExportEnd::toBytes() const
{
    QJsonObject object{{recordInEnd, withoutAddress(record)},
                       {fileInEnd, file},
                       {rowsInEnd, rows},
                       {besidesInEnd, besides},
                       {checkInEnd, static_cast<int>(finding.check)},
                       {troubleInEnd, finding.text},
                       {digestInEnd, QString::fromLatin1(digest)}};
    QJsonArray known;
    for (const auto &candidate : candidates)
        known.append(withoutAddress(candidate.toObject()));
    if (!known.isEmpty())
        object[candidatesInEnd] = known;
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

ExportEnd ExportEnd::fromBytes(const QByteArray &bytes)
{
    const auto object = QJsonDocument::fromJson(bytes).object();
    return {.record = object[recordInEnd].toObject(),
            .file = object[fileInEnd].toString(),
            .rows = object[rowsInEnd].toInteger(),
            .besides = object[besidesInEnd].toInteger(),
            .finding = {.check = checkFrom(object[checkInEnd].toInt()),
                        .text = object[troubleInEnd].toString()},
            .digest = object[digestInEnd].toString().toLatin1(),
            .candidates = object[candidatesInEnd].toArray()};
}

std::vector<ExportDoubt> doubtsAbout(const std::vector<ExportEnd> &ends)
{
    std::vector<ExportDoubt> doubts;
    std::map<QByteArray, std::size_t> digests;
    for (std::size_t at = 0; at < ends.size(); ++at) {
        const auto &end = ends[at];
        if (end.finding.check != ExportCheck::Matches)
            doubts.push_back({.at = at, .finding = end.finding});
        // The user can mark a row as done without a file.
        if (end.record.isEmpty())
            doubts.push_back(
                {.at = at,
                 .finding = {
                     .check = ExportCheck::Differs,
                     .text = QCoreApplication::translate(
                         "ExportPlan", "This export was marked as completed without its file.")}});
        // Two periods cannot have identical rows.
        if (end.rows == 0 || end.digest.isEmpty())
            continue;
        const auto [same, isNew] = digests.emplace(end.digest, at);
        if (!isNew)
            doubts.push_back(
                {.at = at, .finding = {.check = ExportCheck::Differs}, .sameAs = same->second});
    }
    return doubts;
}

} // namespace storedesk::exportrun
