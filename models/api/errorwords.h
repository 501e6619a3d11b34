// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"

namespace storedesk::api {

// The facts that an error text needs in addition to the error.
struct WordFacts
{
    // Title of the operation.
    QString operation = {};
    QString host = {};
    // Message of the service, the network or the certificate check.
    QString detail = {};
    // The scope that the key would need.
    QString scope = {};
};

// Returns the text of an error: what happened, why, and what to do next.
[[nodiscard]] base::Problem wordsOf(const http::Error &error, const WordFacts &facts);

} // namespace storedesk::api
