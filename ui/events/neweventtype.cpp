// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/neweventtype.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "itemmodels/showntext.h"
#include "records/contactfieldrules.h"
#include "records/eventrules.h"
#include "ui/create/createfoot.h"
#include "ui/events/designercolumns.h"
#include "ui/events/eventfieldtable.h"
#include "ui/events/eventproperties.h"
#include "ui/events/eventsources.h"
#include "ui/events/ruleline.h"
#include "ui/events/samplepanel.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/pairseditor.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QVBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;
using catalogue::FieldRule;
using create::CreateTexts;
namespace key = catalogue::key;

static CreateTexts wordsFor(const PageAddress &place)
{
    if (EventTypeSubmission::edits(place))
        // The subtitle is set to the name of the integration once that is loaded.
        return {.title = NewEventType::tr("Edit event type"),
                .subtitle = {},
                .create = NewEventType::tr("Show the plan for %1"),
                .again = NewEventType::tr("Show the plan"),
                .question = {},
                .done = {},
                .write = catalogue::OperationId::CreateCustomEventType,
                .icon = Icon::Events};
    return {
        .title = NewEventType::tr("New event type"),
        .subtitle = {},
        .create = NewEventType::tr("Create event type in %1"),
        .again = NewEventType::tr("Create event type again"),
        .question = NewEventType::tr(
            "Create this event type in %1? Alias, direction and fields can't be changed later."),
        .done = NewEventType::tr("The event type was created."),
        .write = catalogue::OperationId::CreateCustomEventType,
        .icon = Icon::Events};
}

NewEventType::NewEventType(PageHost &host, const PageAddress &place)
    : create::FormPage(host, place, wordsFor(place))
    , m_submission(host.account(), place, m_fields)
{
    connect(&m_submission, &EventTypeSubmission::othersChanged, this, [this] {
        showRemarks();
        showPoints();
    });
    makeForm();
    build();
    setTyped({});
    start();
    refresh();
    if (EventTypeSubmission::edits(place))
        readEdited();
    else if (formValues(place).size() == 2 && !hasPendingChanges())
        readLike();
}

NewEventType::~NewEventType()
{
    // Disconnect first, because destroying a focused field emits focusChanged.
    disconnect(qApp, nullptr, this, nullptr);
    delete m_table;
    delete m_properties;
}

void NewEventType::makeForm()
{
    auto set = catalogue::FieldSet::of(catalogue::Resource::CustomEventType,
                                       catalogue::FieldLocation::Create);
    std::erase_if(set.rules, [](const FieldRule &rule) {
        // Leave out the icon: the icon names are not documented, so an icon can only be copied from
        // another event type.
        return rule.readOnly || rule.key == key::fields || rule.key == key::icon
            || rule.key.startsWith(key::fields + "[]"_L1);
    });
    const forms::FormShape shape{
        .groups = {{.title = {}, .keys = {key::name, key::alias, key::webhookUrl}},
                   {.title = {}, .keys = {key::category, key::receiveType, key::webhookHeaders}}},
        .make = [this, &set](const FieldRule &rule, QWidget *parent) -> forms::FieldEditor * {
            if (rule.type != catalogue::Type::Objects)
                return nullptr;
            return new forms::PairsEditor(rule, set, host().theme(), parent);
        }};
    setForm(new forms::FieldForm(set, shape, host().theme(), this));
}

void NewEventType::build()
{
    const auto &theme = host().theme();
    m_table = new EventFieldTable(m_fields, theme, this);
    m_properties = new EventProperties(m_fields, theme, this);
    m_rules = new RuleLine(theme, this);
    auto *warning = new Notice(theme, this);
    warning->setObjectName(u"neverChanges"_s);
    warning->tell(Tone::Warn,
                  EventTypeSubmission::edits(place())
                      ? tr("The service can't change an event type, so a new one will replace it.")
                      : tr("Alias, direction and fields can't be changed after creation."),
                  {}, Icon::Lock);
    m_sources = new EventSources(m_fields, host(), this);
    m_sources->addTo(*head());
    m_sources->setDefinition([this] { return typed(); });
    content()->addWidget(formPanel());
    content()->addWidget(
        new DesignerColumns(m_sources->samples(), m_table, m_properties, theme, this), 1);
    content()->addWidget(m_rules);
    keepInSight(warning);

    connect(m_table, &EventFieldTable::currentChanged, m_properties, &EventProperties::show);
    connect(m_table, &EventFieldTable::added, this, &NewEventType::beginField);
    connect(m_rules, &RuleLine::wanted, this, [this](int field) { goToField(field); });
    connectSources();
    connect(m_table, &EventFieldTable::removed, this, &NewEventType::offerUndo);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (m_begun < 0 || !now || m_properties->isAncestorOf(now))
            return;
        endField();
    });
    connect(&m_fields, &EventFields::edited, this, [this] {
        changed();
        if (!isQuiet())
            noteEdit();
    });
}

