// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/store/handlercontext.h"

#include <QJsonObject>

#include <memory>
#include <vector>

namespace storedesk::practice {

class FieldRegistry;
struct PracticeImportPlan;

// The reason a row was refused.
struct RowFault
{
    // Name of the column; empty if the fault concerns the whole row.
    QString field;
    // As in the file.
    QByteArray value;
    QString reason;

    bool operator==(const RowFault &) const = default;
};

// The destination of the rows of an import.
class ImportTarget
{
public:
    ImportTarget() = default;
    virtual ~ImportTarget() = default;
    Q_DISABLE_COPY_MOVE(ImportTarget)

    // The columns that are read; others are ignored.
    [[nodiscard]] virtual const catalogue::Checker &checker() = 0;
    // Returns faults of a row beyond those of single cells. Blank cells are null; invalid cells
    // have some value.
    [[nodiscard]] virtual std::vector<RowFault> faultsOf(const QJsonObject &values) = 0;
    // Stores a row without faults, or returns the reasons it cannot be stored.
    [[nodiscard]] virtual std::vector<RowFault> take(const QJsonObject &values) = 0;
    // Called after some rows were stored, for work that is done once for all of them.
    virtual void conclude() { }
};

[[nodiscard]] std::unique_ptr<ImportTarget>
targetOf(const HandlerContext &context, FieldRegistry &fields, const PracticeImportPlan &plan);

// Returns a valid cell as stored; null if it is blank.
[[nodiscard]] QJsonValue valueOf(const catalogue::FieldRule &rule, QByteArrayView cell);

} // namespace storedesk::practice
