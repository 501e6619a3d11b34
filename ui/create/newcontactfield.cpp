// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newcontactfield.h"

#include "catalogue/key.h"
#include "design/setup.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "items/showntext.h"
#include "jobs/contactfieldrules.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/anotherplace.h"
#include "ui/frame/frame.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

NewContactField::NewContactField(Frame &frame, const Place &place)
    : FormPage(frame, place,
               {.title = tr("New contact field"),
                .subtitle = tr("Added to every contact. ID and type cannot be changed later"),
                .create = tr("Create contact field in %1"),
                .again = tr("Create contact field again"),
                .question = tr("Create this contact field in %1?"),
                .done = tr("The contact field was created."),
                .icon = Icon::ContactFields})
    , m_fields(frame.theme(), this,
               {.show = [this](forms::FieldForm *form) { setForm(form); },
                .quietly =
                    [this](const std::function<void()> &change) {
                        quietly(change);
                    }})
{
    content()->addWidget(formPanel());
    content()->addStretch();
    m_fields.setValues({});
    // New options are offered as default value once the focus leaves their table.
    connect(qApp, &QApplication::focusChanged, this, [this] { changed(); }, Qt::QueuedConnection);
    auto &known = frame.desk().contactFields();
    connect(&known, &desk::AccountFields::changed, this, [this] {
        showRemarks();
        showPoints();
    });
    known.need();
    start();
    if (!formValues(place).isEmpty() && !hasPendingChanges())
        readLike();
}

// The name and id are not copied.
void NewContactField::readLike()
{
    const auto take = [this](const QJsonObject &record) {
        if (hasPendingChanges())
            return;
        auto like = design::contactFieldDefinition(record);
        like[key::name] = tr("%1 (copy)").arg(record[key::name].toString());
        like[key::id] = jobs::suggestedFieldId(like.value(key::name).toString());
        setTyped(jobs::fittingValues(like));
        showRemarks();
        noteEdit();
    };
    readModel(frame().desk().session().contactFields().get(place().values.first(), this), take,
              tr("Couldn't load the contact field to copy"));
}

void NewContactField::refresh()
{
    m_taken.forget();
    frame().desk().contactFields().refresh();
}

bool NewContactField::settled() const
{
    using State = desk::AccountFields::State;
    return FormPage::settled() && frame().desk().contactFields().state() != State::Reading;
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
    for (const auto &field : frame().desk().contactFields().definitions()) {
        const auto known = field[key::id].toString();
        if (known == id && !id.isEmpty())
            return {{.key = key::id,
                     .reason = tr("The field “%1” already has this ID.")
                                   .arg(items::shownText(field[key::name].toString(known))),
                     .link = tr("Show it"),
                     .place = {.page = u"contact-field"_s, .values = {id}}}};
    }
    if (m_taken.is(id))
        return {{.key = key::id, .reason = m_taken.reason()}};
    return {};
}

std::vector<api::FieldError>
NewContactField::showFieldErrors(const std::vector<api::FieldError> &errors)
{
    return m_fields.showFieldErrors(errors);
}

void NewContactField::refused(const api::Error &error)
{
    m_taken.note(error, form()->values()[key::id].toString());
    showRemarks();
    if (m_taken.is(form()->values()[key::id].toString()))
        editor(key::id)->setFocus();
}

FormIssues NewContactField::morePoints() const
{
    FormIssues points;
    for (const auto &fault : jobs::contactFieldFaults(form()->values())) {
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

api::Request NewContactField::request() const
{
    return frame().desk().session().contactFields().toCreate(form()->values());
}

Place NewContactField::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString(form()->values()[key::id].toString());
    return {.page = u"contact-field"_s, .values = {id}};
}

} // namespace storedesk::ui::create
