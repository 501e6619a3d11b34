// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newcontactfield.h"

#include "catalogue/key.h"
#include "design/setup.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "items/showntext.h"
#include "jobs/contactfieldrules.h"
#include "ui/create/pairseditor.h"
#include "ui/forms/fieldform.h"
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
{
    content()->addWidget(formPanel());
    content()->addStretch();
    makeForm({});
    // Options that were just typed are offered as default once their table is left.
    connect(qApp, &QApplication::focusChanged, this, [this] { changed(); }, Qt::QueuedConnection);
    auto &known = frame.desk().contactFields();
    connect(&known, &desk::AccountFields::changed, this, [this] {
        showRemarks();
        showPoints();
    });
    known.need();
    start();
    if (!place.values.isEmpty() && !hasPendingChanges())
        readLike();
}

// Its own name and ID are still to be found.
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
              tr("The contact field that this one should be like could not be read"));
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

// Whatever decides which editors the form has.
QJsonObject NewContactField::shapeOf(const QJsonObject &values) const
{
    return {{key::type, values[key::type]}, {key::options, values[key::options]}};
}

void NewContactField::makeForm(const QJsonObject &values)
{
    m_shape = shapeOf(values);
    const auto set = jobs::contactFieldRules(values);
    const forms::FormShape shape{
        .groups = {{.title = tr("The field"),
                    .keys = {key::name, key::id, key::type, key::required, key::defaultValue}},
                   {.title = tr("Allowed values"),
                    .keys = {key::maxLength, key::minValue, key::maxValue, key::minDate,
                             key::maxDate, key::defaultCountryCode, key::options}}},
        .make = [this, &set](const catalogue::FieldRule &rule,
                             QWidget *parent) -> forms::FieldEditor * {
            if (rule.type != catalogue::Type::Objects)
                return nullptr;
            return new PairsEditor(rule, set, frame().theme(), parent);
        }};
    const auto *before = form() ? qobject_cast<PairsEditor *>(editor(key::options)) : nullptr;
    setForm(new forms::FieldForm(set, shape, frame().theme(), this));
    quietly([this, &values] { form()->setValues(values); });
    if (auto *options = qobject_cast<PairsEditor *>(editor(key::options)); options && before)
        options->takeOver(*before);
}

// Follows the name until somebody types another ID.
void NewContactField::suggestId()
{
    const auto values = form()->values();
    if (values[key::id].toString() != m_suggested)
        return;
    const auto suggested = jobs::suggestedFieldId(values[key::name].toString());
    if (suggested == m_suggested)
        return;
    m_suggested = suggested;
    quietly([this] { form()->setValues({{key::id, m_suggested}}); });
}

// Another type has another form; what both know is kept, and so is the focus.
void NewContactField::changed()
{
    if (!isQuiet())
        suggestId();
    m_taken.follow(form()->values()[key::id].toString());
    const auto values = form()->values();
    if (isQuiet() || shapeOf(values) == m_shape)
        return;
    const auto *focused = QApplication::focusWidget();
    QString keyOfFocus;
    for (const auto *field : form()->editors()) {
        if (focused && field->isAncestorOf(focused))
            keyOfFocus = field->key();
    }
    // The table of options is being typed in: it stays until the type changes.
    if (keyOfFocus == key::options && values[key::type] == m_shape[key::type])
        return;
    makeForm(jobs::fittingValues(values));
    if (auto *field = editor(keyOfFocus))
        field->setFocus();
}

void NewContactField::setTyped(const QJsonObject &typed)
{
    makeForm(typed);
    const auto id = typed[key::id].toString();
    m_suggested = id == jobs::suggestedFieldId(typed[key::name].toString()) ? id : QString();
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
    auto rest = FormPage::showFieldErrors(errors);
    if (auto *options = qobject_cast<PairsEditor *>(editor(key::options)))
        options->markCells(errors);
    return rest;
}

void NewContactField::refused(const api::Error &error)
{
    m_taken.note(error, form()->values()[key::id].toString());
    showRemarks();
    if (m_taken.is(form()->values()[key::id].toString()))
        editor(key::id)->setFocus();
}

OpenPoints NewContactField::morePoints() const
{
    OpenPoints points;
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
