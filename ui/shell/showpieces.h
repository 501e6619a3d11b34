// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/showpiece.h"

namespace storedesk::ui {

// What the window itself has to show: palette, keys, questions, the banner.
[[nodiscard]] QList<Showpiece> windowShowpieces();

} // namespace storedesk::ui
