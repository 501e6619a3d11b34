// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

namespace storedesk::ui::records {

// Converts the cells of an exported contact to the format in which the service returns contacts.
// The value types follow the given similar record, or the catalogue if there is none.
[[nodiscard]] QJsonObject offlineRecord(const QStringList &columns, const QList<QByteArray> &cells,
                                        const QJsonObject &alike = {});

// Returns the age as text, for example "3 hours ago".
[[nodiscard]] QString storedAge(const QDateTime &asked, const QDateTime &now);

} // namespace storedesk::ui::records
