// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::ui::create {

// The kinds of exports that can be made here, with their names: those of the interface and the data
// explorer, which has an operation of its own.
[[nodiscard]] QList<catalogue::Option> exportKinds();
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

// What would make an export like this one again.
[[nodiscard]] QJsonObject exportLike(const QJsonObject &record);

} // namespace storedesk::ui::create
