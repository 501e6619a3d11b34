// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::transfers {

// The table on this computer that an export of the service became a part of. Null: there is none,
// or its file is gone.
[[nodiscard]] const storedesk::exports::KeptExport *keptTableOf(Frame &frame, const QString &id);
// The one of the same kind before it, to compare it with.
[[nodiscard]] const storedesk::exports::KeptExport *tableBefore(Frame &frame, const QString &id);
// The newest one of a kind that is of everybody, and not of a segment.
[[nodiscard]] const storedesk::exports::KeptExport *newestTable(Frame &frame, QStringView kind);
// "Contacts, 15 Nov 2026, 501 rows.csv, 189 KiB".
[[nodiscard]] QString wordsOf(const storedesk::exports::KeptExport &kept);

} // namespace storedesk::ui::transfers
