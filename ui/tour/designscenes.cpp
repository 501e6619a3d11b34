// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "api/session.h"
#include "base/utc.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "events/savedtest.h"
#include "events/typechangeplan.h"
#include "storage/drafts.h"
#include "ui/create/createpage.h"
#include "ui/events/eventsources.h"
#include "ui/events/neweventtype.h"
#include "ui/events/samplepanel.h"

#include <QAbstractButton>
#include <QDialog>
#include <QJsonArray>
#include <QLineEdit>
#include <QTableView>

namespace storedesk::ui::tour {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QString orderSamples()
{
    return uR"({
  "order": {
    "ref": "PED-20431",
    "total": 123.56,
    "paidAt": "2026-11-15",
    "gift": true,
    "shop": "madrid",
    "lines": [{"sku": "OLV-1"}, {"sku": "OLV-9"}]
  },
  "customer": {
    "mail": "ana@example.com",
    "tel": "651 234 567"
  },
  "tags": ["oil", "gift"]
}
{"order": {"ref": "PED-20432", "total": 40, "shop": "bcn"},
 "customer": {"mail": "bea@example.com"}, "tags": ["soap"]}
{"order": {"ref": "PED-20433", "total": 18.2, "shop": "online"},
 "customer": {"mail": "pau@example.com"}}
)"_s;
}

static QWidget *openIntegrations(PageHost &host)
{
    auto *page = host.open({.page = pageid::integrations});
    return page ? page->window() : nullptr;
}

static bool showsIntegrations(PageHost &host)
{
    const auto *page = host.currentPage();
    return page && page->place().page == pageid::integrations && page->settled();
}

// Opens the designer for the first integration, which must be loaded first.
static bool askForDesigner(PageHost &host)
{
    auto *page = host.currentPage();
    host.account().session().integrations().list(page)->then(
        page, [&host](const http::Outcome &outcome) {
            if (!outcome)
                return;
            const auto first = outcome->document[key::results][0][key::id].toString();
            host.open({.page = pageid::newEventType, .values = {first}});
        });
    return true;
}

static events::NewEventType *designer(PageHost &host)
{
    auto *page = qobject_cast<events::NewEventType *>(host.currentPage());
    return page && page->settled() ? page : nullptr;
}

static bool proposeFields(PageHost &host)
{
    auto *page = designer(host);
    if (!page)
        return false;
    auto *sources = page->findChild<events::EventSources *>();
    sources->showSamples();
    sources->samples()->setText(orderSamples());
    sources->samples()->propose();
    page->findChild<QLineEdit *>(QString(key::name))->setText(u"Order paid"_s);
    page->findChild<QLineEdit *>(QString(key::alias))->setText(u"order-paid"_s);
    auto *fields = page->findChild<QTableView *>(u"fields"_s);
    fields->setCurrentIndex(fields->model()->index(4, 0));
    return true;
}

// Shows a sent event with the contact before and after it.
static QWidget *openBench(PageHost &host)
{
    auto &drafts = host.account().storage().drafts();
    storedesk::events::storeTest(
        drafts,
        {.id = u"a"_s,
         .name = u"Visit with tasting"_s,
         .end = storedesk::events::SavedTest::End::Worked,
         .sentAt = QDateTime(QDate(2026, 11, 15), QTime(9, 41), base::utc)});
    host.account().session().contacts().patch(
        {*catalogue::lookupKeyOf(catalogue::OperationId::GetContactByEmail),
         {u"lucia.ferrer@example.com"_s}},
        {{key::contact::name, u"Lucía"_s}, {key::contact::surname, u"Ferrer"_s}});
    storedesk::events::storeTest(drafts, {.id = u"b"_s, .name = u"Very large amount"_s});
    auto *page = host.open(
        {.page = pageid::sendEvents, .values = {u"contact"_s, u"lucia.ferrer@example.com"_s}});
    return page ? page->window() : nullptr;
}

static bool pressNamed(PageHost &host, const QString &name)
{
    auto *page = host.currentPage();
    const bool quiet = page->settled() && host.account().session().writesUnderWay() == 0;
    auto *button = quiet ? page->findChild<QAbstractButton *>(name) : nullptr;
    if (!button || !button->isVisible())
        return false;
    button->click();
    return true;
}

static bool agreeToEvent(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"review"_s);
    auto *agree = dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
    if (agree)
        agree->click();
    return agree;
}

static bool showsEnd(PageHost &host)
{
    const auto *notice = host.currentPage()->findChild<QWidget *>(u"notice"_s);
    return notice && notice->isVisible() && host.currentPage()->settled();
}

static Scene bench()
{
    return inSteps(
        {.name = "test-bench"_L1,
         .title = create::CreatePage::tr("A test event, with its contact before and after"),
         .open = openBench},
        {[](PageHost &host) { return pressNamed(host, u"sampleValues"_s); },
         [](PageHost &host) { return pressNamed(host, u"create"_s); }, agreeToEvent, showsEnd});
}

// Creates a plan for the first event type in the first integration, which removes one field and
// adds another.
static bool askForPlan(PageHost &host, const QString &page)
{
    auto *owner = host.currentPage();
    auto &session = host.account().session();
    session.integrations().list(owner)->then(owner, [&host, owner, page](const auto &outcome) {
        const auto id =
            outcome ? outcome->document[key::results][0][key::id].toString() : QString();
        host.account()
            .session()
            .eventTypes()
            .list(owner, {id})
            ->then(owner, [&host, id, page](const http::Outcome &types) {
                if (!types)
                    return;
                const auto all = types->document[key::results].toArray();
                auto wanted = QJsonValue(all.last()).toObject();
                const auto type = wanted;
                auto fields = wanted[key::fields].toArray();
                if (fields.size() > 1)
                    fields.removeLast();
                fields.append(QJsonObject{{key::id, u"receipt"_s},
                                          {key::name, u"Receipt"_s},
                                          {key::type, u"text"_s},
                                          {key::required, true}});
                wanted[key::fields] = fields;
                const auto plan = storedesk::events::planOf(id, type, wanted, all);
                storedesk::events::storePlan(host.account().storage().drafts(), plan);
                host.open({.page = page, .values = {id, plan.oldId}});
            });
    });
    return true;
}

static Scene ofType(QLatin1StringView name, const QString &title, const QString &page)
{
    return inSteps({.name = name, .title = title, .open = openIntegrations},
                   {showsIntegrations, [page](PageHost &host) { return askForPlan(host, page); },
                    [page](PageHost &host) {
                        return host.currentPage()->place().page == page
                            && host.currentPage()->settled();
                    }});
}

QList<Scene> designScenes()
{
    return {inSteps({.name = "event-sample"_L1,
                     .title = create::CreatePage::tr("Fields proposed from samples"),
                     .open = openIntegrations},
                    {showsIntegrations, askForDesigner,
                     [](PageHost &host) { return designer(host) != nullptr; }, proposeFields}),
            bench(),
            ofType("type-plan"_L1, create::CreatePage::tr("The plan for changing an event type"),
                   pageid::eventTypeChange),
            ofType("hand-over"_L1, create::CreatePage::tr("Developer documentation"),
                   pageid::shareWithDeveloper)};
}

} // namespace storedesk::ui::tour
