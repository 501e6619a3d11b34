// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobsearch.h"

#include "app/cli/terminal/commandwords.h"

#include "base/privatefolder.h"
#include "jobs/accountowner.h"
#include "journal/journal.h"
#include "profiles/profiles.h"

#include <QDir>
#include <QFile>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using KeyRule = journal::JobFolder::KeyRule;

std::vector<StoredJobs> allStoredJobs(const QString &dataFolder)
{
    const QDir data(base::placesOf(dataFolder).data);
    std::vector<StoredJobs> all;
    profiles::Profiles profiles(data.filePath(u"profiles.json"_s));
    if (profiles.load()) {
        for (const auto &profile : profiles.all())
            all.push_back({.account = profile.name,
                           .jobs = journal::JobFolder(data.filePath(profile.id + u"/jobs"_s))});
    }
    for (const auto &folder : jobs::environmentFolders(data.path()))
        all.push_back({.jobs = journal::JobFolder(QDir(folder).filePath(u"jobs"_s))});
    std::erase_if(all, [](const StoredJobs &one) { return !QDir(one.jobs.path()).exists(); });
    return all;
}

// Returns false for an id that contains a path.
static bool hasJob(const journal::JobFolder &folder, const QString &id)
{
    return !id.isEmpty() && !id.contains(u'/') && QFile::exists(folder.pathOf(id));
}

static base::Result<void> mayRun(const journal::JobFolder &folder, const QString &id)
{
    const base::SystemClock clock;
    return journal::Journal::openAgain(folder.pathOf(id), clock)
        .and_then([&folder](const std::unique_ptr<journal::Journal> &journal) {
            // Accept a draft here, because opening it fails later with its own message.
            return journal->head().complete ? folder.checkOwner(journal->head())
                                            : base::Result<void>();
        });
}

static NotFound refusal(base::Problem problem, const CommandAccount &account, const QString &path,
                        const QString &id)
{
    const auto &owner = account.jobs.owner();
    const journal::JobFolder anyKey(path, owner, KeyRule::AnyKey);
    if (mayRun(anyKey, id))
        problem.next = CommandWords::tr("Nothing was sent. If the key was renewed for the same "
                                        "store, add --accept-key.");
    return {.problem = std::move(problem), .code = StoppedByGuard};
}

tl::expected<CommandAccount, NotFound> accountOfJob(const CommandAccount &account,
                                                    const QString &id, bool acceptKey,
                                                    const QString &dataFolder)
{
    std::vector<journal::JobFolder> folders{account.jobs};
    for (const auto &stored : allStoredJobs(dataFolder))
        folders.push_back(journal::JobFolder(stored.jobs.path(), account.jobs.owner()));
    for (const auto &folder : folders) {
        if (!hasJob(folder, id))
            continue;
        auto found = account;
        found.jobs = acceptKey
            ? journal::JobFolder(folder.path(), account.jobs.owner(), KeyRule::AnyKey)
            : folder;
        if (const auto allowed = mayRun(found.jobs, id); !allowed)
            return tl::unexpected(refusal(allowed.error(), account, folder.path(), id));
        return found;
    }
    return tl::unexpected(
        NotFound{.problem = {.what = CommandWords::tr("There is no job %1.").arg(id),
                             .next = CommandWords::tr("“storedesk-cli jobs” lists the jobs of the "
                                                      "account, “jobs --all” those of all "
                                                      "accounts.")}});
}

} // namespace storedesk::cli
