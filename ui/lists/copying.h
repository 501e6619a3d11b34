// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/clipboardtable.h"

#include <QJsonObject>

namespace storedesk::ui::lists {

[[nodiscard]] QString asMarkdown(const CopiedTable &table);
// One record as an object, several as a list.
[[nodiscard]] QString asJson(const QList<QJsonObject> &records);

} // namespace storedesk::ui::lists
