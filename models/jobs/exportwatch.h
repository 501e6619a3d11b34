// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadoutcome.h"
#include "base/clock.h"
#include "jobs/exportplan.h"
#include "jobs/transferwatch.h"
#include "jobs/watchedexport.h"

#include <map>

namespace storedesk::api {
class Session;
} // namespace storedesk::api

namespace storedesk::jobs {

// Watches exports at the service until they are finished, with growing pauses, fetches their files
// and checks them. An export that the service could not make is requested twice more. Every wait
// ends: see the limits below.
class ExportWatch final : public TransferWatch<WatchedExport>
{
    Q_OBJECT

public:
    using Phase = ExportPhase;
    using Stage = ExportStage;

    // An export that does not move at the service for this long pauses the job.
    static constexpr std::chrono::minutes patience{60};
    // Downloads in a row that bring something else than the file, before the export is given up.
    static constexpr int mostDamaged = 3;
    // Downloads in a row that the network ends, before the job is paused.
    static constexpr int mostLost = 5;

    // The session outlives it. Files go into the folder. The job was begun at that moment.
    ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                QObject *parent = nullptr);
    ~ExportWatch() override;

    void follow(qint64 number, const QJsonObject &answer) override { watch(number, answer); }
    // An export that requests the same and was made since the job began: its file has the same
    // rows, whoever requested it.
    [[nodiscard]] std::optional<QJsonObject> standIn(const api::Request &request,
                                                     const api::Error &error) const override;
    // Stores the candidates of a request whose answer was lost.
    void describe(journal::RowEnd &end, const api::Error &error) const override;
    void sending(qint64 /*number*/, qint64 /*sent*/, qint64 /*total*/) override { }
    void stop() override;
    // Exports whose files are fetched have left the queue of the service.
    [[nodiscard]] bool hasRoom(qsizetype followed, int width) const override;
    [[nodiscard]] JobProgress progress(const journal::RowCounts &counts) const override;
    [[nodiscard]] std::map<qint64, Stage> stages() const; // of those under way, by row

private:
    void take(qint64 number, const QJsonObject &record) override;
    void gone(qint64 number, int status) override;
    [[nodiscard]] std::optional<base::Problem>
    impatience(const WatchedExport &watched) const override;
    [[nodiscard]] QString stillness() const;
    void failed(qint64 number);
    void fetch(qint64 number);
    void fetched(qint64 number, const api::DownloadOutcome &outcome);
    void fetchAgain(qint64 number, const QString &text, const QString &detail);
    void loseConnection(qint64 number, const base::Problem &words);
    void check(qint64 number, const QString &path);
    void checked(qint64 number, const QString &path, const base::Result<ExportedRows> &rows);
    void refuse(qint64 number, const QString &text, const QString &detail = {});
    void conclude(qint64 number, const ExportEnd &end);

    const ExportPlan m_plan;
    const QString m_folder;
    const QDateTime m_begun;
    // Failures at the service, by row.
    std::map<qint64, int> m_failures;
};

} // namespace storedesk::jobs
