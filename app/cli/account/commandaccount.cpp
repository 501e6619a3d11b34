// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/commandaccount.h"

#include "app/cli/account/environment.h"

#include "account/connectionof.h"
#include "base/clock.h"
#include "base/privatefolder.h"
#include "http/networksettings.h"
#include "jobs/accountowner.h"
#include "profiles/bestsecrets.h"
#include "profiles/profiles.h"
#include "settings/settings.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using settings::Setting;

StoredSecret readSecret(const QString &name)
{
    base::SystemClock clock;
    profiles::BestSecrets secrets(clock);
    StoredSecret stored;
    QEventLoop waiting;
    secrets.read(name, &waiting, [&](const base::Result<QByteArray> &read) {
        stored.key = read;
        waiting.quit();
    });
    waiting.exec();
    stored.noKeychain = secrets.problem();
    return stored;
}

base::Result<void> writeSecret(const QString &name, const QByteArray &secret)
{
    base::SystemClock clock;
    profiles::BestSecrets secrets(clock);
    base::Result<void> result;
    QEventLoop waiting;
    const auto ended = [&](const base::Result<void> &done) {
        result = done;
        waiting.quit();
    };
    if (secret.isEmpty())
        secrets.remove(name, &waiting, ended);
    else
        secrets.write(name, secret, &waiting, ended);
    waiting.exec();
    if (!secrets.lasting())
        return tl::unexpected(secrets.problem());
    return result;
}

// Applies the desktop program's network settings: the proxy, its login from the keychain, and
// additional certificates. Otherwise, the system's settings apply.
static base::Result<void> useNetworkOfWindow(const QString &dataFolder)
{
    const auto folder = base::placesOf(dataFolder).settings;
    const settings::Settings chosen(QDir(folder).filePath(u"window.ini"_s));
    if (!chosen.isUsual(Setting::Proxy) || !chosen.isUsual(Setting::ProxyUser)) {
        QString password;
        if (!chosen.isUsual(Setting::ProxyUser)) {
            const auto stored = readSecret(settings::proxySecret());
            if (!stored.key)
                return tl::unexpected(stored.key.error());
            password = QString::fromUtf8(*stored.key);
        }
        http::useProxy(account::proxyOf(chosen, password));
    }
    if (chosen.isUsual(Setting::Certificates))
        return {};
    return http::trustAlso(chosen.text(Setting::Certificates)).map([](int) { });
}

void addAccountOptions(QCommandLineParser &parser)
{
    parser.addOption(QCommandLineOption(
        u"profile"_s, QCoreApplication::translate("Commands", "Name of an account in Storedesk."),
        u"NAME"_s));
    parser.addOption(QCommandLineOption(
        u"data-dir"_s,
        QCoreApplication::translate("Commands", "Folder where Storedesk stores its accounts."),
        u"DIR"_s));
}

static base::Problem noSuchAccount(const QString &name, const QList<profiles::Profile> &all)
{
    QStringList names;
    for (const auto &profile : all)
        names.append(profile.name);
    return {.what = QCoreApplication::translate("Commands", "There is no account “%1”.").arg(name),
            .next = names.isEmpty()
                ? QCoreApplication::translate("Commands", "Add one in Storedesk first.")
                : QCoreApplication::translate("Commands", "The accounts are: %1.")
                      .arg(names.join(u", "_s))};
}

base::Result<QList<profiles::Profile>> allProfiles(const QString &dataFolder)
{
    const auto folder = base::placesOf(dataFolder).data;
    profiles::Profiles profiles(QDir(folder).filePath(u"profiles.json"_s));
    return profiles.load().map([&profiles] { return profiles.all(); });
}

base::Result<profiles::Profile> profileNamed(const QString &name, const QString &dataFolder)
{
    const auto all = allProfiles(dataFolder);
    if (!all)
        return tl::unexpected(all.error());
    QList<profiles::Profile> found;
    for (const auto &profile : *all) {
        if (profile.name.compare(name, Qt::CaseInsensitive) == 0)
            found.append(profile);
    }
    if (found.isEmpty())
        return tl::unexpected(noSuchAccount(name, *all));
    if (found.size() > 1)
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Commands", "Several accounts are called “%1”.")
                        .arg(name),
            .next = QCoreApplication::translate("Commands", "Rename them in Storedesk first.")});
    return found.constFirst();
}

