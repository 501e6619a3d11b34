// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "jobs/deletetarget.h"

#include <functional>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// The one way to delete anything: asks (object, count, store, consequence in words), keeps copies
// in the bin before the first delete leaves, deletes, and tells the end in the status bar. The
// handler hears which ones are gone, when at least one is.
void askToDelete(Frame &frame, catalogue::OperationId operation,
                 const QList<jobs::DeleteTarget> &targets,
                 std::function<void(const QList<jobs::DeleteTarget> &)> gone = {});

} // namespace storedesk::ui::changes
