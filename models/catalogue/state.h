// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace storedesk::catalogue {

// Returns whether the service is still processing an export or import in this state.
[[nodiscard]] bool isUnderWay(QStringView state);

} // namespace storedesk::catalogue
