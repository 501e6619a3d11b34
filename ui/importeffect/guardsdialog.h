// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/guards.h"

#include <QObject>

#include <functional>

class QWidget;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::imports {

// The kind of a recipe. Bulk jobs and purchases ignore columns that the recipe does not use, and
// purchases erase no values.
enum class GuardedWork : quint8 { Import, Bulk, Purchases };

// Asks for guards in a dialog. The context receives them unless the user cancels.
void askForGuards(PageHost &host, const storedesk::imports::Guards &guards, QWidget *context,
                  const std::function<void(const storedesk::imports::Guards &)> &done,
                  GuardedWork work = GuardedWork::Import);

} // namespace storedesk::ui::imports
