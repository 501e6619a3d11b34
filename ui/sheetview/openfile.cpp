// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "openfile.h"

#include "base/newfile.h"
#include "imports/recipeshelf.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/tables/pastedtable.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

QString tableFileFilter()
{
    return QCoreApplication::translate("OpenFile",
                                       "Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;"
                                       "All files (*)");
}

QString folderToStartIn(PageHost &host, const QString &path)
{
    const auto folder = QFileInfo(path).absolutePath();
    return !path.isEmpty() && !isOwnFolder(host, folder) && QFileInfo(folder).isDir()
        ? folder
        : usualFolder(host);
}

void askForFiles(PageHost &host)
{
    auto *dialog = fileDialog(host, nullptr, QCoreApplication::translate("OpenFile", "Open files"));
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tableFileFilter());
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [&host](const QStringList &paths) { openFiles(host, paths); });
    host.openDialog(dialog);
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

void openFiles(PageHost &host, const QStringList &paths)
{
    noteFolder(host, paths.value(0));
    for (const auto &path : paths) {
        if (!path.endsWith(recipeEnding)) {
            host.open(placeOfFile(path));
        } else if (host.hasAccount()) {
            // The import assistant reports a file that is not a recipe.
            const auto recipe = imports::readRecipe(path);
            host.open(recipePlace(path, recipe ? recipe->kind : imports::RecipeKind::Import));
        } else {
            host.tell(QCoreApplication::translate(
                "OpenFile", "Connect an account first. Then open the recipe again."));
        }
    }
}

static QString openWords(const char *text)
{
    return QCoreApplication::translate("OpenFile", text);
}

void openClipboard(PageHost &host)
{
    const auto *copied = QGuiApplication::clipboard()->mimeData();
    if (const auto files = copied ? filesIn(copied) : QStringList(); !files.isEmpty())
        return openFiles(host, files);
    const auto text = copied ? tableTextOf(*copied) : QString();
    if (text.trimmed().isEmpty())
        return host.tell(openWords(QT_TRANSLATE_NOOP(
            "OpenFile", "The clipboard contains no table. Copy cells from a spreadsheet first.")));
    QTemporaryDir folder(folderTemplate(host));
    // Keep the file, because the page reads it. It is deleted with the temporary folder when the
    // program exits.
    folder.setAutoRemove(false);
    const auto name = openWords(QT_TRANSLATE_NOOP("OpenFile", "Pasted rows")) + u".tsv"_s;
    base::NewFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.commit())
        return host.tell(openWords(QT_TRANSLATE_NOOP("OpenFile", "Couldn't store the rows: %1"))
                             .arg(file.errorString()));
    host.open(placeOfFile(folder.filePath(name)));
}

QString folderTemplate(const PageHost &host)
{
    const auto folder = host.temporaryFolder();
    return QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(u"page-XXXXXX"_s);
}

} // namespace storedesk::ui::sheetview
