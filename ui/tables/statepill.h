// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/calllogmodel.h"
#include "ui/tables/pilldelegate.h"

#include <QJsonObject>

namespace storedesk::ui {

// Returns the icon and colour for a state reported by the service. An unknown state gets a neutral
// icon.
[[nodiscard]] Pill pillOfState(QStringView state, const QString &words);
// Returns the pill for a finished import with rows that the service rejected.
[[nodiscard]] Pill pillOfRefused(qint64 rows);
// Returns the pill for an export or import. While it is running, the pill includes the progress.
[[nodiscard]] Pill pillOfRecord(const QJsonObject &record, const QString &words);
[[nodiscard]] Pill pillOfEnd(itemmodels::CallLogModel::End end, const QString &words);

} // namespace storedesk::ui
