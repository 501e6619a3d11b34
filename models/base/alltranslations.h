// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::base {

// A source text and its translation into every language of the program, without repetitions. For
// searches and input that are understood in every language.
[[nodiscard]] QStringList inAllLanguages(const char *context, const char *source);

} // namespace storedesk::base
