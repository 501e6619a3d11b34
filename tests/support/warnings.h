// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRegularExpression>

namespace support {

// Matches every warning except those from Qt's offscreen platform, the one about a reply that is
// aborted while its connection ends, and the one from Qt 6.8 when two connections log in to the
// same proxy. For QTest::failOnWarning in init().
inline QRegularExpression anyRealWarning()
{
    return QRegularExpression(
        QStringLiteral("^(?!This plugin does not support |QStandardPaths: "
                       "|QNetworkReplyImplPrivate::error: Internal problem, this method must only "
                       "|QNetworkAccessCache::addEntry: overriding active cache entry )"));
}

} // namespace support
