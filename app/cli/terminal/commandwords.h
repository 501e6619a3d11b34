// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::cli {

// The translation context for all commands.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

} // namespace storedesk::cli
