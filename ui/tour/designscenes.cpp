// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "api/session.h"
#include "base/utc.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "design/savedtest.h"
#include "design/typechangeplan.h"
#include "desk/desk.h"
#include "local/drafts.h"
#include "ui/create/createpage.h"
#include "ui/create/eventsources.h"
#include "ui/create/neweventtype.h"
#include "ui/create/samplepanel.h"

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

static QWidget *openIntegrations(Frame &frame)
{
    auto *page = frame.open({.page = u"integrations"_s});
    return page ? page->window() : nullptr;
}

static bool showsIntegrations(Frame &frame)
{
    const auto *page = frame.currentPage();
    return page && page->place().page == "integrations"_L1 && page->settled();
}

// Uses the first integration, which must be loaded first.
static bool askForDesigner(Frame &frame)
{
    auto *page = frame.currentPage();
    frame.desk().session().integrations().list(page)->then(
        page, [&frame](const api::Outcome &outcome) {
            if (!outcome)
                return;
            const auto first = outcome->document[key::results][0][key::id].toString();
            frame.open({.page = u"new-event-type"_s, .values = {first}});
        });
    return true;
}

static create::NewEventType *designer(Frame &frame)
{
    auto *page = qobject_cast<create::NewEventType *>(frame.currentPage());
    return page && page->settled() ? page : nullptr;
}

static bool proposeFields(Frame &frame)
{
    auto *page = designer(frame);
    if (!page)
        return false;
    auto *sources = page->findChild<create::EventSources *>();
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
static QWidget *openBench(Frame &frame)
{
    auto &drafts = frame.desk().local().drafts();
    storedesk::design::keepTest(
        drafts,
        {.id = u"a"_s,
         .name = u"Visit with tasting"_s,
         .end = storedesk::design::SavedTest::End::Worked,
         .sentAt = QDateTime(QDate(2026, 11, 15), QTime(9, 41), base::utc)});
    frame.desk().session().contacts().patch(
        {*catalogue::lookupKeyOf(catalogue::OperationId::GetContactByEmail),
         {u"lucia.ferrer@example.com"_s}},
        {{key::contact::name, u"Lucía"_s}, {key::contact::surname, u"Ferrer"_s}});
    storedesk::design::keepTest(drafts, {.id = u"b"_s, .name = u"Very large amount"_s});
    auto *page = frame.open(
        {.page = u"send-events"_s, .values = {u"contact"_s, u"lucia.ferrer@example.com"_s}});
    return page ? page->window() : nullptr;
}

static bool pressNamed(Frame &frame, const QString &name)
{
    auto *page = frame.currentPage();
    const bool quiet = page->settled() && frame.desk().session().writesUnderWay() == 0;
    auto *button = quiet ? page->findChild<QAbstractButton *>(name) : nullptr;
    if (!button || !button->isVisible())
        return false;
    button->click();
    return true;
}

static bool agreeToEvent(Frame &frame)
{
    const auto *dialog = frame.currentPage()->window()->findChild<QDialog *>(u"review"_s);
    auto *agree = dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
    if (agree)
        agree->click();
    return agree;
}

static bool showsEnd(Frame &frame)
{
    const auto *notice = frame.currentPage()->findChild<QWidget *>(u"notice"_s);
    return notice && notice->isVisible() && frame.currentPage()->settled();
}

static Scene bench()
{
    return inSteps(
        {.name = "test-bench"_L1,
         .title = create::CreatePage::tr("A test event, with its contact before and after"),
         .open = openBench},
        {[](Frame &frame) { return pressNamed(frame, u"sampleValues"_s); },
         [](Frame &frame) { return pressNamed(frame, u"create"_s); }, agreeToEvent, showsEnd});
}

// Creates a plan for the first event type of the first integration: removes one field and adds
// another.
static bool askForPlan(Frame &frame, const QString &page)
{
    auto *owner = frame.currentPage();
    auto &session = frame.desk().session();
    session.integrations().list(owner)->then(owner, [&frame, owner, page](const auto &outcome) {
        const auto id =
            outcome ? outcome->document[key::results][0][key::id].toString() : QString();
        frame.desk()
            .session()
            .eventTypes()
            .list(owner, {id})
            ->then(owner, [&frame, id, page](const api::Outcome &types) {
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
                const auto plan = storedesk::design::planOf(id, type, wanted, all);
                frame.desk().local().drafts().keep(storedesk::design::placeOf(plan),
                                                   storedesk::design::toJson(plan));
                frame.open({.page = page, .values = {id, plan.oldId}});
            });
    });
    return true;
}

static Scene ofType(QLatin1StringView name, const QString &title, const QString &page)
{
    return inSteps({.name = name, .title = title, .open = openIntegrations},
                   {showsIntegrations, [page](Frame &frame) { return askForPlan(frame, page); },
                    [page](Frame &frame) {
                        return frame.currentPage()->place().page == page
                            && frame.currentPage()->settled();
                    }});
}

QList<Scene> designScenes()
{
    return {
        inSteps({.name = "event-sample"_L1,
                 .title = create::CreatePage::tr("Fields proposed from samples"),
                 .open = openIntegrations},
                {showsIntegrations, askForDesigner,
                 [](Frame &frame) { return designer(frame) != nullptr; }, proposeFields}),
        bench(),
        ofType("type-plan"_L1, create::CreatePage::tr("The plan for changing an event type"),
               u"event-type-change"_s),
        ofType("hand-over"_L1, create::CreatePage::tr("Developer documentation"), u"hand-over"_s)};
}

} // namespace storedesk::ui::tour
