// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "catalogue/fieldset.h"
#include "records/parallelcalls.h"

#include <QCoreApplication>
#include <QHash>
#include <QObject>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// Describes the content of a request: "Points: 100 · Name: Ann".
[[nodiscard]] QString contentOf(const http::Request &request, const catalogue::FieldSet &rules);
// Describes the effect of a request on the current record: "Points: 10 → 20". An empty
// record means that it does not exist.
[[nodiscard]] QString effectOf(const http::Request &request, const QJsonObject &record,
                               const catalogue::FieldSet &rules);

// Reads the records affected by the first rows of a job and describes the effect of the job on
// each. Changes nothing.
class EffectPreview final : public QObject
{
    Q_OBJECT

public:
    struct Row
    {
        qint64 number = 0;
        http::Request request;
    };

    // The session must outlive this object.
    explicit EffectPreview(api::Session &session, QObject *parent = nullptr);

    // Whether the operation affects existing records that can be compared.
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
    records::ParallelCalls m_queue;
};

} // namespace storedesk::jobs
