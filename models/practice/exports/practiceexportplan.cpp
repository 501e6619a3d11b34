// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/practiceexportplan.h"

#include "base/filename.h"
#include "catalogue/key.h"
#include "practice/exports/activitywalk.h"
#include "practice/store/store.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

static ExportType typeOf(const QJsonObject &body)
{
    const auto type = body[key::exportType].toString();
    if (type == "contacts"_L1)
        return ExportType::Contacts;
    return type == "activities"_L1 ? ExportType::Activities : ExportType::DataExplorer;
}

// The default is v1.
static int versionOf(const QJsonObject &body)
{
    const auto version = body[key::version].toString();
    const auto number = QStringView(version).mid(1).toInt();
    return number > 0 ? number : 1;
}

static QByteArray conditionOf(const std::optional<Record> &record)
{
    return record ? record->body["condition"_L1].toString().toUtf8() : QByteArray();
}

static void planDays(PracticeExportPlan &plan, Store &store, const QJsonObject &filters,
                     const QString &unique)
{
    const auto report = store.find(IdKind::Report, filters[key::reportId].toString());
    plan.condition = conditionOf(report);
    plan.firstDay = QDate::fromString(filters[key::fromDate].toString(), Qt::ISODate);
    plan.lastDay = QDate::fromString(filters[key::toDate].toString(), Qt::ISODate);
    const auto stores = store.list(IdKind::Store, 0, 1);
    const QTimeZone zone(stores.first().toObject()[key::timeZone].toString().toLatin1());
    if (zone.isValid())
        plan.zone = zone;
    const auto title = report ? report->body[key::name].toString() : u"report"_s;
    plan.name = base::safeFileName(u"%1-%2-%3-%4"_s.arg(
        title, plan.firstDay.toString(u"yyyyMMdd"), plan.lastDay.toString(u"yyyyMMdd"), unique));
}

PracticeExportPlan planOf(Store &store, const QJsonObject &body)
{
    const auto filters = body[key::filters].toObject();
    const auto unique =
        QUuid::createUuidV5(QUuid(), body[key::id].toString()).toString(QUuid::WithoutBraces);
    PracticeExportPlan plan{
        .type = typeOf(body),
        .dates = dateFormatNamed(body[key::dateFormat].toString()).value_or(DateFormat::Iso),
        .version = versionOf(body),
    };
    plan.format = {.dialect = {.delimiter = body[key::delimiter].toString() == u';' ? ';' : ','},
                   .quoting = csv::Quoting::Always,
                   .byteOrderMark = plan.type != ExportType::DataExplorer};
    if (plan.type == ExportType::DataExplorer) {
        planDays(plan, store, filters, unique);
        return plan;
    }
    plan.name = u"export-%1-%2"_s.arg(body[key::exportType].toString(), unique);
    plan.condition = conditionOf(store.find(IdKind::Segment, filters[key::segmentId].toString()));
    const auto types = filters[key::activityTypes].toArray();
    for (const auto &type : types)
        plan.activityTypes.append(type.toString());
    plan.from = momentOf(filters[key::fromDate].toString()).value_or(0);
    plan.to = momentOf(filters[key::toDate].toString()).value_or(0);
    return plan;
}

QByteArray bracketed(QByteArrayView condition)
{
    return condition.isEmpty() ? "(1)"_ba : '(' + condition.toByteArray() + ')';
}

qint64 rowsOf(Store &store, const PracticeExportPlan &plan)
{
    if (plan.type == ExportType::DataExplorer)
        return plan.firstDay.daysTo(plan.lastDay) + 1;
    if (plan.type == ExportType::Activities)
        return ActivityWalk(store, plan, {}).count();
    auto query =
        store.database().query("SELECT count(*) FROM contact WHERE " + bracketed(plan.condition));
    return query.next() ? query.number(0) : 0;
}

} // namespace storedesk::practice
