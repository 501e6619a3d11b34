// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"

#include <QString>

namespace storedesk::practice {

enum class HeadingSet : quint8 { Activities, Lines, Contacts };

// Returns the heading of a column in export files. Ids without a display heading are returned
// unchanged.
[[nodiscard]] QString headingOf(HeadingSet table, const QString &id, Headings headings);

} // namespace storedesk::practice
