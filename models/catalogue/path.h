// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/operation.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace storedesk::catalogue {

// The encoded path of an operation, its braces filled from left to right. Every value is
// percent-encoded here and nowhere else. Refuses the values "", "." and "..": a URL made of them
// names another record.
[[nodiscard]] base::Result<QByteArray> buildPath(const Operation &operation,
                                                 std::span<const QString> values);

// What an encoded path means: the operations that share its template, and the decoded values.
struct PathMatch
{
    std::vector<OperationId> operations;
    QStringList values;

    [[nodiscard]] const Operation *operation(Verb verb) const;
};

// The inverse of buildPath. The slash at the end is optional for collections only, and a template
// that ends in a parameter never matches an empty last segment.
[[nodiscard]] std::optional<PathMatch> matchPath(QByteArrayView encodedPath);

// The names in the braces, in order.
[[nodiscard]] QStringList parametersOf(const Operation &operation);

} // namespace storedesk::catalogue
