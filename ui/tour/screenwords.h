// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QWidget;

namespace storedesk::ui::tour {

// The words a window shows, each once and in order: titles, labels, buttons, tabs, columns. Numbers
// and dates are left out, because they change by themselves. The same with every version of Qt and
// every font, so that they tell whether a picture is older than what it shows.
[[nodiscard]] QStringList screenWords(const QWidget &window);

} // namespace storedesk::ui::tour
