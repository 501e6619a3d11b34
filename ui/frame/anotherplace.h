// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui {

// Another form of the same page, beside those that are begun: the second, the third …
inline constexpr QLatin1StringView anotherWord("another");
[[nodiscard]] inline Place anotherPlace(const QString &page, int number)
{
    return {.page = page, .values = {QString(anotherWord), QString::number(number)}};
}

} // namespace storedesk::ui
