// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/schedulekind.h"

#include "schedules/bulkwork.h"
#include "schedules/exportwork.h"
#include "schedules/importwork.h"
#include "schedules/mirrorwork.h"
#include "schedules/purchasework.h"
#include "schedules/reportwork.h"
#include "schedules/warehousework.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

static constexpr auto kinds = std::to_array<ScheduleKind>({
    {.id = "export"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Export"),
     .titleOf = exportTitle,
     .check = checkExport,
     .work = ExportWork::make,
     .resultOf = exportResult},
    {.id = "import"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Import from a folder"),
     .titleOf = folderImportTitle,
     .check = checkFolderImport,
     .work = ImportWork::make,
     .resultOf = importResult,
     .waiting = nextFile,
     .afterRun = moveImportedFile},
    {.id = "bulk"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Bulk job from a folder"),
     .titleOf = folderImportTitle,
     .check = checkFolderBulk,
     .work = BulkWork::make,
     .resultOf = bulkResult,
     .waiting = nextFile,
     .afterRun = moveImportedFile},
    {.id = "purchases"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Purchases from a folder"),
     .titleOf = folderImportTitle,
     .check = checkFolderImport,
     .work = PurchaseWork::make,
     .resultOf = bulkResult,
     .waiting = nextFile,
     .afterRun = moveImportedFile},
    {.id = "mirror"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Offline copy of contacts"),
     .titleOf = mirrorTitle,
     .check = checkMirror,
     .work = MirrorWork::make,
     .resultOf = exportResult,
     .finishAlone = applyMirrorTable},
    {.id = "report"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Insights report"),
     .titleOf = reportTitle,
     .check = checkReport,
     .work = ReportWork::make},
    {.id = "warehouse"_L1,
     .title = QT_TRANSLATE_NOOP("ScheduleKind", "Warehouse sync"),
     .titleOf = warehouseTitle,
     .check = checkWarehouse,
     .work = WarehouseWork::make},
});

std::span<const ScheduleKind> scheduleKinds()
{
    return kinds;
}

const ScheduleKind *scheduleKind(QStringView id)
{
    const auto found =
        std::ranges::find_if(kinds, [id](const ScheduleKind &kind) { return kind.id == id; });
    return found == kinds.end() ? nullptr : &*found;
}

QString titleOf(const ScheduleKind &kind)
{
    return QCoreApplication::translate("ScheduleKind", kind.title);
}

} // namespace storedesk::schedules
