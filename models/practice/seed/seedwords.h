// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <span>

namespace storedesk::practice {

// The vocabulary of the practice store. In Spanish, like the store.
struct Ware
{
    // Levels separated by a slash.
    const char *category;
    const char *name;
    // In cents.
    int price;
};

// A name as written and as used in an email address.
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
// Option ids of the field intereses.
[[nodiscard]] std::span<const char *const> interests();
// Option ids of the field talla.
[[nodiscard]] std::span<const char *const> sizes();

} // namespace storedesk::practice
