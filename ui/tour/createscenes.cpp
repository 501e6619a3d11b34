// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "storage/drafts.h"
#include "ui/create/createpage.h"
#include "ui/events/neweventtype.h"

#include <QAbstractButton>
#include <QDialog>
#include <QJsonArray>

namespace storedesk::ui::tour {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QWidget *opened(PageHost &host, const PageAddress &place)
{
    auto *page = host.open(place);
    return page ? page->window() : nullptr;
}

// Opens a form with unsaved input, which is restored from a draft as after a crash.
static QWidget *openedWith(PageHost &host, const PageAddress &place, const QJsonObject &draft)
{
    host.account().storage().drafts().keep(place.text(), draft);
    return opened(host, place);
}

static QJsonObject line(const QString &productId, int units, double unitPrice, double discount = 0)
{
    return {{key::productId, productId},
            {key::quantity, units},
            {key::unitPrice, unitPrice},
            {key::discountedPercentage, discount}};
}

static QJsonObject purchase()
{
    return {{key::contactEmail, u"lucia.ferrer@example.com"_s},
            {key::purchaseId, u"PED-20431"_s},
            {key::cartId, u"CART-88213"_s},
            {key::purchaseDate, u"2026-11-15T08:12:00Z"_s},
            {key::paymentMethod, u"Card"_s},
            {key::totalPrice, 123.56},
            {key::products,
             QJsonArray{line(u"SKU-1001"_s, 2, 14.90), line(u"SKU-1002"_s, 1, 59.90, 10),
                        line(u"SKU-1003"_s, 3, 9.95), line(u"OLV-9"_s, 1, 12.00)}}};
}

static QJsonObject field(const QString &id, const QString &name, const QString &type)
{
    return {{key::id, id}, {key::name, name}, {key::type, type}};
}

static QJsonObject eventType()
{
    auto email = field(u"mail"_s, u"Buyer email"_s, u"email"_s);
    email[key::required] = true;
    email[key::isPrimaryKey] = true;
    return {{key::name, u"Order paid"_s},
            {key::alias, u"order-paid"_s},
            {key::category, u"receive"_s},
            {key::receiveType, u"webhook"_s},
            {key::fields,
             QJsonArray{email, field(u"orderRef"_s, u"Order number"_s, u"text"_s),
                        field(u"orderTotal"_s, u"Order total"_s, u"decimal"_s),
                        field(u"phone"_s, u"Phone"_s, u"phone"_s)}}};
}

// Opens the form for an event type in the first integration, which must be loaded first.
static QWidget *openEventType(PageHost &host)
{
    auto *page = host.open({.page = pageid::overview});
    if (!page)
        return nullptr;
    host.account().session().integrations().list(page)->then(
        page, [&host](const http::Outcome &outcome) {
            if (!outcome)
                return;
            const auto first = outcome->document[key::results][0][key::id].toString();
            (void)openedWith(host, {.page = pageid::newEventType, .values = {first}}, eventType());
        });
    return page->window();
}

static bool showsEventType(PageHost &host)
{
    const auto *page = qobject_cast<events::NewEventType *>(host.currentPage());
    return page && page->settled();
}

static QWidget *firstProblem(PageHost &host, const PageAddress &place)
{
    auto *window = opened(host, place);
    if (auto *page = qobject_cast<create::CreatePage *>(host.currentPage()))
        page->goToIssue(1);
    return window;
}

static bool taken(PageHost &host)
{
    const auto *page = qobject_cast<create::CreatePage *>(host.currentPage());
    return page && page->settled() && page->hasPendingChanges();
}

static bool pressCreate(PageHost &host)
{
    qobject_cast<create::CreatePage *>(host.currentPage())->create();
    return true;
}

static QAbstractButton *agreement(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"review"_s);
    return dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
}

// Returns scenes of a form being sent: the confirmation in a protected account, and errors from the
// service.
static QList<Scene> sentPieces(const QJsonObject &contactField)
{
    const auto ask = [contactField](PageHost &host) {
        return openedWith(host, {.page = pageid::newContactField}, contactField);
    };
    return {inSteps({.name = "create-ask"_L1,
                     .title = create::CreatePage::tr("Confirming before sending"),
                     .open = ask},
                    {taken, pressCreate, [](PageHost &host) {
                         return agreement(host) != nullptr;
                     }})};
}

QList<Scene> creationScenes()
{
    const auto place = [](QLatin1StringView word, const QStringList &values = {}) {
        return PageAddress{.page = word, .values = values};
    };
    const auto plain = [place](QLatin1StringView word) {
        return [place, word](PageHost &host) {
            return opened(host, place(word));
        };
    };
    const auto contactField =
        QJsonObject{{key::name, u"Favourite shop"_s},
                    {key::id, u"favouriteShop"_s},
                    {key::type, u"radio"_s},
                    {key::options,
                     QJsonArray{QJsonObject{{key::id, u"madrid"_s}, {key::label, u"Madrid"_s}},
                                QJsonObject{{key::id, u"bcn"_s}, {key::label, u"Barcelona"_s}}}}};
    return sentPieces(contactField)
        + QList<Scene>{
            {.name = "new-purchase-empty"_L1,
             .title = create::CreatePage::tr("New purchase, empty"),
             .open =
                 [place](PageHost &host) {
                     return firstProblem(host, place(pageid::newPurchase));
                 }},
            {.name = "new-purchase"_L1,
             .title = create::CreatePage::tr("New purchase with problems"),
             .open =
                 [place](PageHost &host) {
                     return openedWith(
                         host,
                         place(pageid::newPurchase, {u"email"_s, u"lucia.ferrer@example.com"_s}),
                         purchase());
                 }},
            {.name = "new-contact-field"_L1,
             .title = create::CreatePage::tr("New contact field with options"),
             .open =
                 [place, contactField](PageHost &host) {
                     return openedWith(host, place(pageid::newContactField), contactField);
                 }},
            {.name = "new-event-type"_L1,
             .title = create::CreatePage::tr("New event type"),
             .open = openEventType,
             .ready = showsEventType},
            {.name = "send-events"_L1,
             .title = create::CreatePage::tr("Send events"),
             .open = plain(pageid::sendEvents)},
        };
}

} // namespace storedesk::ui::tour
