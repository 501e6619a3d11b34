// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::design {

// What a developer gets to send an event of a type. The key is never in it: programs take it from
// the environment, where $STOREDESK_API_KEY is.
enum class HandOver : quint8 { Markdown, Curl, JavaScript, Php, Python, Schema };

[[nodiscard]] QString titleOf(HandOver kind);
[[nodiscard]] QString fileNameOf(HandOver kind, const QJsonObject &eventType);
// What comes by webhook or from a website is not sent to the address of events: there is no program
// for it, only the description.
[[nodiscard]] QList<HandOver> handOversOf(const QJsonObject &eventType);
[[nodiscard]] QString handOverText(HandOver kind, const QJsonObject &eventType,
                                   const api::Connection &connection, QDate today);

[[nodiscard]] QJsonObject schemaOf(const QJsonObject &eventType);

} // namespace storedesk::design
