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

// Returns the encoded path of an operation with its parameters filled from left to right. Values
// are percent-encoded only here. Refuses the values "", "." and "..", because a URL with them
// addresses another record.
[[nodiscard]] base::Result<QByteArray> buildPath(const Operation &operation,
                                                 std::span<const QString> values);

// A parsed path: the operations that share its template, and the decoded values.
struct PathMatch
{
    std::vector<OperationId> operations;
    QStringList values;

    [[nodiscard]] const Operation *operation(Verb verb) const;
};

// The inverse of buildPath(). The trailing slash is optional for collections only, and a template
// that ends in a parameter never matches an empty last segment.
[[nodiscard]] std::optional<PathMatch> matchPath(QByteArrayView encodedPath);

// Returns the names in braces, in order.
[[nodiscard]] QStringList parametersOf(const Operation &operation);

} // namespace storedesk::catalogue
