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

} // namespace storedesk::ui::changes
