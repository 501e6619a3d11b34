// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::design {

// A document that helps a developer send events of a type. Never contains the key: programs read it
// from the environment variable STOREDESK_API_KEY.
enum class HandOver : quint8 { Markdown, Curl, JavaScript, Php, Python, Schema };

[[nodiscard]] QString titleOf(HandOver kind);
[[nodiscard]] QString fileNameOf(HandOver kind, const QJsonObject &eventType);
// Events received by webhook or from a website are not sent to the event address: for them only the
// description is available.
[[nodiscard]] QList<HandOver> handOversOf(const QJsonObject &eventType);
[[nodiscard]] QString handOverText(HandOver kind, const QJsonObject &eventType,
                                   const api::Connection &connection, QDate today);

[[nodiscard]] QJsonObject schemaOf(const QJsonObject &eventType);

} // namespace storedesk::design
