// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/exportwatch.h"

#include "api/download.h"
#include "api/session.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "jobs/background.h"

#include <QFileInfo>

// The files of finished exports: fetched, counted, and fetched again when they are damaged.
namespace storedesk::jobs {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

static constexpr int mostDamaged = 2; // downloads whose content is no good

void ExportWatch::fetch(qint64 number)
{
    auto &watched = m_watched.at(number);
    const QUrl address(watched.record[key::fileUrl].toString());
    if (address.isEmpty() && watched.record[key::total].toInteger() == 0)
        return conclude(number, {.record = watched.record});
    if (address.isEmpty())
        return refuse(number, tr("The service finished the export, but names no file."));
    if (const auto made = base::makePrivateFolder(m_folder); !made) {
        lookLater(number);
        return Q_EMIT stuck(made.error());
    }
    watched.stage = {.phase = Phase::Downloading};
    watched.asking = std::make_unique<QObject>();
    const bool packed = !address.path().endsWith(".csv"_L1, Qt::CaseInsensitive);
    auto *download = new api::Download(
        {.address = address,
         .folder = m_folder,
         .name = ExportPlan::fileName(number, packed),
         .replace = true,
         .renew =
             [&session = m_session, id = watched.record[key::id].toString()](QObject *owner) {
                 return session.exports().get(id, owner, api::Priority::Job);
             },
         .addressMember = key::fileUrl,
         .part = std::exchange(watched.part, nullptr)},
        m_session.client().clock(), watched.asking.get());
    connect(download, &api::Download::progress, this, [this, number](qint64 received, qint64 all) {
        if (const auto found = m_watched.find(number); found != m_watched.end()) {
            found->second.stage.done = received;
            found->second.stage.total = std::max<qint64>(all, 0);
            Q_EMIT moved();
        }
    });
    connect(download, &api::Download::finished, this,
            [this, number](const api::DownloadOutcome &outcome) {
                if (m_watched.contains(number))
                    fetched(number, outcome);
            });
}

void ExportWatch::fetched(qint64 number, const api::DownloadOutcome &outcome)
{
    using api::DownloadReason;
    auto &watched = m_watched.at(number);
    watched.answered();
    if (outcome)
        return check(number, outcome->path);
    const auto &failure = outcome.error();
    watched.part = failure.part;
    switch (failure.reason) {
    case DownloadReason::Disk:
        lookLater(number);
        return Q_EMIT stuck(failure.words);
    case DownloadReason::Network:
    case DownloadReason::Expired: // a look brings a new address
    case DownloadReason::Incomplete:
        return lookLater(number);
    case DownloadReason::Cancelled:
    case DownloadReason::Address:
    case DownloadReason::Certificate:
    case DownloadReason::Refused:
        return refuse(number, failure.words.what, failure.words.why);
    }
}

void ExportWatch::check(qint64 number, const QString &path)
{
    auto &watched = m_watched.at(number);
    watched.stage = {.phase = Phase::Checking};
    watched.asking = std::make_unique<QObject>();
    Q_EMIT moved();
    inBackground([path, delimiter = m_plan.delimiter()] { return countExported(path, delimiter); },
                 watched.asking.get(),
                 [this, number, path](const base::Result<ExportedRows> &rows) {
                     if (m_watched.contains(number))
                         checked(number, path, rows);
                 });
}

void ExportWatch::checked(qint64 number, const QString &path,
                          const base::Result<ExportedRows> &rows)
{
    auto &watched = m_watched.at(number);
    if (!rows) {
        watched.answered();
        if (++watched.damaged < mostDamaged)
            return lookLater(number);
        return refuse(number, rows.error().what, rows.error().why);
    }
    conclude(number,
             {.record = watched.record,
              .file = QFileInfo(path).fileName(),
              .rows = rows->rows,
              .besides = rows->besides,
              .trouble = troubleWith(*rows, watched.record[key::total].toInteger())});
}

} // namespace storedesk::jobs
