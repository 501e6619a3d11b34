// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QDateTime>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>

namespace storedesk::items {

// The value a field's key leads to: dots step into objects, [] gathers from every element of a
// list.
[[nodiscard]] QJsonValue valueAt(const QJsonObject &record, QLatin1StringView key);

// What a person reads. Times of today and yesterday are said as such.
[[nodiscard]] QString displayText(const catalogue::Field &field, const QJsonObject &record,
                                  const QDateTime &now, const QLocale &locale = {});
// The whole of it, for tool tips: the exact time with its zone, the text unshortened.
[[nodiscard]] QString fullText(const catalogue::Field &field, const QJsonObject &record,
                               const QLocale &locale = {});
// What sorts right: numbers as numbers, times as times.
[[nodiscard]] QVariant sortValue(const catalogue::Field &field, const QJsonObject &record);
[[nodiscard]] Qt::Alignment alignmentOf(const catalogue::Field &field);
[[nodiscard]] bool isNumber(catalogue::Type type);

} // namespace storedesk::items
