// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

#include <QList>

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

// Returns the address for a new record while the given pages are open. If a form for a new import,
// contact or event type has already been filled in, it stays open and another one opens.
[[nodiscard]] PageAddress placeForNew(const PageAddress &asked, const QList<Page *> &open);

// Returns an open form of the same kind that has not been filled in and can be replaced, or null.
[[nodiscard]] Page *untouchedForm(const PageAddress &place, const QList<Page *> &open);

} // namespace storedesk::ui::navigation
