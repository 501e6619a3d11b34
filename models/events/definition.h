// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonObject>

namespace storedesk::events {

// Returns the definition of an event type as sent to create it, without members that the service
// adds (ID, dates) or that do not apply to its direction or field types, such as the alias of a
// type that the service sends.
[[nodiscard]] QJsonObject definitionOf(const QJsonObject &eventType);

// Returns the definition as a file. The same definition always produces the same bytes, so that
// files can be put under version control.
[[nodiscard]] QByteArray definitionFile(const QJsonObject &eventType);
[[nodiscard]] base::Result<QJsonObject> definitionIn(const QByteArray &file);

} // namespace storedesk::events
