// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportwatch.h"

#include "api/session.h"
#include "api/valuematch.h"
#include "base/background.h"
#include "base/privatefolder.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "downloads/download.h"
#include "journal/rowverdict.h"

#include <QFileInfo>

#include <algorithm>
#include <climits>

namespace storedesk::exportrun {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
namespace key = catalogue::key;
namespace state = catalogue::choice::state;
using journal::RowState;

static constexpr std::chrono::milliseconds doubtOfClocks = 10min;
// Failures at the service that are tolerated before giving up on an export.
static constexpr int mostFailures = 2;

ExportWatch::ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                         QObject *parent)
    : TransferWatch(session, catalogue::Resource::Export, parent)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
    , m_begun(std::move(begun))
{ }

ExportWatch::~ExportWatch() = default;

std::optional<QJsonObject> ExportWatch::standIn(const http::Request &request,
                                                const http::Error &error) const
{
    const auto *asked = std::get_if<QJsonObject>(&request.body);
    if (error.kind != http::ErrorKind::Unknown || !asked)
        return std::nullopt;
    for (const auto &one : error.candidates) {
        const auto candidate = one.toObject();
        const auto made = api::zonedMomentOf(candidate[key::createdAt].toString());
        const bool taken = std::ranges::any_of(m_watched, [&candidate](const auto &other) {
            return other.second.record[key::id] == candidate[key::id];
        });
        if (!taken && made.isValid() && made >= m_begun.addMSecs(-doubtOfClocks.count())
            && api::ordersMatch(*asked, candidate))
            return candidate;
    }
    return std::nullopt;
}

void ExportWatch::describe(journal::RowEnd &end, const http::Error &error) const
{
    if (end.state != RowState::Unknown)
        return;
    end.record = ExportEnd{.candidates = error.candidates}.toBytes();
    end.text = error.candidates.isEmpty()
        ? tr("The response to the request was lost, and it is unknown whether the service created "
             "the export.")
        : tr("The response to the request was lost. An existing export in the service may be the "
             "one you requested.");
}

void ExportWatch::handleRecord(qint64 number, const QJsonObject &record)
{
    auto &watched = m_watched.at(number);
    if (api::valueMatchOf(m_plan.kind, record[key::exportType]) == api::ValueMatch::Other) {
        watched.record = record;
        return refuse(number, tr("The service responded with an export of a different type."));
    }
    const auto done = record[key::progress].toInteger();
    // The export is making progress, so poll again soon.
    if (done > watched.record[key::progress].toInteger())
        watched.wait = journal::WatchedTransfer::soonest;
    for (const auto member : {key::status, key::progress, key::total}) {
        if (record[member] != watched.record[member])
            watched.since = m_session.client().clock().ticks();
    }
    watched.record = record;
    const auto status = record[key::status].toString();
    watched.stage = {.phase = status == state::inProgress ? Phase::Working : Phase::Queued,
                     .done = done,
                     .total = record[key::total].toInteger()};
    m_most = {.done = std::max(m_most.done, done),
              .total = std::max(m_most.total, watched.stage.total)};
    if (status == state::finished)
        fetch(number);
    else if (status == state::error || status == state::cancelled)
        failed(number);
    else
        // Undocumented states are polled as well, because they may change.
        pollLater(number);
    Q_EMIT moved();
}

std::optional<base::Problem> ExportWatch::impatience(const WatchedExport &watched) const
{
    if (m_session.client().clock().ticks() - watched.since < patience)
        return std::nullopt;
    return base::Problem{
        .what = tr("The service has not made progress with export %1 for %L2 minutes.")
                    .arg(watched.record[key::id].toString())
                    .arg(patience.count()),
        .why = tr("Its status is “%1”.").arg(watched.record[key::status].toString()),
        .next = tr("The job is paused, and no data is lost. Resume it to wait again.")};
}

void ExportWatch::gone(qint64 number, int /*status*/)
{
    refuse(number, tr("The export was deleted in the service before it was downloaded."));
}

