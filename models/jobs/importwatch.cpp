// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importwatch.h"

#include "api/download.h"
#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "jobs/rowverdict.h"

#include <QDir>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
namespace key = catalogue::key;
namespace state = catalogue::choice::state;
using journal::RowState;

static constexpr std::chrono::milliseconds firstPause = 2s;
static constexpr std::chrono::milliseconds longestPause = 30s;

ImportWatch::ImportWatch(api::Session &session, ImportPlan plan, QString folder, QObject *parent)
    : RowFollower(parent)
    , m_session(session)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
{ }

ImportWatch::~ImportWatch() = default;

void ImportWatch::Watched::answered()
{
    if (asking)
        asking.release()->deleteLater();
}

void ImportWatch::sending(qint64 /*number*/, qint64 sent, qint64 total)
{
    m_upload = Upload{.sent = sent, .total = total};
    Q_EMIT moved();
}

void ImportWatch::follow(qint64 number, const QJsonObject &answer)
{
    m_upload.reset();
    auto &watched = m_watched[number];
    watched.wait = firstPause;
    watched.timer = m_session.client().clock().timer([this, number] { look(number); });
    take(number, answer);
}

void ImportWatch::lookLater(qint64 number)
{
    auto &watched = m_watched.at(number);
    if (m_paused)
        return;
    watched.timer->start(watched.wait);
    watched.wait = std::min(watched.wait * 3 / 2, longestPause);
}

void ImportWatch::look(qint64 number)
{
    auto &watched = m_watched.at(number);
    watched.asking = std::make_unique<QObject>();
    const auto id = watched.record[key::id].toString();
    m_session.imports()
        .get(id, watched.asking.get(), api::Priority::Job)
        ->then(this, [this, number](const api::Outcome &outcome) {
            if (!m_watched.contains(number))
                return;
            m_watched.at(number).answered();
            if (outcome)
                return take(number, outcome->document.object());
            if (outcome.error().kind == api::Kind::NotFound) {
                m_watched.erase(number);
                return Q_EMIT ended({.number = number,
                                     .state = RowState::Unknown,
                                     .status = outcome.error().status,
                                     .text = tr("The import was deleted at the service before its "
                                                "end was known.")});
            }
            // Nothing of the import depends on our watching it.
            const auto verdict =
                verdictOf(number, m_session.imports().toGet(QString()), outcome, Keep::Nothing);
            lookLater(number);
            if (!verdict.pause.what.isEmpty())
                Q_EMIT stuck(verdict.pause);
        });
}

void ImportWatch::take(qint64 number, const QJsonObject &record)
{
    auto &watched = m_watched.at(number);
    const auto done = [](const QJsonObject &one) {
        return one[key::success].toInteger() + one[key::errors].toInteger();
    };
    if (done(record) > done(watched.record))
        watched.wait = firstPause; // it moves: the next news will not be long
    watched.record = record;
    Q_EMIT moved();
    if (catalogue::isUnderWay(record[key::status].toString()))
        return lookLater(number);
    watched.over = true;
    if (record[key::errors].toInteger() > 0
        && !record[key::errorReportFileUrl].toString().isEmpty())
        fetchReport(number);
    else
        conclude(number);
}

void ImportWatch::fetchReport(qint64 number)
{
    auto &watched = m_watched.at(number);
    watched.asking = std::make_unique<QObject>();
    const auto id = watched.record[key::id].toString();
    auto *download =
        new api::Download({.address = QUrl(watched.record[key::errorReportFileUrl].toString()),
                           .folder = m_folder,
                           .name = ImportPlan::reportName(number),
                           .replace = true,
                           .renew =
                               [&session = m_session, id](QObject *owner) {
                                   return session.imports().get(id, owner, api::Priority::Job);
                               },
                           .addressMember = key::errorReportFileUrl},
                          m_session.client().clock(), watched.asking.get());
    connect(download, &api::Download::finished, this,
            [this, number](const api::DownloadOutcome &outcome) {
                if (m_watched.contains(number))
                    conclude(number,
                             outcome ? QString()
                                     : tr("The report of refused rows could not be fetched: %1")
                                           .arg(outcome.error().words.what));
            });
}

void ImportWatch::conclude(qint64 number, const QString &trouble)
{
    auto watched = std::move(m_watched.at(number));
    m_watched.erase(number);
    watched.answered();
    const auto &record = watched.record;
    journal::RowEnd end{.number = number,
                        .status = 200,
                        .record = QJsonDocument(record).toJson(QJsonDocument::Compact)};
    end.detail = tr("%L1 taken, %L2 refused")
                     .arg(record[key::success].toInteger())
                     .arg(record[key::errors].toInteger());
    const auto status = record[key::status].toString();
    if (status != state::finished) {
        end.state = RowState::Refused;
        end.text = status == state::cancelled
            ? tr("The import was cancelled at the service.")
            : tr("The service could not use the file as a whole.");
    }
    if (!trouble.isEmpty())
        end.detail = u"%1 · %2"_s.arg(end.detail, trouble);
    Q_EMIT ended(end);
}

void ImportWatch::pause()
{
    m_paused = true;
    m_upload.reset();
    for (auto &[number, watched] : m_watched) {
        watched.timer->stop();
        if (!watched.over)
            watched.asking.reset();
    }
}

void ImportWatch::goOn()
{
    if (!std::exchange(m_paused, false))
        return;
    for (auto &[number, watched] : m_watched) {
        watched.wait = firstPause;
        if (!watched.over)
            look(number);
    }
}

void ImportWatch::stop()
{
    m_upload.reset();
    std::vector<journal::RowEnd> ends;
    for (const auto &[number, watched] : m_watched)
        ends.push_back({.number = number,
                        .state = RowState::Unknown,
                        .text = tr("Uploaded, but not watched to its end."),
                        .record = QJsonDocument(watched.record).toJson(QJsonDocument::Compact)});
    m_watched.clear();
    for (const auto &end : ends)
        Q_EMIT ended(end);
}

QString ImportWatch::phase() const
{
    if (m_upload && m_upload->total > 0 && m_upload->sent < m_upload->total)
        return tr("uploading, %1 %").arg(m_upload->sent * 100 / m_upload->total);
    for (const auto &[number, watched] : m_watched) {
        if (watched.over)
            return tr("fetching the report");
        return watched.record[key::status].toString() == state::queued
            ? tr("waiting at the service")
            : tr("the service is working");
    }
    return {};
}

// Parts are sent and worked off in their order.
JobProgress ImportWatch::progress(const journal::RowCounts &counts) const
{
    JobProgress progress{.rows = m_plan.allRows(), .phase = phase()};
    const auto parts = std::min<qint64>(counts.ended(), static_cast<qint64>(m_plan.rows.size()));
    for (qint64 part = 0; part < parts; ++part)
        progress.ended += m_plan.rows[static_cast<std::size_t>(part)];
    for (const auto &[number, watched] : m_watched)
        progress.ended +=
            watched.record[key::success].toInteger() + watched.record[key::errors].toInteger();
    progress.ended = std::min(progress.ended, progress.rows);
    return progress;
}

} // namespace storedesk::jobs