void NewEventType::offerUndo(int row, const QJsonObject &field)
{
    const auto name = field[key::name].toString();
    host().tell(tr("The field “%1” was removed.")
                    .arg(itemmodels::shownText(name.isEmpty() ? field[key::id].toString() : name)),
                [page = QPointer(this), row, field] {
                    if (!page)
                        return;
                    page->m_fields.insert(row, field);
                    page->m_table->select(row);
                });
}

// Places the widget between the scrolling form and the foot, so that it is always visible.
void NewEventType::keepInSight(QWidget *widget)
{
    auto *room = new QVBoxLayout;
    room->setContentsMargins(20, 0, 20, 12);
    room->addWidget(widget);
    auto *box = static_cast<QVBoxLayout *>(layout());
    box->insertLayout(box->count() - 1, room);
}

void NewEventType::goToField(int row, const QString &member) const
{
    if (row >= 0) {
        m_table->select(row);
        m_properties->check();
        const bool nameless = m_fields.field(row)[key::name].toString().isEmpty();
        m_properties->goTo(!member.isEmpty() ? member : nameless ? key::name : key::id);
    } else {
        m_table->setFocus();
    }
}

void NewEventType::beginField(int row)
{
    m_properties->goTo(key::name);
    m_begun = row;
    showRules(typed());
}

// From now on, reports missing values in this field. An empty text counts as an error, but a
// missing member does not.
void NewEventType::endField()
{
    const int row = std::exchange(m_begun, -1);
    if (row >= 0 && row < m_fields.rowCount()) {
        auto field = m_fields.field(row);
        for (const auto member : {key::id, key::name}) {
            if (!field.contains(member))
                field[member] = QString();
        }
        m_fields.setField(row, field);
    }
    showRules(typed());
    showPoints();
}

void NewEventType::showReasons()
{
    endField();
    create::FormPage::showReasons();
}

// Derives the alias from the name until the user types a different one.
void NewEventType::suggestAlias()
{
    const auto values = form()->values();
    if (values[key::alias].toString() != m_suggested)
        return;
    const auto suggested = storedesk::records::suggestedFieldId(values[key::name].toString(), u'-');
    if (suggested == m_suggested)
        return;
    m_suggested = suggested;
    quietly([this] { form()->setValues({{key::alias, m_suggested}}); });
}

// Shows violated rules, except for missing values in the field that is still being filled in.
void NewEventType::showRules(const QJsonObject &type)
{
    auto rules = storedesk::records::eventRules(type);
    rules.removeIf([this](const storedesk::records::EventRule &rule) {
        return rule.missing && rule.row == m_begun && m_begun >= 0;
    });
    m_rules->setRules(rules);
    m_properties->setRules(rules);
}

void NewEventType::readIntegration()
{
    m_reading = host().account().session().integrations().get(place().values.value(0), this);
    m_reading->then(this, [this](const http::Outcome &outcome) {
        m_reading = nullptr;
        if (outcome) {
            setSubtitle(tr("in the integration “%1”")
                            .arg(outcome->document.object()[key::name].toString()));
        } else if (outcome.error().kind == http::ErrorKind::NotFound) {
            notice()->tell(Tone::Err, tr("This integration does not exist or was deleted."),
                           tr("Open the list of integrations and start from one of them."));
            notice()->show();
        }
    });
}

bool NewEventType::settled() const
{
    return create::FormPage::settled() && !m_reading && m_submission.settled();
}

void NewEventType::changed()
{
    if (!isQuiet())
        suggestAlias();
    const auto type = typed();
    m_submission.followAlias(type[key::alias].toString());
    showRules(type);
    const bool webhook = type[key::receiveType].toString() == "webhook"_L1;
    if (!webhook && std::exchange(m_saysWebhook, false))
        notice()->hide();
    m_properties->setWebhook(webhook);
    m_table->setWebhook(webhook);
}

