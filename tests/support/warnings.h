// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRegularExpression>

namespace support {

// Every warning but those that Qt's offscreen platform makes about itself, the one it makes when a
// reply is aborted in the moment in which its connection ends, and the one of Qt 6.8 when two
// connections give a login to the same proxy. For QTest::failOnWarning in init().
inline QRegularExpression anyRealWarning()
{
    return QRegularExpression(
        QStringLiteral("^(?!This plugin does not support |QStandardPaths: "
                       "|QNetworkReplyImplPrivate::error: Internal problem, this method must only "
                       "|QNetworkAccessCache::addEntry: overriding active cache entry )"));
}

} // namespace support
