// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

// Groups of recency, frequency and monetary value that code needs by name.
namespace storedesk::catalogue::rfmgroup {

using namespace Qt::StringLiterals;

inline constexpr auto aboutToSleep = "about-to-sleep"_L1;
inline constexpr auto atRisk = "at-risk"_L1;

} // namespace storedesk::catalogue::rfmgroup
