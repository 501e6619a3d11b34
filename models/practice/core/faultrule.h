// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "practice/core/fault.h"

#include <QString>

#include <optional>

namespace storedesk::practice {

// Which requests a rule is about: all 48 operations, one of them, or the route that hands out
// files.
enum class Aim : quint8 { AnyOperation, Operation, File };

// When to play which fault. first and last count the requests that the rule is about, from 1.
struct FaultRule
{
    Aim aim = Aim::AnyOperation;
    catalogue::OperationId operation = {}; // with Aim::Operation
    Fault fault = Fault::Refuse;
    QString value = {};
    int first = 1;
    std::optional<int> last = {}; // absent: for ever
    std::optional<double> percent = {}; // of the requests, by the seed

    bool operator==(const FaultRule &) const = default;
};

// The fault on the first request to this operation, after which the service behaves.
[[nodiscard]] FaultRule once(catalogue::OperationId operation, Fault fault, QString value = {});
// The same on the next file that is fetched.
[[nodiscard]] FaultRule onceOnFile(Fault fault, QString value = {});

// Its value, or the usual one of its fault.
[[nodiscard]] QString valueOf(const FaultRule &rule);

} // namespace storedesk::practice
