// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "practice/core/fault.h"

#include <QString>

#include <optional>

namespace storedesk::practice {

// The requests that a rule applies to: all 48 operations, one of them, or the file route.
enum class Aim : quint8 { AnyOperation, Operation, File };

// When to simulate a fault. first and last count the requests that the rule applies to, from 1.
struct FaultRule
{
    Aim aim = Aim::AnyOperation;
    // With Aim::Operation.
    catalogue::OperationId operation = {};
    Fault fault = Fault::Refuse;
    QString value = {};
    int first = 1;
    // Empty if unlimited.
    std::optional<int> last = {};
    // Share of the requests, chosen by the seed.
    std::optional<double> percent = {};

    bool operator==(const FaultRule &) const = default;
};

// Returns a rule for the first request of this operation only.
[[nodiscard]] FaultRule once(catalogue::OperationId operation, Fault fault, QString value = {});
// Returns a rule for the next file download only.
[[nodiscard]] FaultRule onceOnFile(Fault fault, QString value = {});

// Returns its value, or the default of its fault.
[[nodiscard]] QString valueOf(const FaultRule &rule);

} // namespace storedesk::practice
