// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace storedesk::cli {

// What the service would refuse in an import, as far as it can be seen from here: a form with a
// part missing, unknown or wrong, or a file it does not take.
[[nodiscard]] std::optional<base::Problem>
problemOfImport(const QString &path, const QList<std::pair<QString, QString>> &parts);

} // namespace storedesk::cli
