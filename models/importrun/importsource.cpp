// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importsource.h"

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

base::Result<void> checkSource(const QString &path, const QString &fingerprint)
{
    const auto shown = QDir::toNativeSeparators(path);
    if (!QFileInfo::exists(path))
        return tl::unexpected(
            base::Problem{.what = SourceWords::tr("The file no longer exists: %1").arg(shown)});
    const auto file = csv::BlockFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    if (fingerprintOf(**file) != fingerprint)
        return tl::unexpected(base::Problem{
            .what = SourceWords::tr("The file was changed after the import: %1").arg(shown)});
    return {};
}

} // namespace storedesk::importrun
