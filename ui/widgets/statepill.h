// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/calllogmodel.h"
#include "ui/widgets/pilldelegate.h"

#include <QJsonObject>

namespace storedesk::ui {

// The sign and the colour of a state as the service names it. An unknown state is shown with a
// neutral sign.
[[nodiscard]] Pill pillOfState(QStringView state, const QString &words);
// Of an import that is finished, with rows that the service did not take.
[[nodiscard]] Pill pillOfRefused(qint64 rows);
// Of an export or an import: what runs also tells how far it is.
[[nodiscard]] Pill pillOfRecord(const QJsonObject &record, const QString &words);
[[nodiscard]] Pill pillOfEnd(items::CallLogModel::End end, const QString &words);

} // namespace storedesk::ui
