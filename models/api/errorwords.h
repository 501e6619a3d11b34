// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "http/outcome.h"
#include "http/request.h"

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
    // The fields of the request, whose titles replace the pointers of the service.
    catalogue::FieldSet fields = {};
};

// Returns the fields that the body of a request may have, without those that the account defines.
[[nodiscard]] catalogue::FieldSet bodyFieldsOf(const http::Request &request);
// Returns the title of a field that the service rejected, or its last name if it has no title.
[[nodiscard]] QString titleOf(const http::FieldError &field, const catalogue::FieldSet &fields);
// Returns the text of an error: what happened, why, and what to do next.
[[nodiscard]] base::Problem wordsOf(const http::Error &error, const WordFacts &facts);
// Like wordsOf(), for the error of a request to a host.
[[nodiscard]] base::Problem wordsFor(const http::Error &error, const http::Request &request,
                                     const QString &host, const QString &detail);

} // namespace storedesk::api
