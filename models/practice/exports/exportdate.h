// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::practice {

// How dates look inside an export file, by the names of the interface.
enum class DateFormat : quint8 {
    Iso, // 2026-01-31T10:00:00.000Z
    L, // 31/01/2026
    LL, // 31 de enero de 2026
    LLL // 31 de enero de 2026 10:00
};

[[nodiscard]] std::optional<DateFormat> dateFormatNamed(QStringView name);

// Takes what the store keeps, an ISO 8601 moment in UTC or a bare day, and gives it back unchanged
// when it is neither: a file must not lose what it cannot read.
[[nodiscard]] QByteArray dateText(QByteArrayView moment, DateFormat format);

} // namespace storedesk::practice
