// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <vector>

namespace storedesk::catalogue {

// What a record is looked up by: an email, the store's own number, the service's id. The operation
// that reads by it names everything else: the resource, and by the same path what changes and what
// deletes the record.
struct LookupKey
{
    QLatin1StringView word; // in links and commands; empty: the resource has this key only
    OperationId read;
    QLatin1StringView member; // of the record: has the last value of the path
    const char *title; // how a person calls the value, source text
    const char *missing; // no record has it, source text

    [[nodiscard]] Resource resource() const { return operation(read).resource; }
    // How many values the path takes: an event type is found within its integration.
    [[nodiscard]] int valueCount() const;
};

// The first key of a resource is the usual one.
[[nodiscard]] std::span<const LookupKey> lookupKeys();
[[nodiscard]] std::vector<const LookupKey *> lookupKeysOf(Resource resource);
// Null: its records cannot be looked up.
[[nodiscard]] const LookupKey *usualKeyOf(Resource resource);
// Null: there is no such key.
[[nodiscard]] const LookupKey *lookupKeyNamed(Resource resource, QStringView word);
// Whose path an operation on one record has; null: it is none on one record.
[[nodiscard]] const LookupKey *lookupKeyOf(OperationId operation);

// The operation with this effect on the path of the key.
[[nodiscard]] std::optional<OperationId> operationOn(const LookupKey &key, Effect effect);
[[nodiscard]] QString titleOf(const LookupKey &key);
[[nodiscard]] QString missingTextOf(const LookupKey &key);

} // namespace storedesk::catalogue
