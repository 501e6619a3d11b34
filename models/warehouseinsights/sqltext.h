// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDate>
#include <QHash>

namespace storedesk::warehouseinsights {

// Replaces words in braces by their values. A value is not searched for words.
class SqlText final
{
public:
    // The value is part of a statement.
    void set(const QByteArray &name, const QByteArray &sql) { m_values.insert(name, sql); }
    void setNumber(const QByteArray &name, qint64 number)
    {
        set(name, QByteArray::number(number) + "::bigint");
    }
    void setText(const QByteArray &name, const QString &text);
    void setBool(const QByteArray &name, bool value) { set(name, value ? "true" : "false"); }
    // An invalid day is NULL.
    void setDay(const QByteArray &name, QDate day);

    // Words without a value stay as they are.
    [[nodiscard]] QByteArray filled(QByteArrayView sql) const;

private:
    QHash<QByteArray, QByteArray> m_values;
};

} // namespace storedesk::warehouseinsights