// Key in the draft only. The request contains just the definition.
static constexpr auto draftSample = "sample"_L1;

QJsonObject NewEventType::typed() const
{
    auto values = form()->values();
    values[key::fields] = m_fields.fields();
    if (!m_icon.isEmpty())
        values[key::icon] = m_icon;
    if (const auto sample = m_sources->samples()->text(); !sample.isEmpty())
        values[draftSample] = sample;
    return values;
}

// Returns the initial values. Most events are received by API and identify their contact by email
// address.
static QJsonObject fresh()
{
    const QJsonObject email{{key::id, u"email"_s},
                            {key::name, NewEventType::tr("Email")},
                            {key::type, u"email"_s},
                            {key::required, true},
                            {key::isPrimaryKey, true}};
    return {{key::category, u"receive"_s},
            {key::receiveType, u"api"_s},
            {key::fields, QJsonArray{email}}};
}

void NewEventType::setTyped(const QJsonObject &typed)
{
    const auto values = typed.isEmpty() ? fresh() : typed;
    m_icon = values[key::icon].toString();
    quietly([this, &values] {
        form()->setOriginal({});
        form()->setValues(values);
        m_fields.setFields(values[key::fields].toArray());
        m_sources->samples()->setText(values[draftSample].toString());
    });
    m_sources->setUntouched(fresh()[key::fields].toArray());
    m_sources->samples()->setVisible(values.contains(draftSample));
    const auto alias = values[key::alias].toString();
    m_suggested = alias == storedesk::records::suggestedFieldId(values[key::name].toString(), u'-')
        ? alias
        : QString();
    changed();
}

http::Request NewEventType::request() const
{
    return m_submission.request(typed());
}

QList<std::pair<QString, QString>> NewEventType::review() const
{
    return create::FormPage::review() + m_submission.fieldReview();
}

// Selects the field that an error refers to and shows the error in its properties.
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
            points.append({.sentence = tr("Not met yet: %1.").arg(rule.words),
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

// Connects the sources: samples, tables and files add fields, and a definition replaces the whole
// form.
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

// Explains that “Comes from” was set to “Webhook”, because this cannot be changed after creation.
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

// Reads the event type to copy from. Its name and alias are not copied.
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

// Loads the stored event type for comparison with the input. An existing draft is not overwritten.
void NewEventType::readEdited()
{
    auto *button = foot()->create();
    disconnect(button, &QPushButton::clicked, this, nullptr);
    connect(button, &QPushButton::clicked, this, &NewEventType::showPlan);
    const auto take = [this](const QJsonObject &record) {
        m_submission.setOriginal(record);
        if (!hasPendingChanges())
            setTyped(storedesk::events::definitionOf(record));
        showRemarks();
        showPoints();
    };
    connect(&m_submission, &EventTypeSubmission::replaced, this, [this] {
        discardChanges();
        host().close(this);
    });
    readModel(
        host().account().session().eventTypes().get(api::RecordAddress(formValues(place())), this),
        take, tr("Couldn't load the event type"));
}

void NewEventType::showPlan()
{
    showReasons();
    if (!m_submission.isOriginalLoaded() || !openIssues().isEmpty())
        return goToIssue(1);
    if (const auto change = m_submission.storePlan(typed())) {
        host().open(*change);
        return;
    }
    notice()->tell(Tone::Accent, tr("There are no differences from the current definition."));
    notice()->show();
}

void NewEventType::refresh()
{
    readIntegration();
    m_submission.loadOthers();
}

QList<create::FormPage::Remark> NewEventType::remarks() const
{
    const auto problem = m_submission.aliasProblem(form()->values()[key::alias].toString());
    if (!problem)
        return {};
    return {{.key = key::alias,
             .reason = problem->reason,
             .link = problem->other ? tr("Show it") : QString(),
             .place = problem->other.value_or(PageAddress())}};
}

void NewEventType::refused(const http::Error &error)
{
    const bool taken = m_submission.noteRefusal(error, form()->values()[key::alias].toString());
    showRemarks();
    if (taken)
        editor(key::alias)->setFocus();
}

PageAddress NewEventType::placeOf(const QJsonObject &record) const
{
    return m_submission.placeOf(record);
}

} // namespace storedesk::ui::events
