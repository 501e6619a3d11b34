// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::ui::records {

// A contact out of the cells of an exported table, as the service would answer it. What a cell is
// follows the record that is alike; without one, the catalogue.
[[nodiscard]] QJsonObject keptRecord(const QStringList &columns, const QList<QByteArray> &cells,
                                     const QJsonObject &alike = {});

// How long ago that was: "3 hours ago".
[[nodiscard]] QString keptAge(const QDateTime &asked, const QDateTime &now);

} // namespace storedesk::ui::records
