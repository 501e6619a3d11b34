// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/exportwatch.h"

#include "api/sameness.h"
#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "jobs/rowverdict.h"

#include <QLocale>

// Watching exports at the service; fetching them is in exportwatchfetch.cpp.
namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
namespace key = catalogue::key;
namespace state = catalogue::choice::state;
using journal::RowState;

static constexpr std::chrono::milliseconds soonest = 2s;
static constexpr std::chrono::milliseconds latest = 30s;
static constexpr std::chrono::milliseconds doubtOfClocks = 10min;
static constexpr int mostFailures = 2; // at the service, before a period is given up

ExportWatch::ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                         QObject *parent)
    : RowFollower(parent)
    , m_session(session)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
    , m_begun(std::move(begun))
{ }

ExportWatch::~ExportWatch() = default;

void ExportWatch::Watched::answered()
{
    if (asking)
        asking.release()->deleteLater();
}

void ExportWatch::follow(qint64 number, const QJsonObject &answer)
{
    auto &watched = m_watched[number];
    watched.wait = soonest;
    watched.timer = m_session.client().clock().timer([this, number] { look(number); });
    take(number, answer);
}

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
            && api::asksTheSame(*asked, candidate))
            return candidate;
    }
    return std::nullopt;
}

void ExportWatch::lookLater(qint64 number)
{
    auto &watched = m_watched.at(number);
    if (m_paused)
        return;
    watched.timer->start(watched.wait);
    watched.wait = std::min(watched.wait * 3 / 2, latest);
}

void ExportWatch::look(qint64 number)
{
    auto &watched = m_watched.at(number);
    watched.asking = std::make_unique<QObject>();
    m_session.exports()
        .get(watched.record[key::id].toString(), watched.asking.get(), api::Priority::Job)
        ->then(this, [this, number](const api::Outcome &outcome) {
            if (!m_watched.contains(number))
                return;
            m_watched.at(number).answered();
            if (outcome)
                return take(number, outcome->document.object());
            if (outcome.error().kind == api::Kind::NotFound)
                return refuse(number,
                              tr("The export was deleted at the service before it was fetched."));
            // Nothing of the export depends on our watching it.
            const auto verdict =
                verdictOf(number, m_session.exports().toGet(QString()), outcome, Keep::Nothing);
            lookLater(number);
            if (!verdict.pause.what.isEmpty())
                Q_EMIT stuck(verdict.pause);
        });
}

void ExportWatch::take(qint64 number, const QJsonObject &record)
{
    auto &watched = m_watched.at(number);
    const auto done = record[key::progress].toInteger();
    if (done > watched.record[key::progress].toInteger())
        watched.wait = soonest; // it moves: the next news will not be long
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
    const auto rows = tr("%L1 rows").arg(end.rows);
    Q_EMIT ended({.number = number,
                  .status = 200,
                  .detail = end.trouble.isEmpty() ? rows : u"%1 · %2"_s.arg(rows, end.trouble),
                  .record = end.toBytes()});
}

void ExportWatch::pause()
{
    m_paused = true;
    for (auto &[number, watched] : m_watched) {
        watched.timer->stop();
        watched.asking.reset();
    }
}

void ExportWatch::goOn()
{
    if (!std::exchange(m_paused, false))
        return;
    for (auto &[number, watched] : m_watched) {
        watched.wait = soonest;
        look(number);
    }
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
