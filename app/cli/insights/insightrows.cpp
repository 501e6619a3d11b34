// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/insights/insightrows.h"

#include <QJsonDocument>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static QByteArray cellOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return {};
    case QJsonValue::Array:
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    case QJsonValue::Double:
    case QJsonValue::Bool:
        return value.toVariant().toString().toUtf8();
    default:
        return value.toString().toUtf8();
    }
}

// Appends the values of an object. Values of nested objects are named like "share.part".
static void flatten(const QJsonObject &object, const QString &prefix, QByteArrayList &names,
                    QByteArrayList &cells)
{
    for (auto at = object.begin(); at != object.end(); ++at) {
        if (at->isObject()) {
            flatten(at->toObject(), prefix + at.key() + u'.', names, cells);
            continue;
        }
        names.append((prefix + at.key()).toUtf8());
        cells.append(cellOf(*at));
    }
}

static QJsonArray firstList(const QJsonObject &result)
{
    for (const auto &value : result) {
        if (value.isArray() && value.toArray().first().isObject())
            return value.toArray();
    }
    return {};
}

PrintedRows rowsOf(const QJsonObject &result)
{
    PrintedRows rows;
    for (const auto &entry : firstList(result)) {
        QByteArrayList names;
        QByteArrayList cells;
        flatten(entry.toObject(), {}, names, cells);
        if (rows.isEmpty())
            rows.append(names);
        rows.append(cells);
    }
    if (!rows.isEmpty())
        return rows;
    QByteArrayList names;
    QByteArrayList cells;
    flatten(result, {}, names, cells);
    rows.append({"name"_ba, "value"_ba});
    for (qsizetype place = 0; place < names.size(); ++place)
        rows.append({names.at(place), cells.at(place)});
    return rows;
}

QByteArray alignedText(const PrintedRows &rows)
{
    std::vector<qsizetype> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column) {
            auto &width = widths[static_cast<std::size_t>(column)];
            width = std::max(width, QString::fromUtf8(row.at(column)).size());
        }
    }
    QByteArray text;
    for (const auto &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += QString::fromUtf8(row.at(column))
                        .leftJustified(widths[static_cast<std::size_t>(column)] + 2);
        text += line.trimmed().toUtf8() + '\n';
    }
    return text;
}

QByteArray csvText(const PrintedRows &rows)
{
    QByteArray text;
    for (const auto &row : rows) {
        QByteArrayList cells;
        for (auto cell : row)
            cells.append('"' + cell.replace('"', "\"\"") + '"');
        text += cells.join(',') + "\r\n";
    }
    return text;
}

} // namespace storedesk::cli
