// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newintegrationpage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/forms/editedrecord.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/panel.h"

#include <QVBoxLayout>

namespace storedesk::ui::create {

using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

Page *NewIntegrationPage::make(PageHost &host, const PageAddress &place)
{
    return formValues(place).isEmpty() ? new NewIntegrationPage(host, place) : nullptr;
}

NewIntegrationPage::NewIntegrationPage(PageHost &host, const PageAddress &place)
    : FormPage(host, place,
               {.title = tr("New integration"),
                .subtitle = tr("A source of events. Add its event types afterwards"),
                .create = tr("Create integration in %1"),
                .again = tr("Create again"),
                .question = tr("Create this integration in %1?"),
                .done = tr("The integration was created."),
                .write = catalogue::OperationId::CreateCustomIntegration,
                .icon = Icon::Integrations})
{
    setForm(new forms::FieldForm(
        catalogue::FieldSet::of(Resource::CustomIntegration, catalogue::FieldLocation::Create),
        forms::FormShape{}, host.theme(), formPanel()));
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

http::Request NewIntegrationPage::request() const
{
    return host().account().session().integrations().toCreate(form()->values());
}

PageAddress NewIntegrationPage::placeOf(const QJsonObject &record) const
{
    return forms::recordPlace(OperationId::PatchCustomIntegration, {record[key::id].toString()});
}

} // namespace storedesk::ui::create
