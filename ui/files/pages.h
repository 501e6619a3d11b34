// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/pagerow.h"
#include "ui/frame/showpiece.h"

#include <span>

namespace storedesk::ui {

[[nodiscard]] std::span<const PageRow> filePages();
[[nodiscard]] QList<Showpiece> fileShowpieces();

} // namespace storedesk::ui
