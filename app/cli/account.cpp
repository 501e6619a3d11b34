// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account.h"

#include "environment.h"
#include "keychain.h"
#include "networkchoice.h"

#include "accounts/profiles.h"
#include "base/privatefolder.h"
#include "desk/connectionof.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

void addAccountOptions(QCommandLineParser &parser)
{
    parser.addOption(QCommandLineOption(
        u"profile"_s,
        QCoreApplication::translate("Commands", "An account of the console, by its name."),
        u"NAME"_s));
    parser.addOption(QCommandLineOption(
        u"data-dir"_s,
        QCoreApplication::translate("Commands",
                                    "The folder below which the console keeps its accounts."),
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
        .what = QCoreApplication::translate("Commands", "The key of “%1” is not known.")
                    .arg(profile.name),
        .why = problem.what.isEmpty()
            ? QCoreApplication::translate("Commands", "The keychain holds no key for it.")
            : problem.what,
        .next = QCoreApplication::translate("Commands",
                                            "Connect the account in the console, or set "
                                            "STOREDESK_API_KEY in the environment.")});
}

// Jobs of the environment's account have no profile to lie with.
static QString jobsFolder(const QString &dataFolder, const QString &account)
{
    return QDir(base::placesOf(dataFolder).data).filePath(account + u"/jobs"_s);
}

QString Account::folder() const
{
    return QFileInfo(jobs).path();
}

base::Result<Account> accountFor(const QCommandLineParser &parser, const QByteArray &key)
{
    const auto dataFolder = parser.value(u"data-dir"_s);
    if (const auto reached = useNetworkOfWindow(dataFolder); !reached)
        return tl::unexpected(reached.error());
    if (!parser.isSet(u"profile"_s))
        return connectionFromEnvironment(key).map([&dataFolder](const api::Connection &connection) {
            return Account{.connection = connection,
                           .jobs = jobsFolder(dataFolder, u"environment"_s)};
        });
    const auto profile = profileNamed(parser.value(u"profile"_s), dataFolder);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto kept = key.isEmpty() ? keyOf(*profile) : base::Result<QByteArray>(key);
    if (!kept)
        return tl::unexpected(kept.error());
    return api::checkedConnection(desk::connectionOf(*profile, *kept))
        .map([&](const api::Connection &connection) {
            return Account{.connection = connection,
                           .jobs = jobsFolder(dataFolder, profile->id),
                           .mostDeletes = profile->mostDeletes};
        });
}

base::Result<api::Connection> connectionFor(const QCommandLineParser &parser, const QByteArray &key)
{
    return accountFor(parser, key).map([](const Account &account) { return account.connection; });
}

} // namespace storedesk::cli
