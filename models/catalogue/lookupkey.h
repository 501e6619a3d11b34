// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <vector>

namespace storedesk::catalogue {

// A key by which a record is looked up: an email, the store's own number or the service's id. The
// reading operation determines the rest: the resource and, because they have the same path, the
// operations that update and delete the record.
struct LookupKey
{
    // Name in links and commands; empty if the resource has only this key.
    QLatin1StringView word;
    OperationId read;
    // The member of the record that contains the last path value.
    QLatin1StringView member;
    // Source text of the name shown to users.
    const char *title;
    // Source text of the message for a missing record.
    const char *missing;

    [[nodiscard]] Resource resource() const { return operation(read).resource; }
    // Returns the number of path values. An event type needs more than one, because it is addressed
    // within its integration.
    [[nodiscard]] int valueCount() const;
};

// The first key of a resource is the default.
[[nodiscard]] std::span<const LookupKey> lookupKeys();
[[nodiscard]] std::vector<const LookupKey *> lookupKeysOf(Resource resource);
// Returns null if the resource has no lookup key.
[[nodiscard]] const LookupKey *usualKeyOf(Resource resource);
// Returns null if there is no such key.
[[nodiscard]] const LookupKey *lookupKeyNamed(Resource resource, QStringView word);
// Returns the key whose path the operation uses; null if it is not an operation on one record.
[[nodiscard]] const LookupKey *lookupKeyOf(OperationId operation);

// Returns the operation with this effect that uses the key's path.
[[nodiscard]] std::optional<OperationId> operationOn(const LookupKey &key, Effect effect);
[[nodiscard]] QString titleOf(const LookupKey &key);
[[nodiscard]] QString missingTextOf(const LookupKey &key);

} // namespace storedesk::catalogue
