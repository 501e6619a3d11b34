// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::base {

// Translation context of database errors.
struct DatabaseWords
{
    Q_DECLARE_TR_FUNCTIONS(Database)
};

} // namespace storedesk::base
