// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::sheet {

// The translation context for file comparisons.
struct ComparedWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparedFiles)
};

} // namespace storedesk::sheet
