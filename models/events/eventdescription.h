// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

namespace storedesk::events {

// Returns a Markdown page with everything a developer needs to send such an event, in the current
// language.
[[nodiscard]] QString descriptionOf(const QJsonObject &eventType, const QJsonObject &sample,
                                    const QString &address);

} // namespace storedesk::events
