// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace storedesk::table {

// For what is said of an archive that cannot be read.
struct ZipWords
{
    Q_DECLARE_TR_FUNCTIONS(ZipReader)
};

} // namespace storedesk::table
