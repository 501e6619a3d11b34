// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::practice {

// The date formats in export files, named as in the service's interface.
enum class DateFormat : quint8 {
    // 2026-01-31T10:00:00.000Z.
    Iso,
    // 31/01/2026.
    L,
    // 31 de enero de 2026.
    LL,
    // 31 de enero de 2026 10:00.
    LLL
};

[[nodiscard]] std::optional<DateFormat> dateFormatNamed(QStringView name);

// Formats an ISO 8601 time in UTC or a plain day. Other values are returned unchanged, so that no
// data is lost.
[[nodiscard]] QByteArray dateText(QByteArrayView moment, DateFormat format);

} // namespace storedesk::practice
