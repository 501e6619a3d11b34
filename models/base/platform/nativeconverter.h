// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/textconverter.h"

// The function of textconverter.h with the C library.
namespace storedesk::base::native {

[[nodiscard]] std::unique_ptr<TextConverter> textConverter(const QByteArray &encoding);

} // namespace storedesk::base::native
