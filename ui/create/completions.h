// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/example.h"

class QCompleter;
class QLineEdit;

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::create {

// Records that can be named by this kind of value: those that were looked up by it, and the
// examples of the practice store.
[[nodiscard]] QList<catalogue::Example> knownRecords(desk::Desk &desk, catalogue::Resource resource,
                                                     QStringView lookupKey);

// Shows "name · ID", finds by either, and puts the ID in.
[[nodiscard]] QCompleter *makeCompleter(const QList<catalogue::Example> &records, QObject *parent);

// The same for a field that stays. What is chosen counts as typed.
void complete(QLineEdit *line, const QList<catalogue::Example> &records);

} // namespace storedesk::ui::create
