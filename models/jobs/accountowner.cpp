// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/accountowner.h"

#include "account/account.h"
#include "base/regularfile.h"
#include "catalogue/key.h"
#include "profiles/profiles.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::JobOwner;

JobOwner withStore(JobOwner owner, const QJsonObject &store)
{
    namespace key = catalogue::key;
    const auto domain = store.value(key::domains).toArray().at(0).toString();
    for (const auto &text :
         {store.value(key::id).toString(), store.value(key::url).toString(), domain}) {
        if (owner.store.isEmpty())
            owner.store = text;
    }
    owner.storeName = store.value(key::name).toString();
    return owner;
}

static QDir environmentRoot(const QString &dataFolder)
{
    return QDir(dataFolder).filePath(u"environment"_s);
}

JobOwner ownerOf(const profiles::Profile &profile, const http::Connection &connection)
{
    auto address = connection.baseUrl;
    if (profile.kind == profiles::StoreKind::Practice && http::isLoopback(address))
        address.setPort(-1);
    return JobOwner::of(address, profile.id, connection.key);
}

JobOwner ownerOf(const http::Connection &connection)
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

static journal::JobFolder jobsIn(const QString &accountFolder)
{
    return journal::JobFolder(QDir(accountFolder).filePath(u"jobs"_s));
}

// Ignores the port of loopback addresses, because the practice service listens on a different port
// at each start.
static QString comparableAddress(QUrl address)
{
    if (http::isLoopback(address))
        address.setPort(-1);
    return JobOwner::of(address, {}, {}).address;
}

// Returns an empty string if no file in the folder records an address.
static QString recordedAddress(const QString &folder, const base::Clock &clock)
{
    const auto identity = base::readRegularFile(QDir(folder).filePath(identityFile));
    const auto owner =
        JobOwner::fromJson(QJsonDocument::fromJson(identity.value_or(QByteArray())).object());
    if (owner.isKnown())
        return owner.address;
    for (const auto &job : jobsIn(folder).list(clock)) {
        if (job.head.outline.owner.isKnown())
            return job.head.outline.owner.address;
    }
    return {};
}

QStringList foldersOfService(const QString &dataFolder, const QUrl &address,
                             const base::Clock &clock)
{
    const auto wanted = comparableAddress(address);
    const QDir data(dataFolder);
    QStringList folders;
    profiles::Profiles profiles(data.filePath(u"profiles.json"_s));
    if (profiles.load()) {
        for (const auto &profile : profiles.all()) {
            const auto folder = data.filePath(profile.id);
            if (comparableAddress(profile.address) == wanted && QDir(folder).exists())
                folders.append(folder);
        }
    }
    for (const auto &folder : environmentFolders(dataFolder)) {
        const auto recorded = recordedAddress(folder, clock);
        if (recorded.isEmpty() || comparableAddress(QUrl(recorded)) == wanted)
            folders.append(folder);
    }
    return folders;
}

void tidyEnvironmentJobs(const QString &dataFolder, const base::Clock &clock)
{
    for (const auto &folder : environmentFolders(dataFolder))
        jobsIn(folder).tidy(clock, journal::JobFolder::Depth::Quick);
}

journal::JobFolder jobFolderOf(account::Account &account)
{
    return journal::JobFolder(
        QDir(account.folder()).filePath(u"jobs"_s),
        withStore(ownerOf(account.profile(), account.session().client().connection()),
                  account.store()));
}

} // namespace storedesk::jobs
