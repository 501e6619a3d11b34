// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// Marks the addresses of the second, third and further forms of the same page.
inline constexpr QLatin1StringView anotherWord("another");
[[nodiscard]] inline PageAddress anotherPlace(const PageAddress &first, int number)
{
    return {.page = first.page,
            .values = first.values + QStringList{QString(anotherWord), QString::number(number)}};
}
[[nodiscard]] inline bool isAnother(const PageAddress &place)
{
    const auto size = place.values.size();
    return size >= 2 && place.values.at(size - 2) == anotherWord;
}

// Returns the values in the address without the number of the form.
[[nodiscard]] inline QStringList formValues(const PageAddress &place)
{
    return isAnother(place) ? place.values.first(place.values.size() - 2) : place.values;
}

} // namespace storedesk::ui
