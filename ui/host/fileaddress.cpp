// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/fileaddress.h"

#include "ui/host/pageid.h"

#include <QFileInfo>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

PageAddress placeOfFile(const QString &path)
{
    return {.page = pageid::files, .values = {QFileInfo(path).absoluteFilePath()}};
}

PageAddress placeOfComparison(const QString &before, const QString &after)
{
    return {.page = pageid::compareFiles,
            .values = {QFileInfo(before).absoluteFilePath(), QFileInfo(after).absoluteFilePath()}};
}

} // namespace storedesk::ui
