// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui {

// Text from elsewhere as one line in which nothing hides: line breaks become a sign, control
// characters their picture, marks that turn the writing direction their name, and what is too long
// to be read is cut. Most texts come back as they are.
[[nodiscard]] QString visibleText(const QString &whole);

} // namespace storedesk::ui
