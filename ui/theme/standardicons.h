// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QStyle>

#include <optional>

namespace storedesk::ui {

// Returns the replacement for an icon of Qt in title bars, message boxes and file dialogs, or
// nothing if Qt's icon is used.
[[nodiscard]] std::optional<Icon> standardIconOf(QStyle::StandardPixmap icon);

} // namespace storedesk::ui
