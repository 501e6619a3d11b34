// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openfile.h"

#include "ui/files/recentfiles.h"
#include "ui/frame/frame.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

QString tableFileFilter()
{
    return QCoreApplication::translate("OpenFile",
                                       "Tables (*.csv *.tsv *.txt *.zip);;All files (*)");
}

void askForFiles(Frame &frame)
{
    auto *dialog = new QFileDialog(nullptr, QCoreApplication::translate("OpenFile", "Open files"));
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tableFileFilter());
    const auto recent = recentFiles(frame);
    dialog->setDirectory(recent.isEmpty()
                             ? QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)
                             : QFileInfo(recent.first().path).absolutePath());
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [&frame](const QStringList &paths) { openFiles(frame, paths); });
    frame.openDialog(dialog);
}

QStringList filesIn(const QMimeData *data)
{
    QStringList paths;
    for (const auto &url : data->urls()) {
        const auto path = url.toLocalFile();
        if (!path.isEmpty() && QFileInfo(path).isFile())
            paths.append(path);
    }
    return paths;
}

void openFiles(Frame &frame, const QStringList &paths)
{
    for (const auto &path : paths)
        frame.open(placeOfFile(path));
}

QString folderTemplate(const Frame &frame)
{
    const auto folder = frame.temporaryFolder();
    return QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(u"page-XXXXXX"_s);
}

} // namespace storedesk::ui::files
