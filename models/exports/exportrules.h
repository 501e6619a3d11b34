// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "exports/exportperiods.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::exports {

// The kinds of exports that can be made here, with their names: those of the interface and the data
// explorer, which has an operation of its own.
[[nodiscard]] QList<catalogue::Option> exportKinds();
[[nodiscard]] QString titleOfKind(const QString &kind);
[[nodiscard]] bool isExportKind(const QString &kind);
[[nodiscard]] bool isExplorerKind(const QString &kind);
[[nodiscard]] bool hasRange(const QString &kind);

// The rules of the body of one kind, without the type: what depends on it is decided.
[[nodiscard]] catalogue::FieldSet exportRules(const QString &kind);
// Below the filters: filters.fromDate.
[[nodiscard]] QString exportKeyOf(QLatin1StringView filter);

// Days from one to the other; of whole days both are in. Negative: the wrong way round. Nothing:
// one of them is no date.
[[nodiscard]] std::optional<qint64> daysBetween(const QString &from, const QString &to,
                                                bool wholeDays);

// With this range below the filters, as a body says it.
[[nodiscard]] QJsonObject withRange(QJsonObject values, const DayRange &days, bool wholeDays);
// What a plan was made of: the values with its whole range.
[[nodiscard]] QJsonObject valuesOf(const jobs::ExportPlan &plan);
// The exports that a form is answered with: its values may have a range of any length.
[[nodiscard]] base::Result<jobs::ExportPlan> planOf(const QString &kind, const QJsonObject &values,
                                                    QDate today);

} // namespace storedesk::exports
