// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace storedesk::catalogue {

// Returns whether an export or import in this state is still processed by the service.
[[nodiscard]] bool isUnderWay(QStringView state);

} // namespace storedesk::catalogue
