// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "databaseproblem.h"

#include <QCoreApplication>

#include <sqlite3.h>

namespace storedesk::base {

static QString tr(const char *text)
{
    return QCoreApplication::translate("Database", text);
}

bool meansDamage(int code)
{
    const int primary = code & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

Problem databaseProblem(int code, const QString &detail)
{
    switch (code & 0xFF) {
    case SQLITE_FULL:
        return {.what = tr("Local data could not be saved: the disk is full."),
                .why = detail,
                .next = tr("Make room on the disk and try again.")};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {.what = tr("Local data is in use by another program."),
                .why = detail,
                .next = tr("Close the other program and try again.")};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return {.what = tr("Local data cannot be opened or written."),
                .why = detail,
                .next = tr("Check that the folder exists and that you may write there.")};
    case SQLITE_IOERR:
        return {.what = tr("The disk failed while local data was read or written."),
                .why = detail,
                .next = tr("Check the disk and try again.")};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {
            .what = tr("The file with local data is damaged."),
            .why = detail,
            .next = tr(
                "Start the program again: it sets the damaged file aside and begins a new one.")};
    default:
        return {.what = tr("Local data could not be read or written."), .why = detail};
    }
}

Problem databaseProblem(sqlite3 *handle)
{
    return databaseProblem(sqlite3_extended_errcode(handle),
                           QString::fromUtf8(sqlite3_errmsg(handle)));
}

} // namespace storedesk::base
