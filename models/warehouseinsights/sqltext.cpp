// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouseinsights/sqltext.h"

#include "warehouse/sqlconnection.h"

namespace storedesk::warehouseinsights {

void SqlText::setText(const QByteArray &name, const QString &text)
{
    set(name, warehouse::SqlConnection::quotedText(text));
}

void SqlText::setDay(const QByteArray &name, QDate day)
{
    set(name,
        day.isValid() ? "DATE '" + day.toString(Qt::ISODate).toLatin1() + '\'' : "NULL::date");
}

QByteArray SqlText::filled(QByteArrayView sql) const
{
    QByteArray text;
    qsizetype copied = 0;
    for (auto begin = sql.indexOf('{'); begin >= 0; begin = sql.indexOf('{', begin + 1)) {
        const auto end = sql.indexOf('}', begin);
        if (end < 0)
            break;
        const auto found = m_values.constFind(sql.sliced(begin + 1, end - begin - 1).toByteArray());
        if (found == m_values.constEnd())
            continue;
        text += sql.sliced(copied, begin - copied);
        text += *found;
        copied = end + 1;
    }
    text += sql.sliced(copied);
    return text;
}

} // namespace storedesk::warehouseinsights
