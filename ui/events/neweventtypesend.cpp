// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "api/pages.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "events/typechangeplan.h"
#include "itemmodels/showntext.h"
#include "records/contactfieldrules.h"
#include "records/eventrules.h"
#include "storage/drafts.h"
#include "ui/create/createfoot.h"
#include "ui/events/eventfieldtable.h"
#include "ui/events/eventproperties.h"
#include "ui/events/eventsources.h"
#include "ui/events/neweventtype.h"
#include "ui/events/samplepanel.h"
#include "ui/forms/fieldform.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

// Sending of a new event type and handling of the reply. The form is built in neweventtype.cpp.
namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

http::Request NewEventType::request() const
{
    return host().account().session().eventTypes().toCreate(
        storedesk::events::definitionOf(typed()), {place().values.value(0)});
}

QList<std::pair<QString, QString>> NewEventType::review() const
{
    auto rows = create::FormPage::review();
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

// Selects the field of an error and shows the error in its properties.
std::vector<http::FieldError>
NewEventType::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    std::vector<http::FieldError> others;
    std::vector<http::FieldError> rest;
    for (auto error : errors) {
        const auto path = error.path.split(u'/', Qt::SkipEmptyParts);
        bool known = false;
        const int row = path.value(1).toInt(&known);
        if (path.value(0) != key::fields || !known || path.size() < 3) {
            others.push_back(std::move(error));
            continue;
        }
        m_table->select(row);
        error.path = u'/' + path.mid(2).join(u'/');
        for (const auto &unplaced : m_properties->showFieldErrors({error}))
            rest.push_back(unplaced);
    }
    for (const auto &unplaced : create::FormPage::showFieldErrors(others))
        rest.push_back(unplaced);
    return rest;
}

create::FormIssues NewEventType::morePoints() const
{
    create::FormIssues points;
    for (const auto &rule : storedesk::records::eventRules(typed())) {
        const bool begun = rule.missing && rule.row == m_begun && m_begun >= 0;
        if (!rule.good && !begun)
            points.append({.sentence = tr("Not yet: %1.").arg(rule.words),
                           .go = [this, rule] { goToField(rule.row, rule.member); },
                           .missing = rule.missing});
    }
    for (int row = 0; row < m_fields.rowCount(); ++row) {
        auto ofField = m_properties->points(row, [this, row] { m_table->select(row); });
        if (row == m_begun)
            ofField.removeIf([](const create::FormIssue &point) { return point.missing; });
        points += ofField;
    }
    return points;
}

// Samples, tables and files add fields; a definition replaces the whole form.
void NewEventType::connectSources()
{
    connect(m_table, &EventFieldTable::pasteWanted, m_sources, &EventSources::paste);
    connect(m_sources->samples(), &SamplePanel::edited, this, &NewEventType::noteEdit);
    connect(m_sources, &EventSources::definitionRead, this, &NewEventType::applyDefinition);
    connect(m_sources, &EventSources::failed, this, [this](const base::Problem &problem) {
        notice()->tell(Tone::Warn, problem.what,
                       u"%1 %2"_s.arg(problem.why, problem.next).simplified());
        notice()->show();
    });
    connect(m_sources, &EventSources::proposed, this,
            [this](const storedesk::events::Proposal &proposal) {
                // Nested values can only be read by JSON pointer, which needs a webhook.
                if (proposal.nested && form()->values()[key::receiveType].toString() == "api"_L1)
                    isSentByWebhook();
                m_properties->setSuggestions(proposal.reasons);
            });
    connect(m_sources, &EventSources::fieldsRead, this, [this](int first) {
        m_table->select(first);
        changed();
        noteEdit();
    });
}

// Warns, because this property cannot be changed after creation.
void NewEventType::isSentByWebhook()
{
    form()->setValues({{key::receiveType, u"webhook"_s}});
    notice()->tell(Tone::Warn, tr("“Sent via” is now “Webhook”"),
                   tr("The sample contains nested values, which only webhooks support. To send "
                      "events through the API, switch back to “API”."));
    notice()->show();
    m_saysWebhook = true;
}

void NewEventType::applyDefinition(const QJsonObject &definition)
{
    setTyped(definition);
    showRemarks();
    noteEdit();
}

