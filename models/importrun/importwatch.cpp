// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importwatch.h"

#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/state.h"
#include "downloads/download.h"
#include "importrun/importdecision.h"
#include "importrun/importtally.h"
#include "journal/rowverdict.h"

#include <QDir>

namespace storedesk::importrun {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
namespace key = catalogue::key;
namespace state = catalogue::choice::state;
using journal::RowState;

ImportWatch::ImportWatch(api::Session &session, ImportPlan plan, QString folder, QObject *parent)
    : TransferWatch(session, catalogue::Resource::Import, parent)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
{
    connect(this, &RowFollower::ended, this,
            [this](const journal::RowEnd &end) { m_ended.insert(end.number); });
}

ImportWatch::~ImportWatch() = default;

void ImportWatch::sending(qint64 /*number*/, qint64 sent, qint64 total)
{
    m_upload = Upload{.sent = sent, .total = total};
    Q_EMIT moved();
}

void ImportWatch::follow(qint64 number, const QJsonObject &answer)
{
    m_upload.reset();
    watch(number, answer);
}

std::optional<QDateTime> ImportWatch::givenUp(const journal::JobRow &row)
{
    if (const auto doubt = ImportDoubt::fromBytes(row.record))
        m_givenUp.insert_or_assign(row.number, doubt->givenUp);
    else if (!row.record.isEmpty())
        // The user has decided which import this part is.
        m_givenUp.erase(row.number);
    const auto known = m_givenUp.find(row.number);
    return known == m_givenUp.end() ? std::nullopt : std::optional(known->second);
}

void ImportWatch::describe(journal::RowEnd &end, const http::Error &error) const
{
    if (end.state != RowState::Unknown)
        return;
    const auto known = m_givenUp.find(end.number);
    end.record = ImportDoubt{.givenUp = known == m_givenUp.end() ? m_session.client().clock().now()
                                                                 : known->second,
                             .candidates = error.candidates}
                     .toBytes();
    end.text = error.candidates.isEmpty() ? tr("The response to the upload was lost, so it is "
                                               "unknown whether the service has the file.")
                                          : tr("The response to the upload was lost. An existing "
                                               "import in the service may be this one.");
}

void ImportWatch::handleRecord(qint64 number, const QJsonObject &record)
{
    auto &watched = m_watched.at(number);
    const auto done = [](const QJsonObject &one) {
        return one[key::success].toInteger() + one[key::errors].toInteger();
    };
    // Poll sooner while rows are being processed.
    if (done(record) > done(watched.record))
        watched.wait = journal::WatchedTransfer::soonest;
    watched.record = record;
    Q_EMIT moved();
    // Only the ID of an adopted import is known until the import has been read.
    const bool isAdopted = record.size() == 1 && record.contains(key::id);
    if (isAdopted || catalogue::isUnderWay(record[key::status].toString()))
        return pollLater(number);
    watched.over = true;
    if (record[key::errors].toInteger() > 0
        && !record[key::errorReportFileUrl].toString().isEmpty())
        fetchReport(number);
    else
        conclude(number);
}

void ImportWatch::gone(qint64 number, int status)
{
    m_watched.erase(number);
    Q_EMIT ended(
        {.number = number,
         .state = RowState::Unknown,
         .status = status,
         .text = tr("The import was deleted in the service before its result was known.")});
}

void ImportWatch::fetchReport(qint64 number)
{
    auto &watched = m_watched.at(number);
    watched.asking = std::make_unique<QObject>();
    const auto id = watched.record[key::id].toString();
    auto *download = new downloads::Download(
        {.address = QUrl(watched.record[key::errorReportFileUrl].toString()),
         .folder = m_folder,
         .name = ImportPlan::reportName(number),
         .replace = true,
         .renew =
             [&session = m_session, id](QObject *owner) {
                 return session.imports().get(id, owner, http::Priority::Job);
             },
         .addressMember = key::errorReportFileUrl},
        m_session.client().clock(), watched.asking.get());
    connect(download, &downloads::Download::finished, this,
            [this, number](const downloads::DownloadOutcome &outcome) {
                if (m_watched.contains(number))
                    conclude(number,
                             outcome ? QString()
                                     : tr("Couldn't download the report of rejected rows: %1")
                                           .arg(outcome.error().words.what));
            });
}

// Sets the result of a part. A part is done only if its import has finished and accounts for every
// row. If the import stopped without importing a row, the part is rejected. Any other outcome is
// unknown.
static void judge(journal::RowEnd &end, const QJsonObject &record, qint64 rows)
{
    const auto status = record[key::status].toString();
    const auto counts = countsIn(record, rows);
    if (status == state::finished && counts.gap.isEmpty())
        return;
    const bool stopped = status == state::cancelled || status == state::error;
    if (stopped && importedNothing(record)) {
        end.state = RowState::Refused;
        end.text = status == state::cancelled
            ? ImportWatch::tr("The import was cancelled in the service.")
            : ImportWatch::tr("The service couldn't use the file.");
        end.detail.clear();
        return;
    }
    end.state = RowState::Unknown;
    end.text = status == state::finished
        ? ImportWatch::tr("The service didn't report a result for every row of the file.")
        : ImportWatch::tr("The import stopped in the service after some rows were imported.");
    if (!counts.gap.isEmpty())
        end.detail = counts.gap;
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
    end.detail = tr("%L1 imported, %L2 rejected")
                     .arg(record[key::success].toInteger())
                     .arg(record[key::errors].toInteger());
    judge(end, record, m_plan.rowsOf(number));
    if (!trouble.isEmpty())
        end.detail = end.detail.isEmpty() ? trouble : u"%1 · %2"_s.arg(end.detail, trouble);
    Q_EMIT ended(end);
}

void ImportWatch::pause()
{
    m_upload.reset();
    TransferWatch::pause();
}

void ImportWatch::stop()
{
    m_upload.reset();
    std::vector<journal::RowEnd> ends;
    for (const auto &[number, watched] : m_watched)
        ends.push_back({.number = number,
                        .state = RowState::Unknown,
                        .text = tr("Uploaded, but tracking stopped before the result was known."),
                        .record = QJsonDocument(watched.record).toJson(QJsonDocument::Compact)});
    m_watched.clear();
    for (const auto &end : ends)
        Q_EMIT ended(end);
}

QString ImportWatch::phase() const
{
    if (m_upload && m_upload->total > 0 && m_upload->sent < m_upload->total)
        return tr("uploading, %1%").arg(m_upload->sent * 100 / m_upload->total);
    for (const auto &[number, watched] : m_watched) {
        if (watched.over)
            return tr("downloading the report");
        return watched.record[key::status].toString() == state::queued ? tr("queued")
                                                                       : tr("processing");
    }
    return {};
}

// Parts are sent in order, but a small part may end before a larger one. The results of parts that
// ended just now have not been counted yet.
journal::JobProgress ImportWatch::progress(const journal::RowCounts &counts) const
{
    journal::JobProgress progress{.rows = m_plan.allRows(), .phase = phase()};
    const auto all = static_cast<qint64>(m_plan.rows.size());
    const auto begun = counts.ended() + static_cast<qint64>(m_watched.size());
    for (qint64 part = 1; part <= all; ++part) {
        const auto watched = m_watched.find(part);
        if (watched == m_watched.end()) {
            progress.ended += part <= begun || m_ended.contains(part) ? m_plan.rowsOf(part) : 0;
            continue;
        }
        const auto &record = watched->second.record;
        progress.ended +=
            std::min(record[key::success].toInteger() + record[key::errors].toInteger(),
                     m_plan.rowsOf(part));
    }
    // The last row counts as open until the report of its part has been downloaded.
    if (counts.ended() < all)
        progress.ended = std::min(progress.ended, progress.rows - 1);
    return progress;
}

} // namespace storedesk::importrun