static base::Result<QByteArray> keyOf(const profiles::Profile &profile)
{
    const auto stored = readSecret(profile.id);
    if (!stored.key || !stored.key->isEmpty())
        return stored.key;
    const auto &problem = stored.noKeychain;
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("Commands", "No API key for “%1”.").arg(profile.name),
        .why = problem.what.isEmpty()
            ? QCoreApplication::translate("Commands", "The keychain has no key for this account.")
            : problem.what,
        .next = QCoreApplication::translate(
            "Commands",
            "Connect the account in Storedesk, or set STOREDESK_API_KEY in the environment.")});
}

static QString jobsIn(const QString &folder)
{
    return QDir(folder).filePath(u"jobs"_s);
}

QString CommandAccount::folder() const
{
    return QFileInfo(jobs.path()).path();
}

static void tidyJobs(const journal::JobFolder &folder, const QString &data)
{
    const base::SystemClock clock;
    folder.tidy(clock, journal::JobFolder::Depth::Quick);
    jobs::tidyEnvironmentJobs(data, clock);
}

static CommandAccount accountOfEnvironment(const http::Connection &connection, const QString &data)
{
    const auto owner = jobs::ownerOf(connection);
    return {.connection = connection,
            .jobs = journal::JobFolder(jobsIn(jobs::environmentFolder(data, owner)), owner)};
}

// A key from the environment may belong to another store at the same address, so such a job can
// only be run with the key that created it.
static CommandAccount accountOfProfile(const profiles::Profile &profile,
                                       const http::Connection &connection, const QString &data,
                                       bool keyOfEnvironment)
{
    using KeyRule = journal::JobFolder::KeyRule;
    return {.connection = connection,
            .jobs = journal::JobFolder(jobsIn(QDir(data).filePath(profile.id)),
                                       jobs::ownerOf(profile, connection),
                                       keyOfEnvironment ? KeyRule::SameKey : KeyRule::Usual),
            .hasBin = true,
            .mostDeletes = profile.mostDeletes,
            .profile = profile};
}

base::Result<CommandAccount> accountFor(const QCommandLineParser &parser, const QByteArray &key)
{
    const auto dataFolder = parser.value(u"data-dir"_s);
    if (const auto reached = useNetworkOfWindow(dataFolder); !reached)
        return tl::unexpected(reached.error());
    const auto data = base::placesOf(dataFolder).data;
    if (!parser.isSet(u"profile"_s))
        return connectionFromEnvironment(key).map([&data](const http::Connection &connection) {
            const auto account = accountOfEnvironment(connection, data);
            tidyJobs(account.jobs, data);
            return account;
        });
    const auto profile = profileNamed(parser.value(u"profile"_s), dataFolder);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto stored = key.isEmpty() ? keyOf(*profile) : base::Result<QByteArray>(key);
    if (!stored)
        return tl::unexpected(stored.error());
    return http::checkedConnection(account::connectionOf(*profile, *stored))
        .map([&](const http::Connection &connection) {
            const auto account = accountOfProfile(*profile, connection, data, !key.isEmpty());
            tidyJobs(account.jobs, data);
            return account;
        });
}

base::Result<CommandAccount> accountWithKey(const profiles::Profile &profile,
                                            const QString &dataFolder)
{
    if (const auto reached = useNetworkOfWindow(dataFolder); !reached)
        return tl::unexpected(reached.error());
    const auto stored = keyOf(profile);
    if (!stored)
        return tl::unexpected(stored.error());
    const auto data = base::placesOf(dataFolder).data;
    return http::checkedConnection(account::connectionOf(profile, *stored))
        .map([&](const http::Connection &connection) {
            const auto account = accountOfProfile(profile, connection, data, false);
            tidyJobs(account.jobs, data);
            return account;
        });
}

base::Result<CommandWorkspace> workspaceFor(const QCommandLineParser &parser, const QByteArray &key)
{
    return accountFor(parser, key).and_then([&parser](const CommandAccount &account) {
        const auto folder = base::placesOf(parser.value(u"data-dir"_s)).temporary;
        return base::makePrivateFolder(folder).map([&account, &folder] {
            return CommandWorkspace{.account = account, .temporaryFolder = folder};
        });
    });
}

base::Result<http::Connection> connectionFor(const QCommandLineParser &parser,
                                             const QByteArray &key)
{
    return accountFor(parser, key).map([](const CommandAccount &account) {
        return account.connection;
    });
}

} // namespace storedesk::cli
