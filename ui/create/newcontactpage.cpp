// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newcontactpage.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "ui/create/checkedfield.h"
#include "ui/forms/editedrecord.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

static QString wordOf(NewContactPage::ContactKey contactKey)
{
    return contactKey == NewContactPage::ContactKey::Email ? u"email"_s : u"external-id"_s;
}

Page *NewContactPage::make(PageHost &host, const PageAddress &place)
{
    const QStringList known{wordOf(ContactKey::Email), wordOf(ContactKey::ExternalId)};
    const auto values = formValues(place);
    const bool addressed = values.size() == 2 && known.contains(values.first());
    return values.isEmpty() || addressed ? new NewContactPage(host, place) : nullptr;
}

NewContactPage::NewContactPage(PageHost &host, const PageAddress &place)
    : KeyedFormPage(host, place,
                    {.title = tr("New contact"),
                     .subtitle = tr("Storedesk first checks that the contact doesn't exist. "
                                    "Existing contacts are never changed here"),
                     .create = tr("Create contact in %1"),
                     .again = tr("Create again"),
                     .question = tr("Create this contact in %1?"),
                     .done = tr("The contact was created."),
                     .refused = tr("Contact not created: rejected by the service."),
                     .write = catalogue::OperationId::PatchContactByEmail,
                     .icon = Icon::Person})
{
    buildKeyButtons();
    content()->addWidget(formPanel());
    content()->addStretch();
    auto &own = host.account().contactFields();
    connect(&own, &account::AccountFields::changed, this, &NewContactPage::makeForm);
    own.need();
    const auto values = formValues(place);
    setContactKey(values.value(0) == wordOf(ContactKey::ExternalId) ? ContactKey::ExternalId
                                                                    : ContactKey::Email);
    if (values.size() == 2) {
        setKeyValue(values.at(1));
        // The key is already filled in, so the focus starts after it.
        beginBehind(m_keyRoom);
    }
    start();
}

bool NewContactPage::settled() const
{
    using State = account::AccountFields::State;
    return KeyedFormPage::settled() && host().account().contactFields().state() != State::Reading;
}

void NewContactPage::buildKeyButtons()
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 13, 15, 13);
    panel->box()->setSpacing(12);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    auto *group = new QButtonGroup(this);
    for (const ContactKey contactKey : {ContactKey::Email, ContactKey::ExternalId}) {
        auto *button = new QPushButton(
            contactKey == ContactKey::Email ? tr("By email") : tr("By external ID"), panel);
        button->setObjectName(u"contactKey."_s + wordOf(contactKey));
        button->setCheckable(true);
        button->setProperty("place", contactKey == ContactKey::Email ? u"first"_s : u"last"_s);
        setRole(button, Role::Segment);
        group->addButton(button);
        row->addWidget(button);
        m_keyButtons.append(button);
        connect(button, &QPushButton::clicked, this, [this, contactKey] {
            if (contactKey != m_contactKey)
                setContactKey(contactKey);
        });
    }
    row->addStretch();
    panel->box()->addLayout(row);
    m_keyRoom = new QWidget(panel);
    m_keyRoom->setMaximumWidth(host().theme().scaled(460));
    auto *room = new QVBoxLayout(m_keyRoom);
    room->setContentsMargins(0, 0, 0, 0);
    // A row layout computes the height for the actual width of the line.
    auto *line = new QHBoxLayout;
    line->addWidget(m_keyRoom, 1000);
    line->addStretch(1);
    panel->box()->addLayout(line);
    content()->addWidget(panel);
}

// Sets which value identifies the contact. Each of the two keys is an ordinary field in the form
// for the other key, which provides the rule.
void NewContactPage::setContactKey(ContactKey contactKey)
{
    m_contactKey = contactKey;
    const bool email = contactKey == ContactKey::Email;
    m_keyButtons.at(email ? 0 : 1)->setChecked(true);
    const auto rules = host().account().contactFields().contactRules(
        email ? catalogue::FieldLocation::PatchByExternalId
              : catalogue::FieldLocation::PatchByEmail);
    auto rule = *rules.rule(QString(email ? key::contact::email : key::contact::externalId));
    rule.required = true;
    rule.unlessKey.clear();
    CheckedField *before = keyField();
    auto *field = new CheckedField(
        host(), rule, email ? OperationId::GetContactByEmail : OperationId::GetContactByExternalId,
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
    discard(before);
    m_keyRoom->layout()->addWidget(field);
    makeForm();
}

void NewContactPage::makeForm()
{
    const auto place =
        catalogue::placeOf(operation()).value_or(catalogue::FieldLocation::PatchByEmail);
    const auto fields = forms::editedFields(host(), operation(), place);
    if (form() && form()->fields().rules == fields.rules)
        return;
    const QJsonObject typed = form() ? form()->values() : QJsonObject();
    quietly([&] {
        setForm(new forms::FieldForm(fields, forms::editedShape(catalogue::Resource::Contact),
                                     host().theme(), formPanel()));
        form()->setValues(typed);
    });
}

QJsonObject NewContactPage::typed() const
{
    QJsonObject all = KeyedFormPage::typed();
    all.insert(key::type, wordOf(m_contactKey));
    return all;
}

void NewContactPage::setTyped(const QJsonObject &typed)
{
    const bool external = typed[key::type].toString() == wordOf(ContactKey::ExternalId);
    setContactKey(external ? ContactKey::ExternalId : ContactKey::Email);
    applyTyped(typed);
}

OperationId NewContactPage::operation() const
{
    return m_contactKey == ContactKey::Email ? OperationId::PatchContactByEmail
                                             : OperationId::PatchContactByExternalId;
}

http::Request NewContactPage::request() const
{
    return api::requestOf(catalogue::operation(operation()), {keyValue()}, form()->values());
}

PageAddress NewContactPage::placeOfKey() const
{
    return forms::recordPlace(operation(), {keyValue()});
}

PageAddress NewContactPage::placeOf(const QJsonObject &record) const
{
    Q_UNUSED(record)
    return placeOfKey();
}

} // namespace storedesk::ui::create
