// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

namespace storedesk::ui {

std::span<const PageRow> shellPages()
{
    return {};
}

QList<Showpiece> shellShowpieces()
{
    return {};
}

} // namespace storedesk::ui
