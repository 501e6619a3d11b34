// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importkind.h"
#include "jobs/rowmaker.h"
#include "journal/jobrow.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>
#include <memory>

namespace storedesk::imports {

// Reverts records by single requests where a corrective import is not reliable: the effect of a
// blank cell on a field with a value is not documented.
class UndoSingle final
{
public:
    struct Value
    {
        QString field;
        // Cell format. If empty, the field is cleared.
        QByteArray back;
    };

    UndoSingle(importcheck::ImportKind kind, QJsonArray contactFields);

    // Returns a row for a bulk job with a request that is sent only if these fields still have
    // their current values. Absent if the change cannot be expressed as an update.
    [[nodiscard]] std::optional<journal::NewRow> row(const QString &name, const QJsonObject &now,
                                                     const std::vector<Value> &values);

private:
    [[nodiscard]] const jobs::RowMaker *maker(catalogue::OperationId operation,
                                              const QStringList &fields);

    importcheck::ImportKind m_kind;
    QJsonArray m_contactFields;
    // Indexed by operation and fields, which have few combinations. Null if an update does not
    // support one of the fields.
    std::map<std::pair<catalogue::OperationId, QStringList>, std::unique_ptr<jobs::RowMaker>>
        m_makers;
};

} // namespace storedesk::imports
