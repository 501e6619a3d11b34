// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/sqlrows.h"

#include <libpq-fe.h>

namespace storedesk::warehouse {

SqlRows::SqlRows(pg_result *result)
    : m_result(result, &PQclear)
{ }

int SqlRows::count() const
{
    return PQntuples(m_result.get());
}

bool SqlRows::isNull(int row, int column) const
{
    return PQgetisnull(m_result.get(), row, column) != 0;
}

QByteArrayView SqlRows::bytes(int row, int column) const
{
    return {PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column)};
}

QString SqlRows::text(int row, int column) const
{
    return QString::fromUtf8(bytes(row, column));
}

qint64 SqlRows::number(int row, int column) const
{
    return bytes(row, column).toByteArray().toLongLong();
}

qint64 SqlRows::changed() const
{
    return QByteArray(PQcmdTuples(m_result.get())).toLongLong();
}

} // namespace storedesk::warehouse
