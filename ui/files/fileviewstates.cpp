// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileviewstates.h"

#include "base/newfile.h"
#include "base/privatefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

// Layout files larger than this are ignored.
static constexpr qint64 largest = 1024 * 1024;

FileViewStates::FileViewStates(const QString &settingsFolder)
    : m_folder(settingsFolder.isEmpty() ? QString() : QDir(settingsFolder).filePath(u"files"_s))
{ }

// Hashes the path, so that the file name does not reveal it.
QString FileViewStates::fileOf(const QString &path) const
{
    const auto number = QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(),
                                                 QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(QString::fromLatin1(number.toHex()) + ".json"_L1);
}

std::optional<sheet::Arrangement> FileViewStates::of(const QString &path) const
{
    QFile file(fileOf(path));
    if (m_folder.isEmpty() || file.size() > largest || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return sheet::arrangementOf(QJsonDocument::fromJson(file.readAll()).object());
}

void FileViewStates::keep(const QString &path, const sheet::Arrangement &arrangement) const
{
    if (m_folder.isEmpty())
        return;
    if (sheet::isPlain(arrangement))
        return forget(path);
    if (!base::makePrivateFolder(m_folder))
        return;
    base::NewFile file(fileOf(path));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QJsonDocument(sheet::jsonOf(arrangement)).toJson(QJsonDocument::Compact));
    if (file.commit())
        dropOldest();
}

void FileViewStates::forget(const QString &path) const
{
    if (!m_folder.isEmpty())
        QFile::remove(fileOf(path));
}

void FileViewStates::dropOldest() const
{
    const auto files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
    for (const auto &file : files.mid(most))
        QFile::remove(file.absoluteFilePath());
}

} // namespace storedesk::ui::files
