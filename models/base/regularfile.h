// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <QByteArray>
#include <QString>

namespace storedesk::base {

// Reads a whole small file that belongs to the program. Fails with the reason for devices and
// pipes, which may be endless, and for files larger than the limit.
[[nodiscard]] tl::expected<QByteArray, QString> readRegularFile(const QString &path);

} // namespace storedesk::base
