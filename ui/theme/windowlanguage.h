// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/language.h"

namespace storedesk::ui {

// A separate class rather than an alias, so that headers can forward-declare it in this namespace.
class WindowLanguage final : public base::Language
{ };

} // namespace storedesk::ui
