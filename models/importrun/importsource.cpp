// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importsource.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/progress.h"
#include "csv/blockfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace storedesk::importrun {

using namespace Qt::StringLiterals;

namespace {

struct SourceWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportSource)
};

} // namespace

QString fingerprintOf(const csv::BlockFile &file)
{
    static constexpr qsizetype piece = 4 * 1024 * 1024;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(file.size()));
    hash.addData(file.read(0, piece));
    if (file.size() > piece)
        hash.addData(file.read(std::max<qint64>(piece, file.size() - piece), piece));
    return QString::fromLatin1(hash.result().toHex());
}

static constexpr auto copyFolder = "source"_L1;

static base::Result<void> notCopied(const base::NewFile &copy)
{
    return tl::unexpected(base::Problem{
        .what = SourceWords::tr("Couldn't store a copy of the file."), .why = copy.errorString()});
}

base::Result<void> copySource(const csv::BlockFile &file, const QString &name,
                              const QString &folder, const base::Progress &progress)
{
    static constexpr qsizetype piece = 1024 * 1024;
    const QDir own(QDir(folder).filePath(copyFolder));
    if (const auto made = base::makePrivateFolder(own.path()); !made)
        return made;
    base::NewFile copy(
        own.filePath(name.isEmpty() ? SourceWords::tr("Pasted rows.csv", "name of a file") : name));
    if (!copy.open(QIODevice::WriteOnly))
        return notCopied(copy);
    for (qint64 at = 0; at < file.size(); at += piece) {
        if (progress.cancelled())
            return tl::unexpected(
                base::Problem{.what = SourceWords::tr("Copying the file was cancelled.")});
        if (copy.write(file.read(at, piece)) < 0)
            return notCopied(copy);
    }
    if (const auto whole = file.check(); !whole)
        return whole;
    return copy.commit() ? base::Result<void>() : notCopied(copy);
}

QString sourceCopyIn(const QString &folder)
{
    const QDir own(QDir(folder).filePath(copyFolder));
    const auto names = own.entryList(QDir::Files | QDir::Hidden);
    return names.isEmpty() ? QString() : own.filePath(names.constFirst());
}

static base::Result<void> checkSource(const QString &path, const QString &fingerprint)
{
    if (!QFileInfo::exists(path))
        return tl::unexpected(base::Problem{.what = SourceWords::tr("The file no longer exists."),
                                            .why = QDir::toNativeSeparators(path)});
    const auto file = csv::BlockFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    if (fingerprintOf(**file) != fingerprint)
        return tl::unexpected(
            base::Problem{.what = SourceWords::tr("The file was changed after the import."),
                          .why = QDir::toNativeSeparators(path)});
    return {};
}

base::Result<ImportSource> findSource(const QString &path, const QString &fingerprint,
                                      const QString &folder)
{
    const auto copy = sourceCopyIn(folder);
    if (path.isEmpty() && !copy.isEmpty())
        return ImportSource{.path = copy};
    const auto same = checkSource(path, fingerprint);
    if (same)
        return ImportSource{.path = path};
    if (copy.isEmpty())
        return tl::unexpected(same.error());
    return ImportSource{
        .path = copy,
        .note = u"%1 %2"_s.arg(same.error().what,
                               SourceWords::tr("This is the copy stored with the import."))};
}

} // namespace storedesk::importrun
