// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <span>

namespace storedesk::practice {

// The words that the practice store is made of. Spanish, because the store is.
struct Ware
{
    const char *category; // levels separated by a slash
    const char *name;
    int price; // in cents
};

// A name as people write it and as it stands in an address.
struct Name
{
    const char *written;
    const char *plain;
};

[[nodiscard]] std::span<const Name> firstNames();
[[nodiscard]] std::span<const Name> surnames();
[[nodiscard]] std::span<const Ware> wares();
[[nodiscard]] std::span<const char *const> brands();
[[nodiscard]] std::span<const char *const> models();
[[nodiscard]] std::span<const char *const> productTags();
[[nodiscard]] std::span<const char *const> mailDomains();
[[nodiscard]] std::span<const char *const> interests(); // option ids of the field intereses
[[nodiscard]] std::span<const char *const> sizes(); // option ids of the field talla

} // namespace storedesk::practice
