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
    // The column name. Empty if the fault concerns the whole row.
    QString field;
    // The value as it appears in the file.
    QByteArray value;
    QString reason;

    bool operator==(const RowFault &) const = default;
};

// Stores the rows of an import.
class ImportTarget
{
public:
    ImportTarget() = default;
    virtual ~ImportTarget() = default;
    Q_DISABLE_COPY_MOVE(ImportTarget)

    // Returns the checker for the columns that are read. Other columns are ignored.
    [[nodiscard]] virtual const catalogue::Checker &checker() = 0;
    // Returns a row's faults beyond those in individual cells. Blank cells are null, and invalid
    // cells have an arbitrary value.
    [[nodiscard]] virtual std::vector<RowFault> faultsOf(const QJsonObject &values) = 0;
    // Stores a row without faults, or returns the reasons it cannot be stored.
    [[nodiscard]] virtual std::vector<RowFault> take(const QJsonObject &values) = 0;
    // Called after several rows have been stored, for work that is done once for all of them.
    virtual void conclude() { }
};

[[nodiscard]] std::unique_ptr<ImportTarget>
targetOf(const HandlerContext &context, FieldRegistry &fields, const PracticeImportPlan &plan);

// Returns a valid cell in the form in which it is stored, or null if it is blank.
[[nodiscard]] QJsonValue valueOf(const catalogue::FieldRule &rule, QByteArrayView cell);

} // namespace storedesk::practice
