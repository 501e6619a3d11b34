// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>
#include <QLocale>

namespace storedesk::records {

// Returns whether the value is missing, null, an empty string or an empty list, which look the same
// to the user.
[[nodiscard]] bool isNothing(const QJsonValue &value);
[[nodiscard]] bool isSame(const QJsonValue &one, const QJsonValue &other);

// Returns the member with this key. Dots step into nested objects.
[[nodiscard]] QJsonValue memberAt(const QJsonObject &object, const QString &key);
void setMemberAt(QJsonObject &object, const QString &key, const QJsonValue &value);
// Converts a key to a JSON Pointer.
[[nodiscard]] QString pointerOf(const QString &key);
// Returns whether the pointer refers to this key or to a value inside it.
[[nodiscard]] bool leadsTo(const QString &pointer, const QString &key);

// Returns the value as the user would type it. Strings have no quotes, and everything else is JSON.
[[nodiscard]] QString plainText(const QJsonValue &value);

} // namespace storedesk::records
