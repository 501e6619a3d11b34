// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QDateTime>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>

namespace storedesk::itemmodels {

// Returns the value of a field's key: dots step into objects, [] collects from every element of a
// list.
[[nodiscard]] QJsonValue valueAt(const QJsonObject &record, QLatin1StringView key);

// Returns the text for display. Times of today and yesterday are relative.
[[nodiscard]] QString displayText(const catalogue::Field &field, const QJsonObject &record,
                                  const QDateTime &now, const QLocale &locale = {});
// Returns the complete text for tool tips: the exact time with its zone, the text uncut.
[[nodiscard]] QString fullText(const catalogue::Field &field, const QJsonObject &record,
                               const QLocale &locale = {});
// Returns a value that sorts correctly: numbers as numbers, times as times.
[[nodiscard]] QVariant sortValue(const catalogue::Field &field, const QJsonObject &record);
[[nodiscard]] Qt::Alignment alignmentOf(const catalogue::Field &field);
[[nodiscard]] bool isNumber(catalogue::Type type);

} // namespace storedesk::itemmodels
