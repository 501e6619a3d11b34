// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "databaseproblem.h"

#include "base/databasewords.h"

#include <sqlite3.h>

namespace storedesk::base {

bool meansDamage(int code)
{
    const int primary = code & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

Problem databaseProblem(int code, const QString &detail)
{
    switch (code & 0xFF) {
    case SQLITE_FULL:
        return {.what = DatabaseWords::tr("Couldn't save local data because the disk is full."),
                .why = detail,
                .next = DatabaseWords::tr("Free up space on the disk and try again.")};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {.what = DatabaseWords::tr("Local data is in use by another program."),
                .why = detail,
                .next = DatabaseWords::tr("Close the other program and try again.")};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return {.what = DatabaseWords::tr("Local data cannot be opened or written."),
                .why = detail,
                .next = DatabaseWords::tr(
                    "Check that the folder exists and that you have permission to write to it.")};
    case SQLITE_IOERR:
        return {.what = DatabaseWords::tr("The disk failed while local data was read or written."),
                .why = detail,
                .next = DatabaseWords::tr("Check the disk and try again.")};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {.what = DatabaseWords::tr("The file with local data is damaged."),
                .why = detail,
                .next = DatabaseWords::tr(
                    "Restart Storedesk. It keeps the damaged file and creates a new one.")};
    default:
        return {.what = DatabaseWords::tr("Couldn't read or write local data."), .why = detail};
    }
}

// A missing table or column in one of our statements means that the file has another schema.
bool isDamage(const Problem &problem)
{
    return problem.what == databaseProblem(SQLITE_CORRUPT, {}).what
        || problem.why.startsWith(QLatin1StringView("no such "));
}

Problem databaseProblem(sqlite3 *handle)
{
    return databaseProblem(sqlite3_extended_errcode(handle),
                           QString::fromUtf8(sqlite3_errmsg(handle)));
}

} // namespace storedesk::base
