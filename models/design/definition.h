// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QJsonObject>

namespace storedesk::design {

// What makes an event type what it is, as it is sent to create one: without what the service adds
// (ID, dates) and without what does not belong to its direction or to the types of its fields, such
// as the alias of one that the service sends itself.
[[nodiscard]] QJsonObject definitionOf(const QJsonObject &eventType);

// The definition as a file of its own. The same definition is always the same bytes, so that files
// can live in version control.
[[nodiscard]] QByteArray definitionFile(const QJsonObject &eventType);
[[nodiscard]] base::Result<QJsonObject> definitionIn(const QByteArray &file);

} // namespace storedesk::design
