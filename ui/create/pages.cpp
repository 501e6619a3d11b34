// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

namespace storedesk::ui {

std::span<const PageRow> creationPages()
{
    return {};
}

QList<Showpiece> creationShowpieces()
{
    return {};
}

} // namespace storedesk::ui
