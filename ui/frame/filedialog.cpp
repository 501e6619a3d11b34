// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/frame/filedialog.h"

#include "desk/desk.h"
#include "settings/settingsfile.h"
#include "ui/frame/frame.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

// Property of the settings object, for this run.
static constexpr auto folderProperty = "lastFolder";
// Key in the settings file.
static constexpr auto folderKey = "files/lastFolder"_L1;

bool isOwnFolder(Frame &frame, const QString &folder)
{
    const QStringList own{frame.settingsFolder(), frame.temporaryFolder(),
                          frame.hasDesk() ? frame.desk().folder() : QString()};
    return std::ranges::any_of(own, [&folder](const QString &path) {
        return !path.isEmpty() && (folder + u'/').startsWith(QDir::cleanPath(path) + u'/');
    });
}

static QString lastFolder(Frame &frame)
{
    auto &settings = frame.settings();
    auto folder = settings.property(folderProperty).toString();
    if (folder.isEmpty() && !settings.file().isEmpty())
        folder = storedesk::settings::storedValue(settings.file(), folderKey).toString();
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? folder : QString();
}

void noteFolder(Frame &frame, const QString &path)
{
    const QFileInfo file(path);
    const auto folder = file.isDir() ? file.absoluteFilePath() : file.absolutePath();
    if (path.isEmpty() || isOwnFolder(frame, folder))
        return;
    auto &settings = frame.settings();
    settings.setProperty(folderProperty, folder);
    if (!settings.file().isEmpty())
        storedesk::settings::storeValue(settings.file(), folderKey, folder);
}

QString usualFolder(Frame &frame)
{
    if (const auto last = lastFolder(frame); !last.isEmpty())
        return last;
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString usualFolderForDownloads(Frame &frame)
{
    const auto last = lastFolder(frame);
    const bool chosen = !frame.settings().isUsual(settings::Setting::DownloadFolder);
    return chosen || last.isEmpty() ? settings::downloadFolder(frame.settings()) : last;
}

QFileDialog *fileDialog(Frame &frame, QWidget *parent, const QString &title)
{
    auto *dialog = new QFileDialog(parent, title, usualFolder(frame));
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [&frame](const QStringList &paths) { noteFolder(frame, paths.value(0)); });
    return dialog;
}

} // namespace storedesk::ui
