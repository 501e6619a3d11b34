// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>
#include <QModelIndex>

#include <memory>

class QAbstractItemModel;
class QMimeData;

namespace storedesk::ui {

// Rows as they are seen: titles and words of the columns given, in their order.
struct CopiedTable
{
    QStringList titles;
    QList<QStringList> rows;
};

[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &rows,
                                  const QList<int> &columns);

// For spreadsheets: text with tabs, and the same as HTML.
[[nodiscard]] std::unique_ptr<QMimeData> asTable(const CopiedTable &table);
[[nodiscard]] QString asMarkdown(const CopiedTable &table);
// One record as an object, several as a list.
[[nodiscard]] QString asJson(const QList<QJsonObject> &records);

} // namespace storedesk::ui
