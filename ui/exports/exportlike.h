// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

namespace storedesk::ui::exports {

// Returns the input that requests the same export again.
[[nodiscard]] QJsonObject exportLike(const QJsonObject &record);

} // namespace storedesk::ui::exports
