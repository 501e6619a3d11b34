// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "base/result.h"
#include "catalogue/operation.h"

#include <QJsonArray>
#include <QObject>

#include <functional>

namespace storedesk::schedules {

// Loads the definitions of an account that the rows of a bulk job need: the contact fields, or the
// event type with an alias or ID. Calls the function once, from the event loop, unless the reader
// is destroyed before.
class DefinitionReader final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<QJsonValue> &definitions)>;

    // The session must outlive the reader.
    DefinitionReader(api::Session &session, Done done);

    // The path values are those of the plan.
    void start(const catalogue::Operation &operation, const QStringList &within);

private:
    using All = std::function<void(const QJsonArray &records)>;

    void readAll(catalogue::Resource resource, const QStringList &within, All all);
    void findEventType(const QString &name, const QJsonArray &integrations, qsizetype at);
    void end(const base::Result<QJsonValue> &definitions);

    api::Session &m_session;
    const Done m_done;
};

} // namespace storedesk::schedules
