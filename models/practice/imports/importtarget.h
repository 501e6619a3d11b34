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
struct ImportPlan;

// Why a row was refused.
struct RowFault
{
    QString field; // column; empty when it is the row as such
    QByteArray value; // as it stood in the file
    QString reason;

    bool operator==(const RowFault &) const = default;
};

// Where the rows of an import go.
class ImportTarget
{
public:
    ImportTarget() = default;
    virtual ~ImportTarget() = default;
    Q_DISABLE_COPY_MOVE(ImportTarget)

    // The columns that are read; others are passed over.
    [[nodiscard]] virtual const catalogue::Checker &checker() = 0;
    // What is wrong with a row though its cells may each be good. Blank ones are null; one that is
    // not good has some value.
    [[nodiscard]] virtual std::vector<RowFault> faultsOf(const QJsonObject &values) = 0;
    // Takes a row without faults; or says why it cannot.
    [[nodiscard]] virtual std::vector<RowFault> take(const QJsonObject &values) = 0;
    // Some rows have been taken: does what has to be done only once for all of them.
    virtual void conclude() { }
};

[[nodiscard]] std::unique_ptr<ImportTarget> targetOf(const HandlerContext &context,
                                                     FieldRegistry &fields, const ImportPlan &plan);

// A cell that passed its check, as the store keeps it; null when it is blank.
[[nodiscard]] QJsonValue valueOf(const catalogue::FieldRule &rule, QByteArrayView cell);

} // namespace storedesk::practice
