// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openfile.h"

#include "base/newfile.h"
#include "ui/frame/filedialog.h"
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
#include <QTemporaryDir>
#include <QUrl>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

QString tableFileFilter()
{
    return QCoreApplication::translate("OpenFile",
                                       "Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;"
                                       "All files (*)");
}

QString folderToStartIn(Frame &frame, const QString &path)
{
    const auto folder = QFileInfo(path).absolutePath();
    return !path.isEmpty() && !isOwnFolder(frame, folder) && QFileInfo(folder).isDir()
        ? folder
        : usualFolder(frame);
}

void askForFiles(Frame &frame)
{
    auto *dialog =
        fileDialog(frame, nullptr, QCoreApplication::translate("OpenFile", "Open files"));
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tableFileFilter());
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
    noteFolder(frame, paths.value(0));
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
        return frame.tell(openWords(QT_TRANSLATE_NOOP(
            "OpenFile", "The clipboard contains no table. Copy cells from a spreadsheet first.")));
    QTemporaryDir folder(folderTemplate(frame));
    // Not removed here, because the page reads the file. It is deleted with the temporary folder of
    // this run.
    folder.setAutoRemove(false);
    const auto name = openWords(QT_TRANSLATE_NOOP("OpenFile", "Pasted rows")) + u".tsv"_s;
    base::NewFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.commit())
        return frame.tell(openWords(QT_TRANSLATE_NOOP("OpenFile", "Couldn't store the rows: %1"))
                              .arg(file.errorString()));
    frame.open(placeOfFile(folder.filePath(name)));
}

QString folderTemplate(const Frame &frame)
{
    const auto folder = frame.temporaryFolder();
    return QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(u"page-XXXXXX"_s);
}

} // namespace storedesk::ui::files
