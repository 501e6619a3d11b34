// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/account/storeidentity.h"

#include "app/cli/account/callend.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "account/storezone.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/regularfile.h"
#include "jobs/accountowner.h"
#include "journal/journal.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonDocument>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using journal::JobOwner;

namespace {

// The identity is optional, so the wait is short.
constexpr auto patience = 10s;

QString identityPath(const journal::JobFolder &folder)
{
    return QFileInfo(folder.path()).dir().filePath(jobs::identityFile);
}

std::optional<JobOwner> storedIdentity(const journal::JobFolder &folder)
{
    const auto text = base::readRegularFile(identityPath(folder));
    if (!text)
        return std::nullopt;
    auto stored = JobOwner::fromJson(QJsonDocument::fromJson(*text).object());
    const auto &owner = folder.owner();
    const bool isMine = stored.address == owner.address && stored.account == owner.account
        && stored.keyId == owner.keyId && !stored.store.isEmpty();
    return isMine ? std::optional(std::move(stored)) : std::nullopt;
}

// Errors are ignored, because without the file the next command simply reads the store again.
void storeIdentity(const journal::JobFolder &folder, const JobOwner &owner)
{
    const auto path = identityPath(folder);
    if (!base::makePrivateFolder(QFileInfo(path).path()))
        return;
    base::NewFile file(path);
    const auto json = QJsonDocument(owner.toJson()).toJson();
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size())
        (void)file.commit();
}

} // namespace

std::optional<http::Outcome> readStore(api::Session &session, base::Clock &clock)
{
    std::optional<http::Outcome> answer;
    QEventLoop waiting;
    const auto limit = clock.timer([&waiting] { waiting.quit(); });
    limit->start(patience);
    session.store().get(&waiting)->then(&waiting, [&](const http::Outcome &outcome) {
        answer = outcome;
        waiting.quit();
    });
    waiting.exec();
    return answer;
}

QTimeZone zoneOfStore(api::Session &session, base::Clock &clock)
{
    const auto answer = readStore(session, clock);
    return account::usualZone(answer && *answer ? (*answer)->document.object() : QJsonObject());
}

journal::JobFolder withStoreIdentity(const journal::JobFolder &folder, api::Session &session,
                                     base::Clock &clock)
{
    if (auto stored = storedIdentity(folder))
        return folder.withOwner(std::move(*stored));
    const auto answer = readStore(session, clock);
    if (!answer || !*answer)
        return folder;
    const auto owner = jobs::withStore(folder.owner(), (*answer)->document.object());
    if (!owner.store.isEmpty())
        storeIdentity(folder, owner);
    return folder.withOwner(owner);
}

std::optional<ExitCode> refuseOtherStore(const journal::JobFolder &folder, const QString &id,
                                         api::Session &session, base::Clock &clock, bool asJson)
{
    const auto journal = journal::Journal::openAgain(folder.pathOf(id), clock);
    if (!journal) {
        complain(journal.error(), asJson);
        return WrongUsage;
    }
    const auto &head = (*journal)->head();
    const auto &owner = head.outline.owner;
    if (owner.keyId == folder.owner().keyId)
        return std::nullopt;
    if (owner.store.isEmpty()) {
        complain({.what = CommandWords::tr("The job was created with another key and does not say "
                                           "which store it is for."),
                  .why = CommandWords::tr("Storedesk cannot check that both keys belong to the "
                                          "same store.")},
                 asJson);
        return std::nullopt;
    }
    const auto answer = readStore(session, clock);
    if (!answer || !*answer) {
        complain({.what = CommandWords::tr("Couldn't load this key's store, so it can't be "
                                           "compared with the job's store (%1).")
                              .arg(owner.storeName.isEmpty() ? owner.store : owner.storeName),
                  .why = answer ? answer->error().words.what
                                : CommandWords::tr("The service didn't respond."),
                  .next = CommandWords::tr("Nothing was sent.")},
                 asJson);
        return answer && answer->error().kind == http::ErrorKind::Forbidden ? StoppedByGuard
            : answer ? exitCodeOf(answer->error().kind)
                     : NoConnection;
    }
    const auto mine = jobs::withStore(folder.owner(), (*answer)->document.object());
    if (const auto allowed = folder.withOwner(mine).checkOwner(head); !allowed) {
        complain(allowed.error(), asJson);
        return StoppedByGuard;
    }
    if (mine.store.isEmpty())
        complain({.what = CommandWords::tr("This key's store can't be identified, so it can't be "
                                           "compared with the job's store.")},
                 asJson);
    return std::nullopt;
}

} // namespace storedesk::cli
