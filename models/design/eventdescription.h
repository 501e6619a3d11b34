// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>

namespace storedesk::design {

// One page in Markdown that says all a developer has to know to send such an event. In the language
// of the console.
[[nodiscard]] QString descriptionOf(const QJsonObject &eventType, const QJsonObject &sample,
                                    const QString &address);

} // namespace storedesk::design
