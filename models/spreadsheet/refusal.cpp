// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "refusal.h"

#include <QCoreApplication>

namespace storedesk::spreadsheet {

namespace {
struct Spreadsheet
{
    Q_DECLARE_TR_FUNCTIONS(Spreadsheet)
};
} // namespace

static base::Problem refused(const QString &why, const QString &next)
{
    return {.what = Spreadsheet::tr("Couldn't open this spreadsheet."), .why = why, .next = next};
}

base::Problem damaged(const QString &why)
{
    return refused(
        why,
        Spreadsheet::tr(
            "Open it in your spreadsheet program, save it again and open the saved file."));
}

base::Problem damagedPart(const QString &part, const QString &why)
{
    return damaged(Spreadsheet::tr("Its part %1 is damaged: %2").arg(part, why));
}

base::Problem missingPart(const QString &part)
{
    return damaged(Spreadsheet::tr("Its part %1 is missing.").arg(part));
}

base::Problem locked()
{
    return refused(Spreadsheet::tr("It is protected with a password."),
                   Spreadsheet::tr("Open it in your spreadsheet program, save it without a "
                                   "password and open the saved file."));
}

base::Problem oldFormat()
{
    return refused(Spreadsheet::tr("It is in the old Excel format (.xls)."),
                   Spreadsheet::tr("Open it in your spreadsheet program, choose “Save as” and the "
                                   "type .xlsx, and open the saved file."));
}

base::Problem binaryFormat()
{
    return refused(Spreadsheet::tr("It is an Excel binary workbook (.xlsb)."),
                   Spreadsheet::tr("Open it in your spreadsheet program, choose “Save as” and the "
                                   "type .xlsx, and open the saved file."));
}

base::Problem noSpreadsheet()
{
    return refused(Spreadsheet::tr("It is an office document, but not a spreadsheet."),
                   Spreadsheet::tr("Choose a spreadsheet or a CSV file."));
}

base::Problem noSheet(const QString &name)
{
    return refused(name.isEmpty() ? Spreadsheet::tr("It contains no sheet with cells.")
                                  : Spreadsheet::tr("It contains no sheet “%1”.").arg(name),
                   Spreadsheet::tr("Choose another sheet or another file."));
}

base::Problem noRoomForTexts(const QString &why)
{
    return refused(why, Spreadsheet::tr("Check the free space on the disk and try again."));
}

} // namespace storedesk::spreadsheet
