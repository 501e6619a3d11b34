// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultrule.h"

namespace storedesk::practice {

FaultRule once(catalogue::OperationId operation, Fault fault, QString value)
{
    return {.aim = Aim::Operation,
            .operation = operation,
            .fault = fault,
            .value = std::move(value),
            .first = 1,
            .last = 1};
}

FaultRule onceOnFile(Fault fault, QString value)
{
    return {.aim = Aim::File, .fault = fault, .value = std::move(value), .first = 1, .last = 1};
}

QString valueOf(const FaultRule &rule)
{
    return rule.value.isEmpty() ? QString(faultRow(rule.fault).usual) : rule.value;
}

} // namespace storedesk::practice
