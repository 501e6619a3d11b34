// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/request.h"

class QCommandLineParser;

namespace storedesk::cli {

// Builds a request from the arguments of “call”, or returns the error in the arguments.
[[nodiscard]] base::Result<http::Request> requestFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
