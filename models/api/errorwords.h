// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"

namespace storedesk::api {

// What the words of an error are made of beside the error itself.
struct WordFacts
{
    QString operation = {}; // its title
    QString host = {};
    QString detail = {}; // what the service, the network or the certificate said
    QString scope = {}; // what the key would need
};

// Every error in words a person needs: what happened, why, what to do.
[[nodiscard]] base::Problem wordsOf(const Error &error, const WordFacts &facts);

} // namespace storedesk::api