void ExportWatch::failed(qint64 number)
{
    const bool cancelled = m_watched.at(number).record[key::status].toString() == state::cancelled;
    if (!cancelled && m_failures[number]++ < mostFailures) {
        m_watched.erase(number);
        return Q_EMIT ended({.number = number, .state = RowState::Waiting});
    }
    refuse(number,
           cancelled ? tr("The export was cancelled in the service.")
                     : tr("The service couldn't create the export."));
}

void ExportWatch::refuse(qint64 number, const QString &text, const QString &detail)
{
    auto watched = std::move(m_watched.at(number));
    m_watched.erase(number);
    watched.answered();
    Q_EMIT ended({.number = number,
                  .state = RowState::Refused,
                  .text = text,
                  .detail = detail,
                  .record = ExportEnd{.record = watched.record}.toBytes()});
}

void ExportWatch::conclude(qint64 number, const ExportEnd &end)
{
    auto watched = std::move(m_watched.at(number));
    m_watched.erase(number);
    watched.answered();
    const auto rows =
        tr("%Ln row(s)", nullptr, static_cast<int>(std::min<qint64>(end.rows, INT_MAX)));
    Q_EMIT ended(
        {.number = number,
         .status = 200,
         .detail = end.finding.text.isEmpty() ? rows : u"%1 · %2"_s.arg(rows, end.finding.text),
         .record = end.toBytes()});
}

void ExportWatch::pause()
{
    for (auto &[number, watched] : m_watched) {
        if (watched.download)
            watched.part = watched.download->interrupt();
    }
    TransferWatch::pause();
}

void ExportWatch::stop()
{
    std::vector<journal::RowEnd> ends;
    for (const auto &[number, watched] : m_watched)
        ends.push_back({.number = number,
                        .state = RowState::Refused,
                        .text = tr("Requested but not downloaded because the job was stopped."),
                        .record = ExportEnd{.record = watched.record}.toBytes()});
    m_watched.clear();
    for (const auto &end : ends)
        Q_EMIT ended(end);
}

bool ExportWatch::hasRoom(qsizetype /*followed*/, int width) const
{
    const auto atService = std::ranges::count_if(
        m_watched, [](const auto &one) { return one.second.stage.phase <= Phase::Working; });
    // Also limits the number of downloads at a time, because they share one network connection.
    return atService < width && static_cast<qsizetype>(m_watched.size()) < 2L * width;
}

std::map<qint64, ExportWatch::Stage> ExportWatch::stages() const
{
    std::map<qint64, Stage> stages;
    for (const auto &[number, watched] : m_watched)
        stages.emplace(number, watched.stage);
    return stages;
}

journal::JobProgress ExportWatch::progress(const journal::RowCounts &counts) const
{
    journal::JobProgress progress{.rows = static_cast<qint64>(m_plan.periods.size()),
                                  .ended = counts.ended()};
    int atService = 0;
    int fetching = 0;
    for (const auto &[number, watched] : m_watched) {
        ++(watched.stage.phase <= Phase::Working ? atService : fetching);
    }
    // For a single export, its own row count is more informative. The last row counts as open until
    // the file has been downloaded and checked.
    if (progress.rows == 1 && m_most.total > 0) {
        progress.rows = m_most.total;
        progress.ended = counts.ended() > 0
            ? progress.rows
            : std::clamp<qint64>(atService > 0 ? m_most.done : m_most.total, 0, progress.rows - 1);
    }
    if (atService > 0 && fetching > 0)
        progress.phase =
            tr("%1 in the service, %2 downloading", "exports").arg(atService).arg(fetching);
    else if (atService > 0)
        progress.phase = tr("%1 in the service", "exports").arg(atService);
    else if (fetching > 0)
        progress.phase = tr("%1 downloading", "exports").arg(fetching);
    if (const auto still = stillness(); !still.isEmpty())
        progress.phase += u" · "_s + still;
    return progress;
}

// Describes how long the slowest export has made no progress. Empty while the delay is normal.
QString ExportWatch::stillness() const
{
    base::Clock::Duration longest{0};
    for (const auto &[number, watched] : m_watched) {
        if (watched.stage.phase <= Phase::Working)
            longest = std::max(longest, m_session.client().clock().ticks() - watched.since);
    }
    const auto minutes = std::chrono::floor<std::chrono::minutes>(longest).count();
    return minutes < 1
        ? QString()
        : tr("no progress for %L1 min, pauses after %L2 min").arg(minutes).arg(patience.count());
}

