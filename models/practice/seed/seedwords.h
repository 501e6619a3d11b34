// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <span>

namespace storedesk::practice {

// The words used in the practice store. They are in Spanish, like the store.
struct Ware
{
    // Category levels are separated by slashes.
    const char *category;
    const char *name;
    // The price in cents.
    int price;
};

// A name as it is written and as it is used in an email address.
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
// The option ids for the field intereses.
[[nodiscard]] std::span<const char *const> interests();
// The option ids for the field talla.
[[nodiscard]] std::span<const char *const> sizes();

} // namespace storedesk::practice
