// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importplan.h"

#include "api/resourcerequests.h"
#include "catalogue/key.h"
#include "jobs/requestjson.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <numeric>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportPlan)
};

constexpr auto sourceInPlan = "source"_L1;
constexpr auto undoesInPlan = "undoes"_L1;
constexpr auto rowsInPlan = "rows"_L1;
constexpr auto memoInPlan = "memo"_L1;
constexpr auto formInPlan = "form"_L1;

// Of one part. More is no number of rows.
constexpr qint64 mostRows = 1'000'000'000;

QString said(bool yes)
{
    return yes ? u"true"_s : u"false"_s;
}

} // namespace

qint64 ImportPlan::allRows() const
{
    return std::accumulate(rows.begin(), rows.end(), qint64(0));
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
            {rowsInPlan, parts},
            {memoInPlan, memo}};
}

std::optional<ImportPlan> ImportPlan::fromJson(const QJsonObject &object)
{
    const auto form = object[formInPlan].toObject();
    if (form.isEmpty())
        return std::nullopt;
    ImportPlan plan{.type = form[key::type].toString(),
                    .delimiter = form[key::delimiter].toString(),
                    .overrideExisting = form[key::overrideExisting].toBool(),
                    .updateOnlyEmptyFields = form[key::updateOnlyEmptyFields].toBool(),
                    .couponSetId = form[key::couponSetId].toString(),
                    .sourceName = object[sourceInPlan].toString(),
                    .undoes = object[undoesInPlan].toBool(),
                    .memo = object[memoInPlan].toObject()};
    for (const auto &count : object[rowsInPlan].toArray()) {
        const auto rows = count.toInteger(-1);
        if (rows < 0 || rows > mostRows)
            return std::nullopt;
        plan.rows.push_back(rows);
    }
    if (plan.type.isEmpty() || plan.rows.empty())
        return std::nullopt;
    return plan;
}

QString ImportPlan::partName(qint64 part)
{
    return u"part-%1.csv"_s.arg(part);
}

QString ImportPlan::reportName(qint64 part)
{
    return u"report-%1.csv"_s.arg(part);
}

QString ImportPlan::beforeName()
{
    return u"before.csv"_s;
}

QStringList ImportPlan::columns()
{
    return {ImportWords::tr("File"), ImportWords::tr("Rows")};
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
    if (row.number < 1 || row.number > static_cast<qint64>(rows.size()))
        return tl::unexpected(
            base::Problem{.what = ImportWords::tr("The plan does not know this part.")});
    const auto path = QDir(folder).filePath(partName(row.number));
    if (!QFileInfo::exists(path))
        return tl::unexpected(
            base::Problem{.what = ImportWords::tr("The file of this part is gone.")});
    const QFileInfo source(sourceName);
    const auto name = rows.size() == 1
        ? u"%1.csv"_s.arg(source.completeBaseName())
        : u"%1-%2.csv"_s.arg(source.completeBaseName()).arg(row.number);
    api::ImportForm form{.filePath = path, .fileName = name, .fields = {}, .rows = {}};
    form.rows = rows.at(static_cast<std::size_t>(row.number) - 1);
    form.fields = {{key::type, type},
                   {key::delimiter, delimiter},
                   {key::overrideExisting, said(overrideExisting)},
                   {key::updateOnlyEmptyFields, said(updateOnlyEmptyFields)}};
    if (!couponSetId.isEmpty())
        form.fields.append({key::couponSetId, couponSetId});
    return bytesOf(api::ResourceRequests(catalogue::Resource::Import).toCreate(form));
}

} // namespace storedesk::jobs
