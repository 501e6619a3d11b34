// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QJsonObject>

namespace storedesk::api {

// Returns whether the service would accept another export or import, judging by the first page of
// the list of exports or imports.
[[nodiscard]] bool hasRoom(catalogue::OperationId create, const QJsonObject &page);

} // namespace storedesk::api
