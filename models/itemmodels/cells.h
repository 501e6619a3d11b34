// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QDateTime>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>

namespace storedesk::itemmodels {

// Returns the value for a field key. Dots step into objects, and [] collects from every element of
// a list.
[[nodiscard]] QJsonValue valueAt(const QJsonObject &record, QLatin1StringView key);

// Returns the text to display. Times today and yesterday are relative.
[[nodiscard]] QString displayText(const catalogue::Field &field, const QJsonObject &record,
                                  const QDateTime &now, const QLocale &locale = {});
// Returns the complete text for tool tips, with the exact time and zone, and without truncation.
[[nodiscard]] QString fullText(const catalogue::Field &field, const QJsonObject &record,
                               const QLocale &locale = {});
// Returns a value that sorts correctly, so that numbers and times are not compared as strings.
[[nodiscard]] QVariant sortValue(const catalogue::Field &field, const QJsonObject &record);
[[nodiscard]] Qt::Alignment alignmentOf(const catalogue::Field &field);
[[nodiscard]] bool isNumber(catalogue::Type type);

} // namespace storedesk::itemmodels
