// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobputback.h"

#include "jobs/rowcondition.h"
#include "journal/jobtitle.h"
#include "records/putbackplan.h"

#include <QCoreApplication>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
using journal::NewRow;

struct PutBackWords
{
    Q_DECLARE_TR_FUNCTIONS(JobPutBack)
};

enum PutBackColumn : quint8 { RecordColumn, RemarkColumn, NumberColumn, RequestColumn };

QStringList restoreColumns()
{
    return {journal::storedText("JobPutBack", QT_TRANSLATE_NOOP("JobPutBack", "Record")),
            journal::storedText("JobPutBack", QT_TRANSLATE_NOOP("JobPutBack", "Note")),
            journal::storedText("JobPutBack", QT_TRANSLATE_NOOP("JobPutBack", "Copy")),
            journal::storedText("JobPutBack", QT_TRANSLATE_NOOP("JobPutBack", "Request"))};
}

BulkPlan restoreJob(Resource resource)
{
    const auto operation = resource == Resource::Purchase ? OperationId::CreatePurchase
        : resource == Resource::Product                   ? OperationId::PatchProductByStoreId
                                                          : OperationId::PatchContactByEmail;
    BulkPlan plan;
    plan.operation = operation;
    plan.keyColumn = RecordColumn;
    plan.givenColumn = RequestColumn;
    plan.readFirst = true;
    return plan;
}

NewRow restoreRow(const storage::BinEntry &entry, const QJsonArray &contactFields)
{
    const auto place = records::restoreAddressOf(entry);
    const auto rules = entry.resource == Resource::Contact
        ? catalogue::FieldSet::ofContacts(place, contactFields)
        : catalogue::FieldSet::of(entry.resource, place);
    const auto plan = records::restorePlanOf(entry, rules);
    const auto remark = plan.part.left.isEmpty()
        ? QString()
        : PutBackWords::tr("Not restored: %1.").arg(plan.part.left.join(u", "_s));
    NewRow row{.cells = {entry.title, remark, QString::number(entry.number),
                         QString::fromUtf8(bytesOf(plan.write, RowCondition{.gone = true}))},
               .key = entry.title};
    if (!plan.part.missing.isEmpty())
        row.refusal =
            PutBackWords::tr("Missing from the copy: %1.").arg(plan.part.missing.join(u", "_s));
    return row;
}

std::optional<qint64> binNumberOf(const BulkPlan &plan, const journal::JobRow &row)
{
    if (plan.givenColumn != RequestColumn)
        return std::nullopt;
    const auto number = row.cells.value(NumberColumn).toLongLong();
    return number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace storedesk::jobs
