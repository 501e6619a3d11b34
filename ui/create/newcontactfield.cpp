// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newcontactfield.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "events/setup.h"
#include "itemmodels/showntext.h"
#include "records/contactfieldrules.h"
#include "ui/forms/fieldform.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

NewContactField::NewContactField(PageHost &host, const PageAddress &place)
    : FormPage(host, place,
               {.title = tr("New contact field"),
                .subtitle = tr("Added to every contact. ID and type cannot be changed later"),
                .create = tr("Create contact field in %1"),
                .again = tr("Create contact field again"),
                .question = tr("Create this contact field in %1?"),
                .done = tr("The contact field was created."),
                .write = catalogue::OperationId::CreateContactField,
                .icon = Icon::ContactFields})
    , m_fields(host.theme(), this,
               {.show = [this](forms::FieldForm *form) { setForm(form); },
                .quietly =
                    [this](const std::function<void()> &change) {
                        quietly(change);
                    }})
{
    content()->addWidget(formPanel());
    content()->addStretch();
    m_fields.setValues({});
    // Offer new options as default values once the focus leaves the table of options.
    connect(qApp, &QApplication::focusChanged, this, [this] { changed(); }, Qt::QueuedConnection);
    auto &known = host.account().contactFields();
    connect(&known, &account::AccountFields::changed, this, [this] {
        showRemarks();
        showPoints();
    });
    known.need();
    start();
    if (!formValues(place).isEmpty() && !hasPendingChanges())
        readLike();
}

// Reads the field to copy from. Its name and id are not copied.
void NewContactField::readLike()
{
    const auto take = [this](const QJsonObject &record) {
        if (hasPendingChanges())
            return;
        auto like = storedesk::events::contactFieldDefinition(record);
        like[key::name] = tr("%1 (copy)").arg(record[key::name].toString());
        like[key::id] = storedesk::records::suggestedFieldId(like.value(key::name).toString());
        setTyped(storedesk::records::fittingValues(like));
        showRemarks();
        noteEdit();
    };
    readModel(host().account().session().contactFields().get(place().values.first(), this), take,
              tr("Couldn't load the contact field to copy"));
}

void NewContactField::refresh()
{
    m_taken.forget();
    host().account().contactFields().refresh();
}

bool NewContactField::settled() const
{
    using State = account::AccountFields::State;
    return FormPage::settled() && host().account().contactFields().state() != State::Reading;
}

void NewContactField::changed()
{
    m_taken.follow(form()->values()[key::id].toString());
    m_fields.follow();
}

void NewContactField::setTyped(const QJsonObject &typed)
{
    m_fields.setValues(typed);
}

QList<FormPage::Remark> NewContactField::remarks() const
{
    const auto id = form()->values()[key::id].toString();
    for (const auto &field : host().account().contactFields().definitions()) {
        const auto known = field[key::id].toString();
        if (known == id && !id.isEmpty())
            return {{.key = key::id,
                     .reason = tr("The field “%1” already has this ID.")
                                   .arg(itemmodels::shownText(field[key::name].toString(known))),
                     .link = tr("Show it"),
                     .place = {.page = pageid::contactFieldRecord, .values = {id}}}};
    }
    if (m_taken.is(id))
        return {{.key = key::id, .reason = m_taken.reason()}};
    return {};
}

std::vector<http::FieldError>
NewContactField::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    return m_fields.showFieldErrors(errors);
}

void NewContactField::refused(const http::Error &error)
{
    m_taken.note(error, form()->values()[key::id].toString());
    showRemarks();
    if (m_taken.is(form()->values()[key::id].toString()))
        editor(key::id)->setFocus();
}

FormIssues NewContactField::morePoints() const
{
    FormIssues points;
    for (const auto &fault : storedesk::records::contactFieldFaults(form()->values())) {
        points.append({.sentence = fault.sentence,
                       .go =
                           [this, name = fault.key] {
                               if (auto *field = editor(name))
                                   field->setFocus();
                           },
                       .missing = fault.missing});
    }
    return points;
}

http::Request NewContactField::request() const
{
    return host().account().session().contactFields().toCreate(form()->values());
}

PageAddress NewContactField::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString(form()->values()[key::id].toString());
    return {.page = pageid::contactFieldRecord, .values = {id}};
}

} // namespace storedesk::ui::create
