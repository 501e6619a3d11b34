// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::files {

// Writes invented contacts in the format of an export. Equal seeds give equal files, and different
// seeds give similar ones. Used by the tour and by benchmarks.
void writeSampleContacts(const QString &path, qint64 rows, int seed);

} // namespace storedesk::ui::files
