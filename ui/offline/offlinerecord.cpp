// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/offlinerecord.h"

#include "catalogue/field.h"
#include "itemmodels/cells.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::ui::records {

using catalogue::Resource;
using namespace Qt::StringLiterals;

namespace {

struct KeptWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptWords)
};

QJsonValue::Type typeOf(const QString &column, const QJsonValue &alike)
{
    if (!alike.isUndefined() && !alike.isNull())
        return alike.type();
    const auto *field = catalogue::fieldOf(Resource::Contact, column);
    if (field && itemmodels::isNumber(field->type))
        return QJsonValue::Double;
    return field && field->type == catalogue::Type::Boolean ? QJsonValue::Bool : QJsonValue::String;
}

// Splits a cell into options. The service does not document how its exports separate them, so
// several separators are tried.
QStringList optionsIn(const QString &cell)
{
    static constexpr std::array separators{u'|', u';', u','};
    const auto *used = std::ranges::find_if(
        separators, [&cell](char16_t separator) { return cell.contains(QChar(separator)); });
    if (used == separators.end())
        return {cell};
    QStringList options;
    for (const auto &option : cell.split(QChar(*used), Qt::SkipEmptyParts))
        options.append(option.trimmed());
    return options;
}

QJsonValue valueOf(const QByteArray &cell, QJsonValue::Type type)
{
    bool isNumber = false;
    const auto number = cell.toDouble(&isNumber);
    if (type == QJsonValue::Double && isNumber)
        return number;
    if (type == QJsonValue::Bool && (cell == "true" || cell == "false"))
        return cell == "true";
    const auto text = QString::fromUtf8(cell);
    if (type == QJsonValue::Array)
        return QJsonArray::fromStringList(optionsIn(text));
    return text;
}

} // namespace

QJsonObject offlineRecord(const QStringList &columns, const QList<QByteArray> &cells,
                          const QJsonObject &alike)
{
    QJsonObject record;
    for (qsizetype at = 0; at < std::min(columns.size(), cells.size()); ++at) {
        if (!cells[at].isEmpty())
            record[columns[at]] = valueOf(cells[at], typeOf(columns[at], alike.value(columns[at])));
    }
    return record;
}

QString storedAge(const QDateTime &asked, const QDateTime &now)
{
    constexpr int minute = 60;
    constexpr int hour = 60 * minute;
    constexpr int day = 24 * hour;
    const auto seconds = asked.secsTo(now);
    if (seconds < minute)
        return KeptWords::tr("just now");
    if (seconds < hour)
        return KeptWords::tr("%Ln minute(s) ago", nullptr, static_cast<int>(seconds / minute));
    if (seconds < day)
        return KeptWords::tr("%Ln hour(s) ago", nullptr, static_cast<int>(seconds / hour));
    return KeptWords::tr("%Ln day(s) ago", nullptr, static_cast<int>(seconds / day));
}

} // namespace storedesk::ui::records
