// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::gui {

struct Options
{
    bool practice = false;
    QString dataFolder = {};
    QStringList files = {};
    // If not empty, the program prints this text and ends with the exit code.
    QString message = {};
    int exitCode = 0;
};

[[nodiscard]] Options parseOptions(const QStringList &arguments);

} // namespace storedesk::gui
