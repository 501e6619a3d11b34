// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QJsonObject>

namespace storedesk::api {

// Whether the service would take another export or import, seen from the first page of their list.
[[nodiscard]] bool hasRoom(catalogue::OperationId create, const QJsonObject &page);

} // namespace storedesk::api
