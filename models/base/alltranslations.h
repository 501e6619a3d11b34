// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::base {

// Returns a source text and its translations into every language of the program, without
// duplicates. For searches and input that are accepted in every language.
[[nodiscard]] QStringList inAllLanguages(const char *context, const char *source);

} // namespace storedesk::base
