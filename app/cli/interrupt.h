// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QObject;

namespace storedesk::cli {

// Runs the handler in the event loop when the user or the system asks the program to end.
void onInterrupt(QObject *context, const std::function<void()> &handler);

} // namespace storedesk::cli
