// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/filedialog.h"

#include "account/account.h"
#include "settings/settingsfile.h"
#include "ui/host/pagehost.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

// Property on the settings object that holds the folder for this run.
static constexpr auto folderProperty = "lastFolder";
// Key in the settings file.
static constexpr auto folderKey = "files/lastFolder"_L1;

bool isOwnFolder(PageHost &host, const QString &folder)
{
    const QStringList own{host.settingsFolder(), host.temporaryFolder(),
                          host.hasAccount() ? host.account().folder() : QString()};
    return std::ranges::any_of(own, [&folder](const QString &path) {
        return !path.isEmpty() && (folder + u'/').startsWith(QDir::cleanPath(path) + u'/');
    });
}

static QString lastFolder(PageHost &host)
{
    auto &settings = host.settings();
    auto folder = settings.property(folderProperty).toString();
    if (folder.isEmpty() && !settings.file().isEmpty())
        folder = storedesk::settings::storedValue(settings.file(), folderKey).toString();
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? folder : QString();
}

void noteFolder(PageHost &host, const QString &path)
{
    const QFileInfo file(path);
    const auto folder = file.isDir() ? file.absoluteFilePath() : file.absolutePath();
    if (path.isEmpty() || isOwnFolder(host, folder))
        return;
    auto &settings = host.settings();
    settings.setProperty(folderProperty, folder);
    if (!settings.file().isEmpty())
        storedesk::settings::storeValue(settings.file(), folderKey, folder);
}

QString usualFolder(PageHost &host)
{
    if (const auto last = lastFolder(host); !last.isEmpty())
        return last;
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString usualFolderForDownloads(PageHost &host)
{
    const auto last = lastFolder(host);
    const bool chosen = !host.settings().isUsual(settings::Setting::DownloadFolder);
    return chosen || last.isEmpty() ? settings::downloadFolder(host.settings()) : last;
}

QFileDialog *fileDialog(PageHost &host, QWidget *parent, const QString &title)
{
    auto *dialog = new QFileDialog(parent, title, usualFolder(host));
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [&host](const QStringList &paths) { noteFolder(host, paths.value(0)); });
    return dialog;
}

} // namespace storedesk::ui
