// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "exports/exportperiods.h"

#include <QDate>
#include <QJsonObject>

namespace storedesk::exports {

// Returns the supported kinds of exports with their names: those of the export operation, and the
// data explorer, which has a separate operation.
[[nodiscard]] QList<catalogue::Option> exportKinds();
[[nodiscard]] QString titleOfKind(const QString &kind);
[[nodiscard]] bool isExportKind(const QString &kind);
[[nodiscard]] bool isExplorerKind(const QString &kind);
[[nodiscard]] bool hasRange(const QString &kind);

// Returns the rules for the body of one kind, without the type. Conditions on the type are
// resolved.
[[nodiscard]] catalogue::FieldSet exportRules(const QString &kind);
// Returns the full key of a filter, such as filters.fromDate.
[[nodiscard]] QString exportKeyOf(QLatin1StringView filter);

// Returns the number of days between the dates. If they are whole days, both are included. Negative
// if the dates are reversed, nothing if one of them is not a date.
[[nodiscard]] std::optional<qint64> daysBetween(const QString &from, const QString &to,
                                                bool wholeDays);

// Adds this range to the filters in the format that the body requires.
[[nodiscard]] QJsonObject withRange(QJsonObject values, const ExportDateRange &days,
                                    bool wholeDays);
// Returns the form values that a plan was made from, with its whole range.
[[nodiscard]] QJsonObject valuesOf(const exportrun::ExportPlan &plan);
// Turns the values of a form, whose range may have any length, into a plan with one or more
// exports.
[[nodiscard]] base::Result<exportrun::ExportPlan> planOf(const QString &kind,
                                                         const QJsonObject &values, QDate today);

} // namespace storedesk::exports