void ExportWatch::fetch(qint64 number)
{
    auto &watched = m_watched.at(number);
    const QUrl address(watched.record[key::fileUrl].toString());
    if (address.isEmpty() && announcedRows(watched.record[key::total]) == 0)
        return conclude(number, {.record = watched.record});
    if (address.isEmpty())
        return refuse(number, tr("The service completed the export but didn't provide a file."));
    if (const auto made = base::makePrivateFolder(m_folder); !made) {
        pollLater(number);
        return Q_EMIT stuck(made.error());
    }
    watched.stage = {.phase = Phase::Downloading};
    watched.asking = std::make_unique<QObject>();
    const bool packed = !address.path().endsWith(".csv"_L1, Qt::CaseInsensitive);
    auto *download = new downloads::Download(
        {.address = address,
         .folder = m_folder,
         .name = ExportPlan::fileName(number, packed),
         .replace = true,
         .renew =
             [&session = m_session, id = watched.record[key::id].toString()](QObject *owner) {
                 return session.exports().get(id, owner, http::Priority::Job);
             },
         .addressMember = key::fileUrl,
         .part = std::exchange(watched.part, nullptr)},
        m_session.client().clock(), watched.asking.get());
    watched.download = download;
    connect(download, &downloads::Download::progress, this,
            [this, number](qint64 received, qint64 all) {
                if (const auto found = m_watched.find(number); found != m_watched.end()) {
                    found->second.stage.done = received;
                    found->second.stage.total = std::max<qint64>(all, 0);
                    Q_EMIT moved();
                }
            });
    connect(download, &downloads::Download::finished, this,
            [this, number](const downloads::DownloadOutcome &outcome) {
                if (m_watched.contains(number))
                    fetched(number, outcome);
            });
}

void ExportWatch::fetched(qint64 number, const downloads::DownloadOutcome &outcome)
{
    using downloads::DownloadReason;
    auto &watched = m_watched.at(number);
    watched.answered();
    watched.since = m_session.client().clock().ticks();
    if (outcome)
        return check(number, outcome->path);
    const auto &failure = outcome.error();
    watched.part = failure.part;
    switch (failure.reason) {
    case DownloadReason::Disk:
        pollLater(number);
        return Q_EMIT stuck(failure.words);
    case DownloadReason::Network:
    case DownloadReason::Expired:
        return loseConnection(number, failure.words);
    case DownloadReason::Incomplete:
        return fetchAgain(number, failure.words.what, failure.words.why);
    case DownloadReason::Cancelled:
    case DownloadReason::Address:
    case DownloadReason::Certificate:
    case DownloadReason::Refused:
        return refuse(number, failure.words.what, failure.words.why);
    }
}

// Polls the export for a new address after the downloaded file was not the expected one.
void ExportWatch::fetchAgain(qint64 number, const QString &text, const QString &detail)
{
    auto &watched = m_watched.at(number);
    if (++watched.damaged < mostDamaged)
        return pollLater(number);
    refuse(number, tr("The export file was incomplete after %L1 downloads.").arg(watched.damaged),
           u"%1 %2"_s.arg(text, detail).trimmed());
}

void ExportWatch::loseConnection(qint64 number, const base::Problem &words)
{
    auto &watched = m_watched.at(number);
    if (++watched.lost < mostLost)
        return pollLater(number);
    watched.lost = 0;
    Q_EMIT stuck(words);
}

void ExportWatch::check(qint64 number, const QString &path)
{
    auto &watched = m_watched.at(number);
    watched.stage = {.phase = Phase::Checking};
    watched.asking = std::make_unique<QObject>();
    Q_EMIT moved();
    base::inBackground(
        [path, delimiter = m_plan.delimiter()] { return countExported(path, delimiter); },
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
        return fetchAgain(number, rows.error().what, rows.error().why);
    }
    conclude(number,
             {.record = watched.record,
              .file = QFileInfo(path).fileName(),
              .rows = rows->rows,
              .besides = rows->besides,
              .finding = findingOf(*rows, watched.record[key::total]),
              .digest = rows->digest});
}

} // namespace storedesk::exportrun
