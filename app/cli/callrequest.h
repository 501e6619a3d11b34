// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "base/result.h"

class QCommandLineParser;

namespace storedesk::cli {

// The request that the arguments of “call” name, or what is wrong with them.
[[nodiscard]] base::Result<api::Request> requestFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