// The name and alias are not copied.
void NewEventType::readLike()
{
    const auto take = [this](const QJsonObject &record) {
        auto like = storedesk::events::definitionOf(record);
        if (hasPendingChanges())
            return;
        like[key::name] = tr("%1 (copy)").arg(like[key::name].toString());
        like[key::alias] = storedesk::records::suggestedFieldId(like[key::name].toString(), u'-');
        applyDefinition(storedesk::events::definitionOf(like));
    };
    readModel(
        host().account().session().eventTypes().get(api::RecordAddress(formValues(place())), this),
        take, tr("Couldn't load the event type to copy"));
}

// The last step of a change plan deletes the old event type, so there is nothing left to edit.
void NewEventType::closeWhenReplaced()
{
    connect(&host().account().session(), &api::Session::writeEnded, this,
            [this](const http::Request &request, const http::Outcome &outcome) {
                if (!outcome || request.operation != catalogue::OperationId::DeleteCustomEventType
                    || request.values != place().values)
                    return;
                discardChanges();
                host().close(this);
            });
}

// Loads the stored event type for comparison with the input. An existing draft is not overwritten.
void NewEventType::readEdited()
{
    auto *button = foot()->create();
    disconnect(button, &QPushButton::clicked, this, nullptr);
    connect(button, &QPushButton::clicked, this, &NewEventType::showPlan);
    const auto take = [this](const QJsonObject &record) {
        m_edited = record;
        if (!hasPendingChanges())
            setTyped(storedesk::events::definitionOf(record));
        showRemarks();
        showPoints();
    };
    closeWhenReplaced();
    readModel(
        host().account().session().eventTypes().get(api::RecordAddress(formValues(place())), this),
        take, tr("Couldn't load the event type"));
}

void NewEventType::showPlan()
{
    showReasons();
    if (m_edited.isEmpty() || !openIssues().isEmpty())
        return goToIssue(1);
    const auto plan = storedesk::events::planOf(place().values.value(0), m_edited,
                                                storedesk::events::definitionOf(typed()), m_others);
    if (plan.before == plan.after) {
        notice()->tell(Tone::Accent, tr("There are no differences from the current definition."));
        notice()->show();
        return;
    }
    host().account().storage().drafts().keep(storedesk::events::placeOf(plan),
                                             storedesk::events::toJson(plan));
    host().open({.page = u"event-type-change"_s, .values = {plan.integration, plan.oldId}});
}

void NewEventType::refresh()
{
    m_taken.forget();
    readIntegration();
    readOthers();
}

// If this fails, the service still checks whether the alias is free.
void NewEventType::readOthers()
{
    delete m_readingOthers;
    auto *pages = host().account().session().eventTypes().all(this, {place().values.value(0)});
    m_readingOthers = pages;
    m_others = {};
    connect(pages, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records)
            m_others.append(record);
        showRemarks();
        showPoints();
    });
    const auto end = [this] {
        m_readingOthers = nullptr;
    };
    connect(pages, &api::Pages::finished, this, end);
    connect(pages, &api::Pages::failed, this, end);
}

QList<create::FormPage::Remark> NewEventType::remarks() const
{
    const auto alias = form()->values()[key::alias].toString();
    for (const auto &type : m_others) {
        const bool itself = edits() && type[key::id].toString() == place().values.value(1);
        if (alias.isEmpty() || itself || type[key::alias].toString() != alias)
            continue;
        const auto name = itemmodels::shownText(type[key::name].toString(alias));
        return {{.key = key::alias,
                 .reason = tr("The event type “%1” already has this alias.").arg(name),
                 .link = tr("Show it"),
                 .place = placeOf(type.toObject())}};
    }
    if (m_taken.is(alias))
        return {{.key = key::alias, .reason = m_taken.reason()}};
    return {};
}

void NewEventType::refused(const http::Error &error)
{
    const auto alias = form()->values()[key::alias].toString();
    m_taken.note(error, alias);
    showRemarks();
    if (m_taken.is(alias))
        editor(key::alias)->setFocus();
}

PageAddress NewEventType::placeOf(const QJsonObject &record) const
{
    const auto integration = place().values.value(0);
    const auto id = record[key::id].toString();
    return id.isEmpty() ? PageAddress{.page = u"integration"_s, .values = {integration}}
                        : PageAddress{.page = u"event-type"_s, .values = {integration, id}};
}

} // namespace storedesk::ui::events
