// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "creationpages.h"

#include "ui/create/newcontactfield.h"
#include "ui/create/newcontactpage.h"
#include "ui/create/newintegrationpage.h"
#include "ui/create/newproductpage.h"
#include "ui/events/neweventtype.h"
#include "ui/events/sendevents.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pageid.h"
#include "ui/purchases/newpurchase.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::pages {

using catalogue::Resource;
using namespace Qt::StringLiterals;

template <typename Made>
static Page *make(PageHost &host, const PageAddress &place)
{
    return new Made(host, place);
}

static Page *makePurchase(PageHost &host, const PageAddress &place)
{
    const auto values = formValues(place);
    const bool named =
        values.size() == 2 && (values[0] == "email"_L1 || values[0] == "external-id"_L1);
    return values.isEmpty() || named ? new purchases::NewPurchase(host, place) : nullptr;
}

static Page *makeEventType(PageHost &host, const PageAddress &place)
{
    const auto count = formValues(place).size();
    return count == 1 || count == 2 ? new events::NewEventType(host, place) : nullptr;
}

static Page *makeEditedType(PageHost &host, const PageAddress &place)
{
    return place.values.size() == 2 ? new events::NewEventType(host, place) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::newContact,      .title = QT_TRANSLATE_NOOP("PageRow", "New contact"),       .icon = Icon::Person, .resource = Resource::Contact, .make = &create::NewContactPage::make, .creates = true, .several = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create customer person subscriber"), .shortcut = Qt::CTRL | Qt::Key_N},
    PageRow{.word = pageid::newProduct,      .title = QT_TRANSLATE_NOOP("PageRow", "New product"),       .icon = Icon::Products, .resource = Resource::Product, .make = &create::NewProductPage::make, .creates = true, .several = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create article item"), .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_D},
    PageRow{.word = pageid::newPurchase,     .title = QT_TRANSLATE_NOOP("PageRow", "New purchase"),      .icon = Icon::Purchases, .resource = Resource::Purchase, .make = makePurchase, .creates = true, .several = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create order sale"), .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_O},
    PageRow{.word = pageid::newContactField, .title = QT_TRANSLATE_NOOP("PageRow", "New contact field"), .icon = Icon::ContactFields, .resource = Resource::ContactField, .make = make<create::NewContactField>, .creates = true, .several = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create custom attribute property"), .shortcut = Qt::CTRL | Qt::ALT | Qt::Key_F},
    PageRow{.word = pageid::newIntegration,  .title = QT_TRANSLATE_NOOP("PageRow", "New integration"),   .icon = Icon::Integrations, .resource = Resource::CustomIntegration, .make = &create::NewIntegrationPage::make, .creates = true, .several = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create connection source"), .shortcut = Qt::CTRL | Qt::ALT | Qt::Key_I},
    PageRow{.word = pageid::newEventType,    .title = QT_TRANSLATE_NOOP("PageRow", "New event type"),    .icon = Icon::Events, .resource = Resource::CustomEventType, .make = makeEventType, .several = true, .below = pageid::integrations, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create custom alias integration")},
    PageRow{.word = pageid::editEventType,   .title = QT_TRANSLATE_NOOP("PageRow", "Edit event type"),   .icon = Icon::Events, .resource = Resource::CustomEventType, .make = makeEditedType},
    PageRow{.word = pageid::sendEvents,      .title = QT_TRANSLATE_NOOP("PageRow", "Send events"),       .group = NavigationGroup::SetUp, .icon = Icon::Events, .resource = Resource::CustomIntegration, .make = make<events::SendEvents>},
    PageRow{.word = pageid::sendEvent,       .title = QT_TRANSLATE_NOOP("PageRow", "Send event"),        .icon = Icon::Events, .resource = Resource::CustomIntegration, .make = make<events::SendEvents>},
};
// clang-format on

std::span<const PageRow> creationPages()
{
    return rows;
}

} // namespace storedesk::ui::pages
