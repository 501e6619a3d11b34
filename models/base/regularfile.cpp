// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace storedesk::base {

tl::expected<QByteArray, QString> readRegularFile(const QString &path)
{
    constexpr qint64 mostBytes = 64LL * 1024 * 1024;
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return tl::unexpected(QCoreApplication::translate("RegularFile", "It is not a file."));
    if (info.size() > mostBytes)
        return tl::unexpected(QCoreApplication::translate("RegularFile", "It is too large."));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.errorString());
    auto bytes = file.read(mostBytes);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(file.errorString());
    return bytes;
}

} // namespace storedesk::base
