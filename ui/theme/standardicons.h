// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QStyle>

#include <optional>

namespace storedesk::ui {

// Our own icon where Qt would show one of its own, in title bars, message boxes and the choice of a
// file; none where Qt's may stay.
[[nodiscard]] std::optional<Icon> standardIconOf(QStyle::StandardPixmap icon);

} // namespace storedesk::ui
