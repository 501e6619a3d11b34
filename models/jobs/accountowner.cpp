// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/accountowner.h"

#include "desk/desk.h"

#include <QCryptographicHash>
#include <QDir>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::JobOwner;

static QDir environmentRoot(const QString &dataFolder)
{
    return QDir(dataFolder).filePath(u"environment"_s);
}

JobOwner ownerOf(const accounts::Profile &profile, const api::Connection &connection)
{
    auto address = connection.baseUrl;
    if (profile.kind == accounts::Kind::Practice && api::isLoopback(address))
        address.setPort(-1);
    return JobOwner::of(address, profile.id, connection.key);
}

JobOwner ownerOf(const api::Connection &connection)
{
    return JobOwner::of(connection.baseUrl, {}, connection.key);
}

QString environmentFolder(const QString &dataFolder, const JobOwner &owner)
{
    static constexpr qsizetype nameLength = 16;
    const auto digest = QCryptographicHash::hash((owner.address + u'\n' + owner.keyId).toUtf8(),
                                                 QCryptographicHash::Sha256)
                            .toHex()
                            .first(nameLength);
    return environmentRoot(dataFolder).filePath(QString::fromLatin1(digest));
}

QStringList environmentFolders(const QString &dataFolder)
{
    const auto root = environmentRoot(dataFolder);
    QStringList folders;
    for (const auto &name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        folders.append(root.filePath(name));
    return folders;
}

JobFolder jobFolderOf(desk::Desk &desk)
{
    return JobFolder(QDir(desk.folder()).filePath(u"jobs"_s),
                     ownerOf(desk.profile(), desk.session().client().connection()));
}

} // namespace storedesk::jobs
