// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace storedesk::cli {

// Returns why the service would refuse an import, as far as can be checked locally: a missing,
// unknown or wrong part of the form, or an unsupported file.
[[nodiscard]] std::optional<base::Problem>
problemOfImport(const QString &path, const QList<std::pair<QString, QString>> &parts);

} // namespace storedesk::cli
