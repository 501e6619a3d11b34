// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openfile.h"

#include "base/newfile.h"
#include "desk/desk.h"
#include "ui/files/recentfiles.h"
#include "ui/frame/frame.h"
#include "ui/frame/importplace.h"
#include "ui/widgets/pastedtable.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

QString tableFileFilter()
{
    return QCoreApplication::translate("OpenFile",
                                       "Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;"
                                       "All files (*)");
}

// What lies in a folder of the program is not where people keep their files.
static bool isOwn(Frame &frame, const QString &folder)
{
    const QStringList own{frame.settingsFolder(), frame.temporaryFolder(),
                          frame.hasDesk() ? frame.desk().folder() : QString()};
    return std::ranges::any_of(own, [&folder](const QString &path) {
        return !path.isEmpty() && (folder + u'/').startsWith(QDir::cleanPath(path) + u'/');
    });
}

QString folderToStartIn(Frame &frame, const QString &path)
{
    QStringList paths{path};
    for (const auto &file : recentFiles(frame))
        paths.append(file.path);
    for (const auto &candidate : std::as_const(paths)) {
        const auto folder = QFileInfo(candidate).absolutePath();
        if (!candidate.isEmpty() && !isOwn(frame, folder) && QFileInfo(folder).isDir())
            return folder;
    }
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void askForFiles(Frame &frame)
{
    auto *dialog = new QFileDialog(nullptr, QCoreApplication::translate("OpenFile", "Open files"));
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tableFileFilter());
    dialog->setDirectory(folderToStartIn(frame));
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
    for (const auto &path : paths) {
        const bool recipe = frame.hasDesk() && path.endsWith(importRecipeEnding);
        frame.open(recipe ? importRecipePlace(path) : placeOfFile(path));
    }
}

static QString openWords(const char *text)
{
    return QCoreApplication::translate("OpenFile", text);
}

void openClipboard(Frame &frame)
{
    const auto *copied = QGuiApplication::clipboard()->mimeData();
    if (const auto files = copied ? filesIn(copied) : QStringList(); !files.isEmpty())
        return openFiles(frame, files);
    const auto text = copied ? tableTextOf(*copied) : QString();
    if (text.trimmed().isEmpty())
        return frame.tell(openWords(QT_TRANSLATE_NOOP("OpenFile",
                                                      "Nothing that was copied is a table. "
                                                      "Copy cells of a spreadsheet first.")));
    QTemporaryDir folder(folderTemplate(frame));
    folder.setAutoRemove(false); // the page reads it; it goes with the folder of this run
    const auto name = openWords(QT_TRANSLATE_NOOP("OpenFile", "Pasted rows")) + u".tsv"_s;
    base::NewFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.commit())
        return frame.tell(openWords(QT_TRANSLATE_NOOP("OpenFile", "The rows could not be kept: %1"))
                              .arg(file.errorString()));
    frame.open(placeOfFile(folder.filePath(name)));
}

QString folderTemplate(const Frame &frame)
{
    const auto folder = frame.temporaryFolder();
    return QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(u"page-XXXXXX"_s);
}

} // namespace storedesk::ui::files
