// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/setupjob.h"

#include "api/resourcerequests.h"
#include "catalogue/key.h"

#include <QCoreApplication>

namespace storedesk::events {

using catalogue::Resource;
namespace key = catalogue::key;

namespace {

// Builds the rows one by one and tracks the records that earlier rows create.
class SetupRows final
{
public:
    explicit SetupRows(const Setup &there)
    {
        for (const auto &integration : there.integrations)
            m_known.insert(integration.definition[key::name].toString(), integration.id);
    }

    void add(const SetupStep &step)
    {
        jobs::SequenceRow row{.cells = {wordsOf(step.kind), step.name, step.key},
                              .request = requestOf(step)};
        if (step.kind == SetupStep::Kind::EventType && !m_known.contains(step.integration))
            row.within = m_made.value(step.integration);
        m_rows.push_back(row);
        if (step.kind == SetupStep::Kind::Integration && step.state == SetupStep::State::Create)
            m_made.insert(step.name, static_cast<qint64>(m_rows.size()));
    }

    [[nodiscard]] const std::vector<jobs::SequenceRow> &rows() const { return m_rows; }

private:
    [[nodiscard]] http::Request requestOf(const SetupStep &step) const
    {
        switch (step.kind) {
        case SetupStep::Kind::ContactField:
            return api::ResourceRequests(Resource::ContactField).toCreate(step.body);
        case SetupStep::Kind::Integration: {
            const api::ResourceRequests requests(Resource::CustomIntegration);
            return step.state == SetupStep::State::Create
                ? requests.toCreate(step.body)
                : requests.toPatch(m_known.value(step.name), step.body);
        }
        case SetupStep::Kind::EventType:
            break;
        }
        const auto known = m_known.value(step.integration);
        return api::ResourceRequests(Resource::CustomEventType)
            .toCreate(step.body, known.isEmpty() ? QStringList() : QStringList{known});
    }

    // Integration ids by name.
    QHash<QString, QString> m_known;
    // Numbers of the rows that create an integration, by name.
    QHash<QString, qint64> m_made;
    std::vector<jobs::SequenceRow> m_rows;
};

} // namespace

jobs::SequenceJob setupJob(const QString &title, const QList<SetupStep> &steps, const Setup &there)
{
    SetupRows rows(there);
    for (const auto &step : steps) {
        if (step.state == SetupStep::State::Create || step.state == SetupStep::State::Differs)
            rows.add(step);
    }
    return {.title = title,
            .columns = {QCoreApplication::translate("Setup", "Item"),
                        QCoreApplication::translate("Setup", "Name"),
                        QCoreApplication::translate("Setup", "ID or alias")},
            .rows = rows.rows()};
}

} // namespace storedesk::events
