// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/overview/chartdata.h"

#include <QFuture>

namespace storedesk::ui::overview {

// Writes the chart to this file, as SVG when its name says so and as PNG otherwise. In a thread of
// its own; a file that was there before is replaced only by a whole one.
[[nodiscard]] QFuture<base::Result<void>> writeChart(const ChartData &data, const ChartLook &look,
                                                     const QString &path);

} // namespace storedesk::ui::overview
