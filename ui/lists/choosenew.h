// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui::lists {

class RecordList;

// Chooses the record with this key as soon as the list has it.
void chooseWhenThere(RecordList &list, const QString &key);

} // namespace storedesk::ui::lists
