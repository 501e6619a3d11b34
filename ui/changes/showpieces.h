// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/showpiece.h"

namespace storedesk::ui {

// The dialogs and states of this room for the tour.
[[nodiscard]] QList<Showpiece> showpiecesOfChanges();

} // namespace storedesk::ui
