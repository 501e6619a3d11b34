// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/shownfolder.h"

#include "ui/host/pagehost.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QUrl>

namespace storedesk::ui {

namespace {
struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(FolderWords)
};
} // namespace

void showFolder(PageHost &host, const QString &folder)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        host.tell(FolderWords::tr("No program is set up to show folders. The folder is %1.")
                      .arg(QDir::toNativeSeparators(folder)));
}

} // namespace storedesk::ui
