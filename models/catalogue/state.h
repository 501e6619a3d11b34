// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace storedesk::catalogue {

// An export or an import in this state will be in another one without anybody's doing.
[[nodiscard]] bool isUnderWay(QStringView state);

} // namespace storedesk::catalogue
