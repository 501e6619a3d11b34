// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadoutcome.h"
#include "base/clock.h"
#include "jobs/exportedfile.h"
#include "jobs/exportplan.h"
#include "jobs/transferwatch.h"
#include "jobs/watchedexport.h"

#include <map>

namespace storedesk::api {
class Session;
} // namespace storedesk::api

namespace storedesk::jobs {

// Watches exports at the service until they are finished, with growing pauses, fetches their files
// and checks them. One that the service could not make is asked for twice more.
class ExportWatch final : public TransferWatch<WatchedExport>
{
    Q_OBJECT

public:
    using Phase = ExportPhase;
    using Stage = ExportStage;

    // The session outlives it. Files go into the folder. The job was begun at that moment.
    ExportWatch(api::Session &session, ExportPlan plan, QString folder, QDateTime begun,
                QObject *parent = nullptr);
    ~ExportWatch() override;

    void follow(qint64 number, const QJsonObject &answer) override { watch(number, answer); }
    // Whoever made an export that asks for the same just now: its file has the same rows.
    [[nodiscard]] std::optional<QJsonObject> standIn(const api::Request &request,
                                                     const api::Error &error) const override;
    void sending(qint64 /*number*/, qint64 /*sent*/, qint64 /*total*/) override { }
    void stop() override;
    // What is fetched has left the line of the service.
    [[nodiscard]] bool hasRoom(qsizetype followed, int width) const override;
    [[nodiscard]] JobProgress progress(const journal::RowCounts &counts) const override;
    [[nodiscard]] std::map<qint64, Stage> stages() const; // of those under way, by row

private:
    void take(qint64 number, const QJsonObject &record) override;
    void gone(qint64 number, int status) override;
    void failed(qint64 number);
    void fetch(qint64 number);
    void fetched(qint64 number, const api::DownloadOutcome &outcome);
    void check(qint64 number, const QString &path);
    void checked(qint64 number, const QString &path, const base::Result<ExportedRows> &rows);
    void refuse(qint64 number, const QString &text, const QString &detail = {});
    void conclude(qint64 number, const ExportEnd &end);

    const ExportPlan m_plan;
    const QString m_folder;
    const QDateTime m_begun;
    std::map<qint64, int> m_failures; // at the service, by row
};

} // namespace storedesk::jobs
