// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "activitysource.h"

#include "account/account.h"
#include "base/clock.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"

#include <QFileInfo>

namespace storedesk::activities {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

ActivitySource::ActivitySource(account::Account &account, jobs::JobManager &jobManager,
                               exports::LocalExports &localExports)
    : m_account(account)
    , m_jobManager(jobManager)
    , m_localExports(localExports)
{
    connect(&localExports, &exports::LocalExports::changed, this, &ActivitySource::read);
    connect(&localExports, &exports::LocalExports::kept, this,
            [this](const QString &job) { end(job, {}); });
    connect(&localExports, &exports::LocalExports::failed, this, &ActivitySource::end);
    connect(&localExports, &exports::LocalExports::notBegun, this,
            [this](const base::Problem &problem, const QString &job) { end(job, problem); });
    connect(&jobManager, &jobs::JobManager::jobEnded, this, &ActivitySource::endIncomplete);
    read();
}

bool ActivitySource::isReady() const
{
    return m_localExports.isReady();
}

void ActivitySource::read()
{
    m_files = insightsource::filesOf(m_localExports.all());
    Q_EMIT changed();
}

ActivityInput ActivitySource::input() const
{
    return {.files = m_files,
            .zone = QTimeZone::systemTimeZone(),
            .temporaryFolder = base::placesOf().temporary};
}

qint64 ActivitySource::bytes() const
{
    qint64 sum = 0;
    for (const auto &path : m_files.activities + m_files.lines)
        sum += QFileInfo(path).size();
    return sum;
}

void ActivitySource::fetchNewer()
{
    if (isFetching())
        return;
    const auto now = m_account.clock().now().toUTC();
    const auto from = hasActivities() && m_files.asOf.isValid()
        ? m_files.asOf.toUTC()
        : now.addDays(-catalogue::limits::exportDays).addSecs(1);
    const QJsonObject filters{{key::fromDate, from.toString(Qt::ISODateWithMs)},
                              {key::toDate, now.toString(Qt::ISODateWithMs)}};
    const QJsonObject body{{key::delimiter, u","_s},
                           {key::dateFormat, u"ISO"_s},
                           {key::version, u"v5"_s},
                           {key::filters, filters}};
    m_problem = {};
    const auto plan = exports::planOf(u"activities"_s, body, now.toLocalTime().date());
    if (!plan)
        m_problem = plan.error();
    else
        m_job = m_localExports.begin(*plan);
    Q_EMIT changed();
}

void ActivitySource::end(const QString &job, const base::Problem &problem)
{
    if (job.isEmpty() || job != m_job)
        return;
    m_job.clear();
    m_problem = problem;
    Q_EMIT changed();
}

// No table is created from an export that was cancelled or has failed.
void ActivitySource::endIncomplete(const QString &job)
{
    const auto *listed = m_jobManager.find(job);
    if (job != m_job
        || (listed && listed->head.counts[journal::RowState::Done] == listed->head.rows()))
        return;
    end(job,
        {.what = tr("The activity export was not completed."),
         .next = tr("Open the job to see the reason.")});
}

} // namespace storedesk::activities
