// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::tablefile {

// The translation context for messages about unreadable archives.
struct ZipWords
{
    Q_DECLARE_TR_FUNCTIONS(ZipReader)
};

} // namespace storedesk::tablefile
