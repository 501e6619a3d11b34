// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "records/deletetarget.h"

#include <functional>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// The only way to delete records in the user interface. Asks first, naming object, count, store and
// consequences; stores copies in the bin before sending the first delete; then deletes and reports
// the result in the status bar. The handler receives the deleted targets if there are any.
void askToDelete(PageHost &host, catalogue::OperationId operation,
                 const QList<storedesk::records::DeleteTarget> &targets,
                 std::function<void(const QList<storedesk::records::DeleteTarget> &)> gone = {});

// Opens the privacy requests, which delete contacts everywhere and certify it, with these email
// addresses and external IDs. The user starts the request there.
void openErasure(PageHost &host, const QStringList &contacts);
// Does the same for one contact, unless it has neither.
void openErasure(PageHost &host, const QJsonObject &contact);
// Returns the email address of a contact, or its external ID if it has none.
[[nodiscard]] QString erasureKeyOf(const QJsonObject &contact);

} // namespace storedesk::ui::changes
