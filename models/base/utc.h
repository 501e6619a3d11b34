// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimeZone>
#include <QtGlobal>

namespace storedesk::base {

// Universal time in a form that every Qt from 6.4 on accepts without a deprecation warning.
// QTimeZone::utc() is no substitute: before 6.5 a time in that zone is written with "+00:00"
// instead of "Z".
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto utc = QTimeZone::UTC;
#else
inline constexpr auto utc = Qt::UTC;
#endif

} // namespace storedesk::base
