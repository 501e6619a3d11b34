// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

#include <QList>

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// Where something new begins while these pages are open. Somebody who asks for a new import means
// neither the file nor the step of the one that is begun: it stays, and another one opens. The same
// goes for a new contact, and for a new event type of the same integration.
[[nodiscard]] Place placeForNew(const Place &asked, const QList<Page *> &open);

// A form that nobody has filled in makes room for another of its kind: two of them are one too
// many. Null: there is none.
[[nodiscard]] Page *untouchedForm(const Place &place, const QList<Page *> &open);

} // namespace storedesk::ui::shell
