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
    return {
        .what = Spreadsheet::tr("This spreadsheet cannot be opened."), .why = why, .next = next};
}

base::Problem damaged(const QString &why)
{
    return refused(
        why,
        Spreadsheet::tr("Open it in your spreadsheet program, save it again and open the new "
                        "file."));
}

base::Problem damagedPart(const QString &part, const QString &why)
{
    return damaged(Spreadsheet::tr("%1 inside it is damaged: %2").arg(part, why));
}

base::Problem missingPart(const QString &part)
{
    return damaged(Spreadsheet::tr("%1 is missing inside it.").arg(part));
}

base::Problem locked()
{
    return refused(
        Spreadsheet::tr("It is locked with a password."),
        Spreadsheet::tr("Open it in your spreadsheet program, save it without the password "
                        "and open that file."));
}

base::Problem oldFormat()
{
    return refused(
        Spreadsheet::tr("It is in the old format of Excel (.xls)."),
        Spreadsheet::tr("Open it in your spreadsheet program, choose “Save as” and the type "
                        ".xlsx, and open that file."));
}

base::Problem binaryFormat()
{
    return refused(
        Spreadsheet::tr("It is a binary workbook of Excel (.xlsb)."),
        Spreadsheet::tr("Open it in your spreadsheet program, choose “Save as” and the type "
                        ".xlsx, and open that file."));
}

base::Problem noSpreadsheet()
{
    return refused(Spreadsheet::tr("It is a document of an office program, but not a spreadsheet."),
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
