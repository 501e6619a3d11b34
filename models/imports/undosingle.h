// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/kind.h"
#include "jobs/rowmaker.h"
#include "journal/jobrow.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>
#include <memory>

namespace storedesk::imports {

// Writes records back by a request each, where a corrective import cannot be relied on: nobody has
// documented what a blank cell does to a field that has a value.
class UndoSingle final
{
public:
    struct Value
    {
        QString field;
        QByteArray back; // as a cell; empty: the field becomes empty
    };

    UndoSingle(Kind kind, QJsonArray contactFields);

    // A row of a job with the request in it, which leaves only while those fields are as they are
    // now. Absent: a change cannot say it.
    [[nodiscard]] std::optional<journal::NewRow> row(const QString &name, const QJsonObject &now,
                                                     const std::vector<Value> &values);

private:
    [[nodiscard]] const jobs::RowMaker *maker(catalogue::OperationId operation,
                                              const QStringList &fields);

    Kind m_kind;
    QJsonArray m_contactFields;
    // By operation and fields, of which there are few; null: a change does not know one of them.
    std::map<std::pair<catalogue::OperationId, QStringList>, std::unique_ptr<jobs::RowMaker>>
        m_makers;
};

} // namespace storedesk::imports
