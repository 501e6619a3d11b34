// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventtypesubmission.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "events/typechangeplan.h"
#include "itemmodels/showntext.h"
#include "storage/drafts.h"
#include "ui/events/eventfields.h"
#include "ui/host/pageid.h"

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

bool EventTypeSubmission::edits(const PageAddress &place)
{
    return place.page == pageid::editEventType;
}

EventTypeSubmission::EventTypeSubmission(account::Account &account, PageAddress place,
                                         const EventFields &fields)
    : m_account(account)
    , m_place(std::move(place))
    , m_integration(m_place.values.value(0))
    , m_fields(fields)
{
    if (!edits(m_place))
        return;
    connect(&account.session(), &api::Session::writeEnded, this,
            [this](const http::Request &request, const http::Outcome &outcome) {
                if (outcome && request.operation == catalogue::OperationId::DeleteCustomEventType
                    && request.values == m_place.values)
                    Q_EMIT replaced();
            });
}

// Loads the other event types to check the alias. If this fails, the service still checks whether
// the alias is free.
void EventTypeSubmission::loadOthers()
{
    m_taken.forget();
    delete m_loadingOthers;
    m_loadingOthers = m_account.session().eventTypes().all(this, {m_integration});
    m_others = {};
    connect(m_loadingOthers, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records)
            m_others.append(record);
        Q_EMIT othersChanged();
    });
    const auto end = [this] {
        m_loadingOthers = nullptr;
    };
    connect(m_loadingOthers, &api::Pages::finished, this, end);
    connect(m_loadingOthers, &api::Pages::failed, this, end);
}

bool EventTypeSubmission::settled() const
{
    return !m_loadingOthers;
}

std::optional<EventTypeSubmission::AliasProblem>
EventTypeSubmission::aliasProblem(const QString &alias) const
{
    for (const auto &type : m_others) {
        const bool itself = edits(m_place) && type[key::id].toString() == m_place.values.value(1);
        if (alias.isEmpty() || itself || type[key::alias].toString() != alias)
            continue;
        const auto name = itemmodels::shownText(type[key::name].toString(alias));
        return AliasProblem{.reason = tr("The event type “%1” already has this alias.").arg(name),
                            .other = placeOf(type.toObject())};
    }
    if (m_taken.is(alias))
        return AliasProblem{.reason = m_taken.reason()};
    return std::nullopt;
}

bool EventTypeSubmission::noteRefusal(const http::Error &error, const QString &alias)
{
    m_taken.note(error, alias);
    return m_taken.is(alias);
}

http::Request EventTypeSubmission::request(const QJsonObject &typed) const
{
    return m_account.session().eventTypes().toCreate(storedesk::events::definitionOf(typed),
                                                     {m_integration});
}

QList<std::pair<QString, QString>> EventTypeSubmission::fieldReview() const
{
    QList<std::pair<QString, QString>> rows;
    for (int row = 0; row < m_fields.rowCount(); ++row) {
        const auto cell = [this, row](int column) {
            return m_fields.index(row, column).data().toString();
        };
        const auto field = m_fields.field(row);
        auto words =
            tr("%1 (%2), %3")
                .arg(cell(EventFields::Name), cell(EventFields::Id), cell(EventFields::TypeColumn));
        if (field[key::isPrimaryKey].toBool())
            words = tr("%1, identifies the contact").arg(words);
        else if (field[key::required].toBool())
            words = tr("%1, required").arg(words);
        rows.append({tr("Field %1").arg(row + 1), words});
    }
    return rows;
}

std::optional<PageAddress> EventTypeSubmission::storePlan(const QJsonObject &typed)
{
    const auto plan = storedesk::events::planOf(m_integration, m_original,
                                                storedesk::events::definitionOf(typed), m_others);
    if (plan.before == plan.after)
        return std::nullopt;
    storedesk::events::storePlan(m_account.storage().drafts(), plan);
    return PageAddress{.page = pageid::eventTypeChange, .values = {plan.integration, plan.oldId}};
}

PageAddress EventTypeSubmission::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString();
    return id.isEmpty()
        ? PageAddress{.page = pageid::integrationRecord, .values = {m_integration}}
        : PageAddress{.page = pageid::eventTypeRecord, .values = {m_integration, id}};
}

} // namespace storedesk::ui::events
