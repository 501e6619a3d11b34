// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

namespace storedesk::spreadsheet {

// Returns the cells of the first table in copied HTML as text. Ignores styles, scripts and external
// references.
[[nodiscard]] QList<QStringList> tableOfHtml(const QString &html);

} // namespace storedesk::spreadsheet
