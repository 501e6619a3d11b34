// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importfile.h"

#include "catalogue/limits.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace storedesk::catalogue {

QString problemOfImportFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    // Reading something other than a regular file could block forever.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return QCoreApplication::translate("FileCheck", "The file cannot be read.");
    if (file.size() == 0)
        return QCoreApplication::translate("FileCheck", "The file is empty.");
    if (file.size() > catalogue::limits::importBytes)
        return QCoreApplication::translate(
                   "FileCheck", "The file is %1; the service accepts at most 50 MB. Split it.")
            .arg(QLocale().formattedDataSize(file.size()));
    const auto beginning = file.read(64);
    // The signatures of spreadsheets and archives; the service reads neither.
    if (beginning.startsWith("PK\x03\x04") || beginning.startsWith("\xD0\xCF\x11\xE0"))
        return QCoreApplication::translate(
            "FileCheck",
            "This is a spreadsheet or an archive. Open it in Files and save it as CSV first.");
    if (beginning.contains('\0') && !beginning.startsWith("\xFF\xFE")
        && !beginning.startsWith("\xFE\xFF"))
        return QCoreApplication::translate("FileCheck", "This is not a text file.");
    return {};
}

} // namespace storedesk::catalogue
