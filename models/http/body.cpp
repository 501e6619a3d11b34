// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "body.h"

#include <QJsonDocument>

namespace storedesk::http {

base::Result<Body> bodyOf(const Request &request)
{
    if (const auto *form = std::get_if<ImportForm>(&request.body))
        return bodyOf(*form);
    if (const auto *json = std::get_if<QJsonObject>(&request.body)) {
        return Body{.device = std::make_unique<OneShotBytes>(
                        QJsonDocument(*json).toJson(QJsonDocument::Compact)),
                    .contentType = "application/json"};
    }
    return Body{.device = std::make_unique<OneShotBytes>(QByteArray())};
}

} // namespace storedesk::http
