// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include "base/query.h"
#include "base/utc.h"

// Conversion of values to and from database columns. Internal to this library.
namespace storedesk::journal {

// Member of the object that replaces the cells of an erased row.
inline constexpr QLatin1StringView erasedMember("erased");

[[nodiscard]] inline QByteArray columnOf(const QStringList &texts)
{
    return QJsonDocument(QJsonArray::fromStringList(texts)).toJson(QJsonDocument::Compact);
}

[[nodiscard]] inline QStringList textsFrom(const QByteArray &column)
{
    QStringList texts;
    for (const auto &text : QJsonDocument::fromJson(column).array())
        texts.append(text.toString());
    return texts;
}

[[nodiscard]] inline QByteArray columnOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

[[nodiscard]] inline QDateTime momentFrom(const base::Query &row, int column)
{
    return row.isNull(column) ? QDateTime()
                              : QDateTime::fromMSecsSinceEpoch(row.number(column), base::utc);
}

} // namespace storedesk::journal
