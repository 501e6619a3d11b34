// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "practice/core/fault.h"

#include <QString>

#include <optional>

namespace storedesk::practice {

// The requests to which a rule applies: all 48 operations, one operation, or the file route.
enum class Aim : quint8 { AnyOperation, Operation, File };

// Describes when to simulate a fault. The first and last requests are counted from 1 and include
// only those to which the rule applies.
struct FaultRule
{
    Aim aim = Aim::AnyOperation;
    // Used only with Aim::Operation.
    catalogue::OperationId operation = {};
    Fault fault = Fault::Refuse;
    QString value = {};
    int first = 1;
    // Absent if unlimited.
    std::optional<int> last = {};
    // The percentage of requests affected. The seed determines which requests these are.
    std::optional<double> percent = {};

    bool operator==(const FaultRule &) const = default;
};

// Returns a rule for the first request of this operation only.
[[nodiscard]] FaultRule once(catalogue::OperationId operation, Fault fault, QString value = {});
// Returns a rule for the next file download only.
[[nodiscard]] FaultRule onceOnFile(Fault fault, QString value = {});

// Returns the rule's value, or the default value of its fault.
[[nodiscard]] QString valueOf(const FaultRule &rule);

} // namespace storedesk::practice
