// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

namespace storedesk::spreadsheet {

// The cells of the first table in HTML that was copied, as text. Nothing of it is obeyed: no style,
// no script, nothing that would have to be fetched.
[[nodiscard]] QList<QStringList> tableOfHtml(const QString &html);

} // namespace storedesk::spreadsheet
