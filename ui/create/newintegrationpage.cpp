// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newintegrationpage.h"

#include "catalogue/key.h"
#include "desk/desk.h"
#include "ui/forms/editedrecord.h"
#include "ui/frame/anotherplace.h"
#include "ui/frame/frame.h"
#include "ui/widgets/panel.h"

#include <QVBoxLayout>

namespace storedesk::ui::create {

using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

Page *NewIntegrationPage::make(Frame &frame, const Place &place)
{
    return formValues(place).isEmpty() ? new NewIntegrationPage(frame, place) : nullptr;
}

NewIntegrationPage::NewIntegrationPage(Frame &frame, const Place &place)
    : FormPage(frame, place,
               {.title = tr("New integration"),
                .subtitle = tr("A source of events. Add its event types afterwards"),
                .create = tr("Create integration in %1"),
                .again = tr("Create again"),
                .question = tr("Create this integration in %1?"),
                .done = tr("The integration was created."),
                .icon = Icon::Integrations})
{
    setForm(new forms::FieldForm(
        catalogue::FieldSet::of(Resource::CustomIntegration, catalogue::Place::Create),
        forms::FormShape{}, frame.theme(), formPanel()));
    editor(key::eventsEnabled)->setNote(tr("The service has no default. Choose a value."));
    content()->addWidget(formPanel());
    content()->addStretch();
    start();
}

void NewIntegrationPage::setTyped(const QJsonObject &typed)
{
    quietly([this, &typed] {
        form()->setOriginal({});
        form()->setValues(typed);
    });
}

api::Request NewIntegrationPage::request() const
{
    return frame().desk().session().integrations().toCreate(form()->values());
}

Place NewIntegrationPage::placeOf(const QJsonObject &record) const
{
    return forms::recordPlace(OperationId::PatchCustomIntegration, {record[key::id].toString()});
}

} // namespace storedesk::ui::create
