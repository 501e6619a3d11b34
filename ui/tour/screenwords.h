// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QWidget;

namespace storedesk::ui::tour {

// Returns the distinct texts of a window in order: titles, labels, buttons, tabs and columns.
// Numbers and dates are left out, because they change over time. The result does not depend on the
// Qt version or font, so that it shows whether a picture is outdated.
[[nodiscard]] QStringList screenWords(const QWidget &window);

} // namespace storedesk::ui::tour
