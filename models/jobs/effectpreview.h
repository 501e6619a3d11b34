// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "catalogue/fieldset.h"
#include "jobs/parallelcalls.h"

#include <QCoreApplication>
#include <QHash>
#include <QObject>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// What a request does, in words: "Points: 100 · Name: Ann".
[[nodiscard]] QString contentOf(const api::Request &request, const catalogue::FieldSet &rules);
// What a request would do to the record as it is: "Points: 10 → 20". An empty record is none.
[[nodiscard]] QString effectOf(const api::Request &request, const QJsonObject &record,
                               const catalogue::FieldSet &rules);

// Reads the records that the first rows of a job are about, and tells what the job would do to
// each. Changes nothing.
class EffectPreview final : public QObject
{
    Q_OBJECT

public:
    struct Row
    {
        qint64 number = 0;
        api::Request request;
    };

    explicit EffectPreview(api::Session &session, QObject *parent = nullptr); // which outlives it

    // Whether there is an old record to compare with.
    [[nodiscard]] static bool isPossible(const catalogue::Operation &operation);
    void start(std::vector<Row> rows, const catalogue::FieldSet &rules);
    void stop();

Q_SIGNALS:
    void known(qint64 number, const QString &effect);

private:
    void read(std::size_t row);

    api::Session &m_session;
    std::vector<Row> m_rows;
    catalogue::FieldSet m_rules;
    QHash<std::size_t, api::Call *> m_calls;
    ParallelCalls m_queue;
};

} // namespace storedesk::jobs
