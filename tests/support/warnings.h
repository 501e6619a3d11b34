// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRegularExpression>

namespace support {

// Every warning but those that Qt's offscreen platform makes about itself. For QTest::failOnWarning
// in init().
inline QRegularExpression anyRealWarning()
{
    return QRegularExpression(
        QStringLiteral("^(?!This plugin does not support |QStandardPaths: )"));
}

} // namespace support
