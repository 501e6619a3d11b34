// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/connection.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::events {

// A document that helps a developer send events of a type. Never contains the key: programs read it
// from the environment variable STOREDESK_API_KEY.
enum class DeveloperFormat : quint8 { Markdown, Curl, JavaScript, Php, Python, Schema };

[[nodiscard]] QString titleOf(DeveloperFormat kind);
[[nodiscard]] QString fileNameOf(DeveloperFormat kind, const QJsonObject &eventType);
// Returns the formats available for an event type. For events received by webhook or from a
// website, which are not sent to the event address, only the description is available.
[[nodiscard]] QList<DeveloperFormat> developerFormatsOf(const QJsonObject &eventType);
[[nodiscard]] QString developerTextOf(DeveloperFormat kind, const QJsonObject &eventType,
                                      const http::Connection &connection, QDate today);

[[nodiscard]] QJsonObject schemaOf(const QJsonObject &eventType);

} // namespace storedesk::events
