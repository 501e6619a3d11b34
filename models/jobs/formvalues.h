// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>
#include <QLocale>

namespace storedesk::jobs {

// Missing, null, an empty text and an empty list all look the same to a person.
[[nodiscard]] bool isNothing(const QJsonValue &value);
[[nodiscard]] bool isSame(const QJsonValue &one, const QJsonValue &other);

// The member that a key leads to; dots step into objects.
[[nodiscard]] QJsonValue memberAt(const QJsonObject &object, const QString &key);
void setMemberAt(QJsonObject &object, const QString &key, const QJsonValue &value);
// The same way as a JSON Pointer.
[[nodiscard]] QString pointerOf(const QString &key);
// A pointer leads to this key or into it.
[[nodiscard]] bool leadsTo(const QString &pointer, const QString &key);

// As it would be typed: a text without quotes, everything else as JSON.
[[nodiscard]] QString plainText(const QJsonValue &value);

} // namespace storedesk::jobs
