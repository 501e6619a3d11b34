// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newcontactpage.h"

#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "ui/create/probedfield.h"
#include "ui/forms/editedrecord.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

static QString wordOf(NewContactPage::Way way)
{
    return way == NewContactPage::Way::Email ? u"email"_s : u"external-id"_s;
}

Page *NewContactPage::make(Frame &frame, const Place &place)
{
    const QStringList known{wordOf(Way::Email), wordOf(Way::ExternalId)};
    const bool plain = place.values.isEmpty();
    const bool addressed = place.values.size() == 2 && known.contains(place.values.first());
    return plain || addressed ? new NewContactPage(frame, place) : nullptr;
}

NewContactPage::NewContactPage(Frame &frame, const Place &place)
    : KeyedFormPage(frame, place,
                    {.title = tr("New contact"),
                     .subtitle = tr("We check first that the contact doesn't exist; existing "
                                    "contacts are never changed here"),
                     .create = tr("Create contact in %1"),
                     .again = tr("Create again"),
                     .question = tr("Create this contact in %1?"),
                     .done = tr("The contact was created."),
                     .icon = Icon::Person})
{
    buildWays();
    content()->addWidget(formPanel());
    content()->addStretch();
    auto &own = frame.desk().contactFields();
    connect(&own, &desk::AccountFields::changed, this, &NewContactPage::makeForm);
    own.need();
    setWay(place.values.value(0) == wordOf(Way::ExternalId) ? Way::ExternalId : Way::Email);
    if (place.values.size() == 2)
        setKeyValue(place.values.at(1));
    start();
}

bool NewContactPage::settled() const
{
    using State = desk::AccountFields::State;
    return KeyedFormPage::settled() && frame().desk().contactFields().state() != State::Reading;
}

void NewContactPage::buildWays()
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 13, 15, 13);
    panel->box()->setSpacing(12);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    auto *group = new QButtonGroup(this);
    for (const Way way : {Way::Email, Way::ExternalId}) {
        auto *button =
            new QPushButton(way == Way::Email ? tr("By email") : tr("By external ID"), panel);
        button->setObjectName(u"way."_s + wordOf(way));
        button->setCheckable(true);
        button->setProperty("place", way == Way::Email ? u"first"_s : u"last"_s);
        setRole(button, Role::Segment);
        group->addButton(button);
        row->addWidget(button);
        m_ways.append(button);
        connect(button, &QPushButton::clicked, this, [this, way] {
            if (way != m_way)
                setWay(way);
        });
    }
    row->addStretch();
    panel->box()->addLayout(row);
    m_keyRoom = new QWidget(panel);
    m_keyRoom->setMaximumWidth(frame().theme().scaled(460));
    auto *room = new QVBoxLayout(m_keyRoom);
    room->setContentsMargins(0, 0, 0, 0);
    panel->box()->addWidget(m_keyRoom);
    content()->addWidget(panel);
}

// The key of one way is a field of the other: its rule stands there.
void NewContactPage::setWay(Way way)
{
    m_way = way;
    const bool email = way == Way::Email;
    m_ways.at(email ? 0 : 1)->setChecked(true);
    const auto rules = frame().desk().contactFields().contactRules(
        email ? catalogue::Place::PatchByExternalId : catalogue::Place::PatchByEmail);
    auto rule = *rules.rule(QString(email ? key::contact::email : key::contact::externalId));
    rule.required = true;
    rule.unlessKey.clear();
    ProbedField *before = keyField();
    auto *field = new ProbedField(
        frame(), rule, email ? OperationId::GetContactByEmail : OperationId::GetContactByExternalId,
        {.found =
             [this](const QJsonObject &record) {
                 return tr("This contact already exists: %1")
                     .arg(forms::recordTitle(operation(), {keyValue()}, record));
             },
         .missing = email ? tr("No contact has this email") : tr("No contact has this ID"),
         .shouldExist = false,
         .action = tr("Edit it")},
        m_keyRoom);
    setKeyField(field, rule);
    delete before;
    m_keyRoom->layout()->addWidget(field);
    makeForm();
}

void NewContactPage::makeForm()
{
    const auto place = catalogue::placeOf(operation()).value_or(catalogue::Place::PatchByEmail);
    const auto fields = forms::editedFields(frame(), operation(), place);
    if (form() && form()->fields().rules == fields.rules)
        return;
    const QJsonObject typed = form() ? form()->values() : QJsonObject();
    quietly([&] {
        setForm(new forms::FieldForm(fields, forms::editedShape(catalogue::Resource::Contact),
                                     frame().theme(), formPanel()));
        form()->setValues(typed);
    });
}

QJsonObject NewContactPage::typed() const
{
    QJsonObject all = KeyedFormPage::typed();
    all.insert(key::type, wordOf(m_way));
    return all;
}

void NewContactPage::setTyped(const QJsonObject &typed)
{
    const bool external = typed[key::type].toString() == wordOf(Way::ExternalId);
    setWay(external ? Way::ExternalId : Way::Email);
    takeTyped(typed);
}

OperationId NewContactPage::operation() const
{
    return m_way == Way::Email ? OperationId::PatchContactByEmail
                               : OperationId::PatchContactByExternalId;
}

api::Request NewContactPage::request() const
{
    return api::requestOf(catalogue::operation(operation()), {keyValue()}, form()->values());
}

Place NewContactPage::placeOfKey() const
{
    return forms::recordPlace(operation(), {keyValue()});
}

Place NewContactPage::placeOf(const QJsonObject &record) const
{
    Q_UNUSED(record)
    return placeOfKey();
}

} // namespace storedesk::ui::create
