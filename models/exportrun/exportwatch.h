// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "downloads/downloadoutcome.h"
#include "exportrun/exportplan.h"
#include "exportrun/watchedexport.h"
#include "journal/transferwatch.h"

#include <map>

namespace storedesk::api {
class Session;
} // namespace storedesk::api

namespace storedesk::exportrun {

// Polls exports at the service with increasing intervals until they finish, then downloads and
// checks their files. An export that failed at the service is requested up to two more times. Every
// wait is limited by the constants below.
class ExportWatch final : public journal::TransferWatch<WatchedExport>
{
    Q_OBJECT

public:
    using Phase = ExportPhase;
    using Stage = ExportStage;

    // An export without progress at the service for this long pauses the job.
    static constexpr std::chrono::minutes patience{60};
    // Consecutive downloads with unexpected content before giving up on an export.
    static constexpr int mostDamaged = 3;
    // Consecutive downloads interrupted by the network before the job is paused.
    static constexpr int mostLost = 5;

    // The session must outlive this object. Files are stored in the given folder. `begun` is the
    // time at which the job started.
    ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                QObject *parent = nullptr);
    ~ExportWatch() override;

    void follow(qint64 number, const QJsonObject &answer) override { watch(number, answer); }
    // Returns an equivalent export that was created since the job started. Its file has the same
    // rows, regardless of which program requested it.
    [[nodiscard]] std::optional<QJsonObject> standIn(const http::Request &request,
                                                     const http::Error &error) const override;
    // Stores the candidates for a request whose response was lost.
    void describe(journal::RowEnd &end, const http::Error &error) const override;
    void sending(qint64 /*number*/, qint64 /*sent*/, qint64 /*total*/) override { }
    // Resuming a download continues with the bytes that are not here yet.
    void pause() override;
    void stop() override;
    // Ignores exports being downloaded, which no longer occupy the service's queue.
    [[nodiscard]] bool hasRoom(qsizetype followed, int width) const override;
    [[nodiscard]] journal::JobProgress progress(const journal::RowCounts &counts) const override;
    // Stages of unfinished exports, by row.
    [[nodiscard]] std::map<qint64, Stage> stages() const;

private:
    void handleRecord(qint64 number, const QJsonObject &record) override;
    void gone(qint64 number, int status) override;
    [[nodiscard]] std::optional<base::Problem>
    impatience(const WatchedExport &watched) const override;
    [[nodiscard]] QString stillness() const;
    void failed(qint64 number);
    void fetch(qint64 number);
    void fetched(qint64 number, const downloads::DownloadOutcome &outcome);
    void fetchAgain(qint64 number, const QString &text, const QString &detail);
    void loseConnection(qint64 number, const base::Problem &words);
    void check(qint64 number, const QString &path);
    void checked(qint64 number, const QString &path, const base::Result<ExportedRows> &rows);
    void refuse(qint64 number, const QString &text, const QString &detail = {});
    void conclude(qint64 number, const ExportEnd &end);

    const ExportPlan m_plan;
    const QString m_folder;
    const QDateTime m_begun;
    std::map<qint64, int> m_failures;
    // The highest row counts that the service has reported.
    Stage m_most;
};

} // namespace storedesk::exportrun
