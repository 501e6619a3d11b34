// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account.h"

#include "environment.h"
#include "keychain.h"
#include "networkchoice.h"

#include "accounts/profiles.h"
#include "base/privatefolder.h"
#include "desk/connectionof.h"
#include "jobs/accountowner.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

void addAccountOptions(QCommandLineParser &parser)
{
    parser.addOption(QCommandLineOption(
        u"profile"_s, QCoreApplication::translate("Commands", "Account of the console, by name."),
        u"NAME"_s));
    parser.addOption(QCommandLineOption(
        u"data-dir"_s,
        QCoreApplication::translate("Commands", "Folder in which the console stores its accounts."),
        u"DIR"_s));
}

static base::Problem noSuchAccount(const QString &name, const QList<accounts::Profile> &all)
{
    QStringList names;
    for (const auto &profile : all)
        names.append(profile.name);
    return {.what = QCoreApplication::translate("Commands", "There is no account “%1”.").arg(name),
            .next = names.isEmpty()
                ? QCoreApplication::translate("Commands", "Add one in the console first.")
                : QCoreApplication::translate("Commands", "The accounts are: %1.")
                      .arg(names.join(u", "_s))};
}

base::Result<accounts::Profile> profileNamed(const QString &name, const QString &dataFolder)
{
    const auto folder = base::placesOf(dataFolder).data;
    accounts::Profiles profiles(QDir(folder).filePath(u"profiles.json"_s));
    if (const auto loaded = profiles.load(); !loaded)
        return tl::unexpected(loaded.error());
    QList<accounts::Profile> found;
    for (const auto &profile : profiles.all()) {
        if (profile.name.compare(name, Qt::CaseInsensitive) == 0)
            found.append(profile);
    }
    if (found.isEmpty())
        return tl::unexpected(noSuchAccount(name, profiles.all()));
    if (found.size() > 1)
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Commands", "Several accounts are called “%1”.")
                        .arg(name),
            .next = QCoreApplication::translate("Commands", "Rename them in the console first.")});
    return found.constFirst();
}

static base::Result<QByteArray> keyOf(const accounts::Profile &profile)
{
    const auto kept = readSecret(profile.id);
    if (!kept.key || !kept.key->isEmpty())
        return kept.key;
    const auto &problem = kept.noKeychain;
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Commands", "No API key for “%1”.").arg(profile.name),
        .why = problem.what.isEmpty()
            ? QCoreApplication::translate("Commands", "The keychain has no key for this account.")
            : problem.what,
        .next = QCoreApplication::translate("Commands",
                                            "Connect the account in the console, or set "
                                            "STOREDESK_API_KEY in the environment.")});
}

static QString jobsIn(const QString &folder)
{
    return QDir(folder).filePath(u"jobs"_s);
}

QString Account::folder() const
{
    return QFileInfo(jobs.path()).path();
}

static void tidyJobs(const jobs::JobFolder &folder, const QString &data)
{
    const base::SystemClock clock;
    folder.tidy(clock, jobs::JobFolder::Depth::Quick);
    jobs::tidyEnvironmentJobs(data, clock);
}

static Account accountOfEnvironment(const api::Connection &connection, const QString &data)
{
    const auto owner = jobs::ownerOf(connection);
    return {.connection = connection,
            .jobs = jobs::JobFolder(jobsIn(jobs::environmentFolder(data, owner)), owner)};
}

// A key from the environment may belong to another store at the same address: it must be the key
// that a job was created with.
static Account accountOfProfile(const accounts::Profile &profile, const api::Connection &connection,
                                const QString &data, bool keyOfEnvironment)
{
    using KeyRule = jobs::JobFolder::KeyRule;
    return {.connection = connection,
            .jobs = jobs::JobFolder(jobsIn(QDir(data).filePath(profile.id)),
                                    jobs::ownerOf(profile, connection),
                                    keyOfEnvironment ? KeyRule::SameKey : KeyRule::Usual),
            .hasBin = true,
            .mostDeletes = profile.mostDeletes};
}

base::Result<Account> accountFor(const QCommandLineParser &parser, const QByteArray &key)
{
    const auto dataFolder = parser.value(u"data-dir"_s);
    if (const auto reached = useNetworkOfWindow(dataFolder); !reached)
        return tl::unexpected(reached.error());
    const auto data = base::placesOf(dataFolder).data;
    if (!parser.isSet(u"profile"_s))
        return connectionFromEnvironment(key).map([&data](const api::Connection &connection) {
            const auto account = accountOfEnvironment(connection, data);
            tidyJobs(account.jobs, data);
            return account;
        });
    const auto profile = profileNamed(parser.value(u"profile"_s), dataFolder);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto kept = key.isEmpty() ? keyOf(*profile) : base::Result<QByteArray>(key);
    if (!kept)
        return tl::unexpected(kept.error());
    return api::checkedConnection(desk::connectionOf(*profile, *kept))
        .map([&](const api::Connection &connection) {
            const auto account = accountOfProfile(*profile, connection, data, !key.isEmpty());
            tidyJobs(account.jobs, data);
            return account;
        });
}

base::Result<Workspace> workspaceFor(const QCommandLineParser &parser, const QByteArray &key)
{
    return accountFor(parser, key).and_then([&parser](const Account &account) {
        const auto folder = base::placesOf(parser.value(u"data-dir"_s)).temporary;
        return base::makePrivateFolder(folder).map([&account, &folder] {
            return Workspace{.account = account, .temporaryFolder = folder};
        });
    });
}

base::Result<api::Connection> connectionFor(const QCommandLineParser &parser, const QByteArray &key)
{
    return accountFor(parser, key).map([](const Account &account) { return account.connection; });
}

} // namespace storedesk::cli
