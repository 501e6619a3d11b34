// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/language.h"

namespace storedesk::ui {

// A name of its own, so that the window's headers can announce it without including it.
class Language final : public base::Language
{ };

} // namespace storedesk::ui
