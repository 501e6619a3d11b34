// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

class QCompleter;
class QLineEdit;

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::purchases {

// Returns the known records that this lookup key can identify: records looked up before, and the
// examples in the practice store.
[[nodiscard]] QList<catalogue::Example>
knownRecords(account::Account &account, catalogue::Resource resource, QStringView lookupKey);

// Returns a completer that shows "name · ID", matches both, and inserts the ID.
[[nodiscard]] QCompleter *makeCompleter(const QList<catalogue::Example> &records, QObject *parent);

// Installs such a completer permanently. A chosen value counts as typed.
void complete(QLineEdit *line, const QList<catalogue::Example> &records);

} // namespace storedesk::ui::purchases
