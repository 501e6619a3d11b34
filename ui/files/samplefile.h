// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::files {

// Invented contacts as an export has them; the same for the same seed, and alike for others. For
// the tour and for measuring.
void writeSampleContacts(const QString &path, qint64 rows, int seed);

} // namespace storedesk::ui::files
