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

// Asks for the guards of an import in a dialog. The context receives them unless the user cancels.
void askForGuards(PageHost &host, const storedesk::imports::Guards &guards, QWidget *context,
                  const std::function<void(const storedesk::imports::Guards &)> &done);

} // namespace storedesk::ui::imports
