// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/copying.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

static QString markdownRow(const QStringList &cells)
{
    QStringList escaped;
    for (auto cell : cells) {
        cell.replace(u'\\', "\\\\"_L1).replace(u'|', "\\|"_L1).replace(u'\n', u' ');
        escaped.append(cell);
    }
    return u"| %1 |"_s.arg(escaped.join(" | "_L1));
}

QString asMarkdown(const CopiedTable &table)
{
    QStringList lines{markdownRow(table.titles),
                      markdownRow(QStringList(table.titles.size(), u"---"_s))};
    for (const auto &row : table.rows)
        lines.append(markdownRow(row));
    return lines.join(u'\n') + u'\n';
}

QString asJson(const QList<QJsonObject> &records)
{
    if (records.size() == 1)
        return QString::fromUtf8(QJsonDocument(records.front()).toJson());
    QJsonArray list;
    for (const auto &record : records)
        list.append(record);
    return QString::fromUtf8(QJsonDocument(list).toJson());
}

} // namespace storedesk::ui::lists
