// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadoutcome.h"
#include "jobs/importplan.h"
#include "jobs/rowfollower.h"

#include <map>

namespace storedesk::api {
class Call;
class Session;
} // namespace storedesk::api

namespace storedesk::jobs {

// Watches imports at the service until they end, with growing pauses, and fetches the reports of
// refused rows at once.
class ImportWatch final : public RowFollower
{
    Q_OBJECT

public:
    // The session outlives it. Reports go into the folder.
    ImportWatch(api::Session &session, ImportPlan plan, QString folder, QObject *parent = nullptr);
    ~ImportWatch() override;

    void follow(qint64 number, const QJsonObject &answer) override;
    void sending(qint64 number, qint64 sent, qint64 total) override;
    void pause() override;
    void goOn() override;
    void stop() override;
    [[nodiscard]] JobProgress progress(const journal::RowCounts &counts) const override;

private:
    struct Watched
    {
        QJsonObject record; // as it was last
        std::chrono::milliseconds wait{0};
        std::unique_ptr<base::Clock::Timer> timer;
        std::unique_ptr<QObject> asking; // owns the call or the download
        bool over = false; // at the service

        void answered(); // whoever was asked is telling us just now: it goes later
    };
    // How far the body of a request is.
    struct Upload
    {
        qint64 sent = 0;
        qint64 total = 0;
    };

    void look(qint64 number);
    void lookLater(qint64 number);
    void take(qint64 number, const QJsonObject &record);
    void fetchReport(qint64 number);
    void conclude(qint64 number, const QString &trouble = {});
    [[nodiscard]] QString phase() const;

    api::Session &m_session;
    const ImportPlan m_plan;
    const QString m_folder;
    std::map<qint64, Watched> m_watched; // by row
    std::optional<Upload> m_upload;
    bool m_paused = false;
};

} // namespace storedesk::jobs
