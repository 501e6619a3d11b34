// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "downloads/downloadoutcome.h"
#include "importrun/importplan.h"
#include "journal/transferwatch.h"

#include <QSet>

namespace storedesk::api {
class Session;
} // namespace storedesk::api

namespace storedesk::importrun {

// Polls imports on the service with increasing intervals until they end, and downloads reports
// about rejected rows immediately.
class ImportWatch final : public journal::TransferWatch<journal::WatchedTransfer>
{
    Q_OBJECT

public:
    // The session must outlive this object. Reports are stored in the folder.
    ImportWatch(api::Session &session, ImportPlan plan, QString folder, QObject *parent = nullptr);
    ~ImportWatch() override;

    void follow(qint64 number, const QJsonObject &answer) override;
    [[nodiscard]] std::optional<QDateTime> givenUp(const journal::JobRow &row) override;
    // Stores the candidates for an upload whose answer was lost.
    void describe(journal::RowEnd &end, const http::Error &error) const override;
    void sending(qint64 number, qint64 sent, qint64 total) override;
    void pause() override;
    void stop() override;
    [[nodiscard]] journal::JobProgress progress(const journal::RowCounts &counts) const override;

private:
    // The progress of the request body.
    struct Upload
    {
        qint64 sent = 0;
        qint64 total = 0;
    };

    void handleRecord(qint64 number, const QJsonObject &record) override;
    void gone(qint64 number, int status) override;
    void fetchReport(qint64 number);
    void conclude(qint64 number, const QString &trouble = {});
    [[nodiscard]] QString phase() const;

    const ImportPlan m_plan;
    const QString m_folder;
    std::optional<Upload> m_upload;
    // Parts that ended in this run.
    QSet<qint64> m_ended;
    // When an earlier run stopped waiting for the answer to each upload, by row.
    std::map<qint64, QDateTime> m_givenUp;
};

} // namespace storedesk::importrun
