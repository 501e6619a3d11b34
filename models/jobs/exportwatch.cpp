// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/exportwatch.h"

#include "api/session.h"
#include "api/valuematch.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "jobs/rowverdict.h"

#include <algorithm>
#include <climits>

// Watching exports at the service; fetching them is in exportwatchfetch.cpp.
namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
namespace key = catalogue::key;
namespace state = catalogue::choice::state;
using journal::RowState;

static constexpr std::chrono::milliseconds doubtOfClocks = 10min;
static constexpr int mostFailures = 2; // at the service, before a period is given up

ExportWatch::ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                         QObject *parent)
    : TransferWatch(session, catalogue::Resource::Export, parent)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
    , m_begun(std::move(begun))
{ }

ExportWatch::~ExportWatch() = default;

std::optional<QJsonObject> ExportWatch::standIn(const api::Request &request,
                                                const api::Error &error) const
{
    const auto *asked = std::get_if<QJsonObject>(&request.body);
    if (error.kind != api::Kind::Unknown || !asked)
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

void ExportWatch::take(qint64 number, const QJsonObject &record)
{
    auto &watched = m_watched.at(number);
    const auto done = record[key::progress].toInteger();
    if (done > watched.record[key::progress].toInteger())
        watched.wait = WatchedTransfer::soonest; // it moves: the next news will not be long
    watched.record = record;
    const auto status = record[key::status].toString();
    watched.stage = {.phase = status == state::inProgress ? Phase::Working : Phase::Queued,
                     .done = done,
                     .total = record[key::total].toInteger()};
    if (status == state::finished)
        fetch(number);
    else if (status == state::error || status == state::cancelled)
        failed(number);
    else
        lookLater(number); // a state that nobody documented may change, too
    Q_EMIT moved();
}

void ExportWatch::gone(qint64 number, int /*status*/)
{
    refuse(number, tr("The export was deleted at the service before it was fetched."));
}

void ExportWatch::failed(qint64 number)
{
    const bool cancelled = m_watched.at(number).record[key::status].toString() == state::cancelled;
    if (!cancelled && m_failures[number]++ < mostFailures) {
        m_watched.erase(number);
        return Q_EMIT ended({.number = number, .state = RowState::Waiting});
    }
    refuse(number,
           cancelled ? tr("The export was cancelled at the service.")
                     : tr("The service could not make the export."));
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
    Q_EMIT ended({.number = number,
                  .status = 200,
                  .detail = end.trouble.isEmpty() ? rows : u"%1 · %2"_s.arg(rows, end.trouble),
                  .record = end.toBytes()});
}

void ExportWatch::stop()
{
    std::vector<journal::RowEnd> ends;
    for (const auto &[number, watched] : m_watched)
        ends.push_back({.number = number,
                        .state = RowState::Refused,
                        .text = tr("Asked for, but not fetched: the job was stopped."),
                        .record = ExportEnd{.record = watched.record}.toBytes()});
    m_watched.clear();
    for (const auto &end : ends)
        Q_EMIT ended(end);
}

bool ExportWatch::hasRoom(qsizetype /*followed*/, int width) const
{
    const auto atService = std::ranges::count_if(
        m_watched, [](const auto &one) { return one.second.stage.phase <= Phase::Working; });
    // Few downloads at a time: they share one line to the network.
    return atService < width && static_cast<qsizetype>(m_watched.size()) < 2L * width;
}

std::map<qint64, ExportWatch::Stage> ExportWatch::stages() const
{
    std::map<qint64, Stage> stages;
    for (const auto &[number, watched] : m_watched)
        stages.emplace(number, watched.stage);
    return stages;
}

JobProgress ExportWatch::progress(const journal::RowCounts &counts) const
{
    JobProgress progress{.rows = static_cast<qint64>(m_plan.periods.size()),
                         .ended = counts.ended()};
    int atService = 0;
    int fetching = 0;
    for (const auto &[number, watched] : m_watched) {
        ++(watched.stage.phase <= Phase::Working ? atService : fetching);
        // Of one export its own rows say more.
        if (m_plan.periods.size() == 1 && watched.stage.total > 0
            && watched.stage.phase == Phase::Working) {
            progress.rows = watched.stage.total;
            progress.ended = std::min(watched.stage.done, watched.stage.total);
        }
    }
    if (atService > 0 && fetching > 0)
        progress.phase =
            tr("%1 at the service, %2 being fetched", "exports").arg(atService).arg(fetching);
    else if (atService > 0)
        progress.phase = tr("%1 at the service", "exports").arg(atService);
    else if (fetching > 0)
        progress.phase = tr("%1 being fetched", "exports").arg(fetching);
    return progress;
}

} // namespace storedesk::jobs
