// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/pages.h"
#include "catalogue/key.h"
#include "design/definition.h"
#include "design/typechangeplan.h"
#include "desk/desk.h"
#include "items/showntext.h"
#include "jobs/contactfieldrules.h"
#include "jobs/eventrules.h"
#include "local/drafts.h"
#include "ui/create/createfoot.h"
#include "ui/create/eventfieldtable.h"
#include "ui/create/eventproperties.h"
#include "ui/create/eventsources.h"
#include "ui/create/neweventtype.h"
#include "ui/create/samplepanel.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/anotherplace.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

// Sending of a new event type and handling of the reply. The form is built in neweventtype.cpp.
namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

api::Request NewEventType::request() const
{
    return frame().desk().session().eventTypes().toCreate(design::definitionOf(typed()),
                                                          {place().values.value(0)});
}

QList<std::pair<QString, QString>> NewEventType::review() const
{
    auto rows = FormPage::review();
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
std::vector<api::FieldError>
NewEventType::showFieldErrors(const std::vector<api::FieldError> &errors)
{
    std::vector<api::FieldError> others;
    std::vector<api::FieldError> rest;
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
    for (const auto &unplaced : FormPage::showFieldErrors(others))
        rest.push_back(unplaced);
    return rest;
}

FormIssues NewEventType::morePoints() const
{
    FormIssues points;
    for (const auto &rule : jobs::eventRules(typed())) {
        const bool begun = rule.missing && rule.row == m_begun && m_begun >= 0;
        if (!rule.good && !begun)
            points.append({.sentence = tr("Not yet: %1.").arg(rule.words),
                           .go = [this, rule] { goToField(rule.row, rule.member); },
                           .missing = rule.missing});
    }
    for (int row = 0; row < m_fields.rowCount(); ++row) {
        auto ofField = m_properties->points(row, [this, row] { m_table->select(row); });
        if (row == m_begun)
            ofField.removeIf([](const FormIssue &point) { return point.missing; });
        points += ofField;
    }
    return points;
}

// Samples, tables and files add fields; a definition replaces the whole form.
void NewEventType::connectSources()
{
    connect(m_table, &EventFieldTable::pasteWanted, m_sources, &EventSources::paste);
    connect(m_sources->samples(), &SamplePanel::edited, this, &NewEventType::noteEdit);
    connect(m_sources, &EventSources::definitionRead, this, &NewEventType::takeDefinition);
    connect(m_sources, &EventSources::failed, this, [this](const base::Problem &problem) {
        notice()->tell(Tone::Warn, problem.what,
                       u"%1 %2"_s.arg(problem.why, problem.next).simplified());
        notice()->show();
    });
    connect(m_sources, &EventSources::proposed, this, [this](const design::Proposal &proposal) {
        // Nested values can only be read by JSON pointer, which needs a webhook.
        if (proposal.nested && form()->values()[key::receiveType].toString() == "api"_L1)
            comesByWebhook();
        m_properties->setSuggestions(proposal.reasons);
    });
    connect(m_sources, &EventSources::fieldsRead, this, [this](int first) {
        m_table->select(first);
        changed();
        noteEdit();
    });
}

// Warns, because this property cannot be changed after creation.
void NewEventType::comesByWebhook()
{
    form()->setValues({{key::receiveType, u"webhook"_s}});
    notice()->tell(Tone::Warn, tr("“Sent via” is now “Webhook”"),
                   tr("The sample contains nested values, which only webhooks support. To send "
                      "events through the API, switch back to “API”."));
    notice()->show();
    m_saysWebhook = true;
}

void NewEventType::takeDefinition(const QJsonObject &definition)
{
    setTyped(definition);
    showRemarks();
    noteEdit();
}

// The name and alias are not copied.
void NewEventType::readLike()
{
    const auto take = [this](const QJsonObject &record) {
        auto like = design::definitionOf(record);
        if (hasPendingChanges())
            return;
        like[key::name] = tr("%1 (copy)").arg(like[key::name].toString());
        like[key::alias] = jobs::suggestedFieldId(like[key::name].toString(), u'-');
        takeDefinition(design::definitionOf(like));
    };
    readModel(
        frame().desk().session().eventTypes().get(api::RecordAddress(formValues(place())), this),
        take, tr("Couldn't load the event type to copy"));
}

// The last step of a change plan deletes the old event type, so there is nothing left to edit.
void NewEventType::closeWhenReplaced()
{
    connect(&frame().desk().session(), &api::Session::writeEnded, this,
            [this](const api::Request &request, const api::Outcome &outcome) {
                if (!outcome || request.operation != catalogue::OperationId::DeleteCustomEventType
                    || request.values != place().values)
                    return;
                discardChanges();
                frame().close(this);
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
            setTyped(design::definitionOf(record));
        showRemarks();
        showPoints();
    };
    closeWhenReplaced();
    readModel(
        frame().desk().session().eventTypes().get(api::RecordAddress(formValues(place())), this),
        take, tr("Couldn't load the event type"));
}

void NewEventType::showPlan()
{
    showReasons();
    if (m_edited.isEmpty() || !openPoints().isEmpty())
        return goToPoint(1);
    const auto plan =
        design::planOf(place().values.value(0), m_edited, design::definitionOf(typed()), m_others);
    if (plan.before == plan.after) {
        notice()->tell(Tone::Accent, tr("There are no differences from the current definition."));
        notice()->show();
        return;
    }
    frame().desk().local().drafts().keep(design::placeOf(plan), design::toJson(plan));
    frame().open({.page = u"event-type-change"_s, .values = {plan.integration, plan.oldId}});
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
    auto *pages = frame().desk().session().eventTypes().all(this, {place().values.value(0)});
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

QList<FormPage::Remark> NewEventType::remarks() const
{
    const auto alias = form()->values()[key::alias].toString();
    for (const auto &type : m_others) {
        const bool itself = edits() && type[key::id].toString() == place().values.value(1);
        if (alias.isEmpty() || itself || type[key::alias].toString() != alias)
            continue;
        const auto name = items::shownText(type[key::name].toString(alias));
        return {{.key = key::alias,
                 .reason = tr("The event type “%1” already has this alias.").arg(name),
                 .link = tr("Show it"),
                 .place = placeOf(type.toObject())}};
    }
    if (m_taken.is(alias))
        return {{.key = key::alias, .reason = m_taken.reason()}};
    return {};
}

void NewEventType::refused(const api::Error &error)
{
    const auto alias = form()->values()[key::alias].toString();
    m_taken.note(error, alias);
    showRemarks();
    if (m_taken.is(alias))
        editor(key::alias)->setFocus();
}

Place NewEventType::placeOf(const QJsonObject &record) const
{
    const auto integration = place().values.value(0);
    const auto id = record[key::id].toString();
    return id.isEmpty() ? Place{.page = u"integration"_s, .values = {integration}}
                        : Place{.page = u"event-type"_s, .values = {integration, id}};
}

} // namespace storedesk::ui::create
