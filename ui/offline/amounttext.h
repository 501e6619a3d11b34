// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::records {

// Returns the amount in hundredths with two decimals and the currency, if it is known.
[[nodiscard]] QString amountText(qint64 cents, const QString &currency);

} // namespace storedesk::ui::records
