// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/fielduses.h"

#include "account/account.h"
#include "jobs/bulkkind.h"
#include "jobs/jobmanager.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

namespace {

struct FieldUseWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldUses)
};

constexpr qint64 mostRead = 8 * 1024 * 1024;

// Counts the column matchings that name one of the fields, in the format written by models/imports.
int matchingsNaming(const QString &path, const QStringList &ids)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    int found = 0;
    for (const auto &entry : QJsonDocument::fromJson(file.read(mostRead)).array()) {
        const auto columns = entry["matching"_L1]["columns"_L1].toObject();
        found += std::ranges::any_of(
            columns, [&ids](const QJsonValue &target) { return ids.contains(target.toString()); });
    }
    return found;
}

int jobsNaming(const JobManager &jobManager, const QStringList &ids)
{
    int found = 0;
    for (const auto &job : jobManager.jobs()) {
        const auto plan = bulkPlanOf(job.head.outline);
        const bool open = job.head.state != journal::JobState::Done;
        found +=
            open && plan && std::ranges::any_of(plan->targets, [&ids](const CellTarget &target) {
                return ids.contains(target.key);
            });
    }
    return found;
}

} // namespace

QStringList fieldUses(account::Account &account, const QStringList &ids)
{
    QStringList sentences;
    const auto kept = QDir(account.folder()).filePath(u"matchings.json"_s);
    if (const int count = matchingsNaming(kept, ids); count > 0)
        sentences.append(
            FieldUseWords::tr("%Ln saved import mapping(s) use this field.", nullptr, count));
    if (const int count = jobsNaming(JobManager::of(account), ids); count > 0)
        sentences.append(
            FieldUseWords::tr("%Ln unfinished job(s) write to this field.", nullptr, count));
    return sentences;
}

} // namespace storedesk::jobs
