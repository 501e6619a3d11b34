// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::query {

// Translation context for messages about text filters.
struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(FilterText)
};

} // namespace storedesk::query
