// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newproductpage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/create/checkedfield.h"
#include "ui/forms/editedrecord.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QJsonArray>
#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

static constexpr auto operation = OperationId::PatchProductByStoreId;

Page *NewProductPage::make(PageHost &host, const PageAddress &place)
{
    return formValues(place).size() > 1 ? nullptr : new NewProductPage(host, place);
}

NewProductPage::NewProductPage(PageHost &host, const PageAddress &place)
    : KeyedFormPage(host, place,
                    {.title = tr("New product"),
                     .subtitle = tr("Storedesk first checks that the product doesn't exist. "
                                    "Existing products are edited on their own page"),
                     .create = tr("Create product in %1"),
                     .again = tr("Create again"),
                     .question = tr("Create this product in %1?"),
                     .done = tr("The product was created."),
                     .refused = tr("Product not created: rejected by the service."),
                     .write = catalogue::OperationId::PatchProductByStoreId,
                     .icon = Icon::Products})
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 13, 15, 13);
    // The id is a read-only field of replies. Here it is part of the path and therefore required.
    const auto fields =
        catalogue::FieldSet::of(Resource::Product, catalogue::FieldLocation::Create);
    auto rule = *fields.rule(QString(key::productId));
    rule.required = true;
    rule.readOnly = false;
    auto *field =
        new CheckedField(host, rule, OperationId::GetProductByStoreId,
                         {.found =
                              [this](const QJsonObject &record) {
                                  return tr("This product already exists: %1")
                                      .arg(forms::recordTitle(operation, {keyValue()}, record));
                              },
                          .missing = tr("Available: no product has this ID"),
                          .shouldExist = false,
                          .action = tr("Edit it")},
                         panel);
    field->setMaximumWidth(host.theme().scaled(460));
    setKeyField(field, rule);
    panel->box()->addWidget(field);
    content()->addWidget(panel);
    setForm(new forms::FieldForm(fields, forms::editedShape(Resource::Product), host.theme(),
                                 formPanel()));
    content()->addWidget(formPanel());
    content()->addStretch();
    if (const auto values = formValues(place); !values.isEmpty()) {
        setKeyValue(values.first());
        // The id is already filled in, so the focus starts after it.
        beginBehind(field);
    }
    start();
}

// Shows the refusal at the address field, because the error lists the accepted domains but does not
// name the field.
void NewProductPage::refused(const http::Error &error)
{
    const QJsonArray domains = error.body[key::allowedDomains].toArray();
    if (domains.isEmpty())
        return;
    QStringList names;
    for (const auto &domain : domains)
        names.append(domain.toString());
    showFieldErrors({{.name = key::productDetailUrl,
                      .path = {},
                      .reason = tr("The store accepts addresses in these domains only: %1.")
                                    .arg(names.join(u", "_s))}});
}

http::Request NewProductPage::request() const
{
    return host().account().session().products().toPatch(keyValue(), form()->values());
}

PageAddress NewProductPage::placeOfKey() const
{
    return forms::recordPlace(operation, {keyValue()});
}

PageAddress NewProductPage::placeOf(const QJsonObject &record) const
{
    Q_UNUSED(record)
    return placeOfKey();
}

} // namespace storedesk::ui::create
