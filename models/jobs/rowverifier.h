// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/rowcondition.h"
#include "journal/runoptions.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace storedesk::api {
class Call;
class Session;
} // namespace storedesk::api

namespace storedesk::jobs {

// Reads the record of a row before its request is sent, to check a condition and to store a copy,
// and after a delete, to confirm that the record is gone.
class RowVerifier final : public QObject
{
    Q_OBJECT

public:
    // The session and the options must outlive this object.
    RowVerifier(api::Session &session, const journal::RunOptions &options);
    ~RowVerifier() override;

    void readBefore(qint64 number, const http::Request &request, const RowCondition &condition);
    void readAfter(qint64 number, const http::Request &request, const journal::RowEnd &end);
    // Aborts all reads. A signal is still emitted for each of them.
    void cancel();
    [[nodiscard]] int reads() const { return static_cast<int>(m_reads.size()); }
    // Number of copies being stored.
    [[nodiscard]] int storing() const { return m_storing; }

Q_SIGNALS:
    // Emitted when the record may be changed, because its condition is met and its copy is stored.
    void cleared(qint64 number, const storedesk::http::Request &request, const QJsonObject &before);
    // Emitted when the request must not be sent.
    void refused(qint64 number, const storedesk::journal::RowVerdict &verdict);
    // Emitted after a delete. The verdict has no result if the read failed.
    void verified(qint64 number, const storedesk::journal::RowVerdict &verdict);

private:
    [[nodiscard]] api::Call *read(qint64 number, http::Request reading,
                                  const http::Request &request);
    void haveRead(qint64 number, const http::Request &request, const RowCondition &condition,
                  const http::Outcome &outcome);
    void storeCopy(qint64 number, const http::Request &request, const QJsonObject &before);

    api::Session &m_session;
    const journal::RunOptions &m_options;
    // Keyed by row.
    QHash<qint64, QPointer<api::Call>> m_reads;
    int m_storing = 0;
};

} // namespace storedesk::jobs
