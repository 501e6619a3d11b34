// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/neweventtype.h"

#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "jobs/contactfieldrules.h"
#include "jobs/eventrules.h"
#include "ui/create/eventfieldtable.h"
#include "ui/create/eventproperties.h"
#include "ui/create/pairseditor.h"
#include "ui/create/ruleline.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/frame.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using catalogue::FieldRule;
using namespace Qt::StringLiterals;

NewEventType::NewEventType(Frame &frame, const Place &place)
    : FormPage(frame, place,
               {.title = tr("New event type"),
                .subtitle = tr("in the integration %1").arg(place.values.value(0)),
                .create = tr("Create event type in %1"),
                .again = tr("Create event type again"),
                .question = tr("Create this event type in %1? Alias, direction and fields can "
                               "never be changed."),
                .done = tr("The event type was created."),
                .icon = Icon::Events})
{
    makeForm();
    build();
    setTyped({});
    start();
    refresh();
}

NewEventType::~NewEventType()
{
    disconnect(qApp, nullptr, this, nullptr); // a field that goes loses the focus
    delete m_table;
    delete m_properties;
}

void NewEventType::makeForm()
{
    auto set =
        catalogue::FieldSet::of(catalogue::Resource::CustomEventType, catalogue::Place::Create);
    std::erase_if(set.rules, [](const FieldRule &rule) {
        return rule.readOnly || rule.key == key::fields
            || rule.key.startsWith(key::fields + "[]"_L1);
    });
    const forms::FormShape shape{
        .groups = {{.title = {}, .keys = {key::name, key::alias, key::webhookUrl, key::icon}},
                   {.title = {}, .keys = {key::category, key::receiveType, key::webhookHeaders}}},
        .make = [this, &set](const FieldRule &rule, QWidget *parent) -> forms::FieldEditor * {
            if (rule.type != catalogue::Type::Objects)
                return nullptr;
            return new PairsEditor(rule, set, frame().theme(), parent);
        }};
    setForm(new forms::FieldForm(set, shape, frame().theme(), this));
}

void NewEventType::build()
{
    const auto &theme = frame().theme();
    m_table = new EventFieldTable(m_fields, theme, this);
    m_properties = new EventProperties(m_fields, theme, this);
    m_rules = new RuleLine(theme, this);
    auto *warning = new Notice(theme, this);
    warning->tell(
        Tone::Warn,
        tr("After “Create”, the alias, direction and fields can never be changed in the service."),
        {}, Icon::Lock);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_table, 3);
    row->addWidget(m_properties, 2);
    content()->addWidget(formPanel());
    content()->addLayout(row, 1);
    content()->addWidget(m_rules);
    content()->addWidget(warning);

    connect(m_table, &EventFieldTable::currentChanged, m_properties, &EventProperties::show);
    connect(m_table, &EventFieldTable::added, this, &NewEventType::beginField);
    connect(m_rules, &RuleLine::wanted, this, &NewEventType::goToField);
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

void NewEventType::goToField(int row) const
{
    if (row >= 0) {
        m_table->select(row);
        const bool nameless = m_fields.field(row)[key::name].toString().isEmpty();
        m_properties->goTo(nameless ? key::name : key::id);
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

// From now on what is missing in it is a fault, which an empty text is and one never given is not.
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
    FormPage::showReasons();
}

// Follows the name until somebody types another alias.
void NewEventType::suggestAlias()
{
    const auto values = form()->values();
    if (values[key::alias].toString() != m_suggested)
        return;
    const auto suggested = jobs::suggestedFieldId(values[key::name].toString(), u'-');
    if (suggested == m_suggested)
        return;
    m_suggested = suggested;
    quietly([this] { form()->setValues({{key::alias, m_suggested}}); });
}

// What is missing is no reproach to somebody who is just filling it in.
void NewEventType::showRules(const QJsonObject &type)
{
    auto rules = jobs::eventRules(type);
    rules.removeIf([this](const jobs::EventRule &rule) {
        return rule.missing && rule.row == m_begun && m_begun >= 0;
    });
    m_rules->setRules(rules);
}

void NewEventType::readIntegration()
{
    m_reading = frame().desk().session().integrations().get(place().values.value(0), this);
    m_reading->then(this, [this](const api::Outcome &outcome) {
        m_reading = nullptr;
        if (outcome) {
            setSubtitle(tr("in the integration “%1”")
                            .arg(outcome->document.object()[key::name].toString()));
        } else if (outcome.error().kind == api::Kind::NotFound) {
            notice()->tell(Tone::Err, tr("This integration does not exist or was deleted."),
                           tr("Open the list of integrations and start from one of them."));
            notice()->show();
        }
    });
}

bool NewEventType::settled() const
{
    return FormPage::settled() && !m_reading && !m_readingOthers;
}

void NewEventType::changed()
{
    if (!isQuiet())
        suggestAlias();
    const auto type = typed();
    m_taken.follow(type[key::alias].toString());
    showRules(type);
    m_properties->setWebhook(type[key::receiveType].toString() == "webhook"_L1);
}

OpenPoints NewEventType::morePoints() const
{
    OpenPoints points;
    for (const auto &rule : jobs::eventRules(typed())) {
        const bool begun = rule.missing && rule.row == m_begun && m_begun >= 0;
        if (!rule.good && !begun)
            points.append({.sentence = tr("Not yet: %1.").arg(rule.words),
                           .go = [this, row = rule.row] { goToField(row); },
                           .missing = rule.missing});
    }
    for (int row = 0; row < m_fields.rowCount(); ++row) {
        auto ofField = m_properties->points(row, [this, row] { m_table->select(row); });
        if (row == m_begun)
            ofField.removeIf([](const OpenPoint &point) { return point.missing; });
        points += ofField;
    }
    return points;
}

QJsonObject NewEventType::typed() const
{
    auto values = form()->values();
    values[key::fields] = m_fields.fields();
    return values;
}

// Nearly every event comes by API and names its contact by e-mail.
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
    quietly([this, &values] {
        form()->setOriginal({});
        form()->setValues(values);
        m_fields.setFields(values[key::fields].toArray());
    });
    const auto alias = values[key::alias].toString();
    m_suggested =
        alias == jobs::suggestedFieldId(values[key::name].toString(), u'-') ? alias : QString();
    changed();
}

} // namespace storedesk::ui::create
