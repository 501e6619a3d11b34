// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/lookups/bulklookuppage.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/widgets/statepane.h"

#include <QCoreApplication>
#include <QDialog>
#include <QLineEdit>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static QWidget *windowAt(PageHost &host, const PageAddress &place)
{
    auto *page = host.open(place);
    return page ? page->window() : nullptr;
}

// Opens a lookup page and looks up the address.
static QWidget *lookedUp(PageHost &host, const QString &word, const PageAddress &place)
{
    auto *page = qobject_cast<lookups::LookupPage *>(host.open({.page = word}));
    if (!page)
        return nullptr;
    page->lookUp(place);
    return page->window();
}

static QWidget *lookedUpMany(PageHost &host)
{
    auto *page = qobject_cast<lookups::BulkLookupPage *>(
        host.open({.page = pageid::bulkLookup, .values = {u"contacts"_s, u"email"_s}}));
    if (!page)
        return nullptr;
    page->paste(u"CLI-10096\nnoelia.r@example.con\nCLI-10193\n\nCLI-10290\nCLI-10096\n"
                u"CLI-99999\nteo@example.com\n"_s);
    return page->window();
}

// Whether the loading bars or the result of a lookup are visible.
static bool showsPane(PageHost &host, bool onItsWay)
{
    const auto *page = qobject_cast<lookups::LookupPage *>(host.currentPage());
    const auto *pane = page ? page->panel()->pane() : nullptr;
    return pane && pane->isVisible() && pane->isLoading() == onItsWay;
}

// Returns a scene that looks up a contact while the service has a fault. The store has no such
// contact, so that the offline copy cannot show it instead.
static Scene troubled(QLatin1StringView name, const char *title, const QString &trouble)
{
    const PageAddress contact{.page = pageid::contactRecord,
                              .values = {u"external-id"_s, u"CLI-90096"_s}};
    return {.name = name,
            .title = QCoreApplication::translate("RecordPieces", title),
            .open = [contact](PageHost &host) { return lookedUp(host, pageid::contacts, contact); },
            .ready = [onItsWay = trouble.endsWith("stall"_L1)](
                         PageHost &host) { return showsPane(host, onItsWay); },
            .troubles = {trouble}};
}

// Starts editing and leaves unsaved changes.
static bool beginEdit(PageHost &host)
{
    auto *page = qobject_cast<lookups::LookupPage *>(host.currentPage());
    using Fields = account::AccountFields::State;
    if (!page || !page->settled() || host.account().contactFields().state() == Fields::Reading)
        return false;
    page->panel()->beginEdit();
    return page->panel()->editor();
}

static bool typeChanges(PageHost &host)
{
    namespace contact = catalogue::key::contact;
    auto *editor = qobject_cast<lookups::LookupPage *>(host.currentPage())->panel()->editor();
    editor->form()->setValues({{contact::surname, u"Ortiz Ferrer"_s},
                               {contact::points, 320},
                               {contact::smsSubscriptionStatus, u"subscribed"_s}});
    return editor->hasPendingChanges();
}

// Types the next lookup without sending it.
static bool typeNext(PageHost &host)
{
    const auto *page = qobject_cast<lookups::LookupPage *>(host.currentPage());
    if (!page || !page->settled())
        return false;
    auto *field = page->findChild<QLineEdit *>(u"lookUpField"_s);
    field->selectAll();
    field->insert(u"CLI-10193"_s);
    return true;
}

static QList<Scene> editPieces(const PageAddress &contact)
{
    const auto open = [contact](PageHost &host) {
        return lookedUp(host, pageid::contacts, contact);
    };
    const auto review = [](PageHost &host) {
        qobject_cast<lookups::LookupPage *>(host.currentPage())->panel()->editor()->review();
        return true;
    };
    const auto isAsked = [](PageHost &host) {
        return host.currentPage()->window()->findChild<QDialog *>(u"review"_s);
    };
    return {inSteps({"contacts-next"_L1,
                     QCoreApplication::translate("RecordPieces", "Typing the next lookup"), open},
                    {typeNext}),
            inSteps({"contacts-edit"_L1,
                     QCoreApplication::translate("RecordPieces", "A contact with pending changes"),
                     open},
                    {beginEdit, typeChanges}),
            inSteps({"contacts-review"_L1,
                     QCoreApplication::translate("RecordPieces", "Reviewing changes before saving"),
                     open},
                    {beginEdit, typeChanges, review, isAsked})};
}

// Returns the scenes with contacts from the practice store's seed data, which is always the same.
static QList<Scene> contactScenes(const PageAddress &contact)
{
    const PageAddress nobody{.page = pageid::contactRecord,
                             .values = {u"email"_s, u"noelia.r@example.con"_s}};
    return {
        {"contacts"_L1, QCoreApplication::translate("RecordPieces", "Look up contacts"),
         [](PageHost &host) {
             return windowAt(host, {.page = pageid::contacts});
         }},
        {"contacts-found"_L1,
         QCoreApplication::translate("RecordPieces", "A contact lookup that succeeded"),
         [contact](PageHost &host) {
             return lookedUp(host, pageid::contacts, contact);
         }},
        {"contacts-not-found"_L1,
         QCoreApplication::translate("RecordPieces", "A contact, not found"),
         [nobody](PageHost &host) {
             return lookedUp(host, pageid::contacts, nobody);
         }},
        troubled("contacts-loading"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "A contact lookup in progress"),
                 u"getContactByExternalId:stall"_s),
        troubled("contacts-failed"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "A contact lookup that failed"),
                 u"getContactByExternalId:html"_s),
        troubled("contacts-locked"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "Contacts without permission"),
                 u"getContactByExternalId:status=403"_s),
    };
}

static QList<Scene> otherRecordScenes()
{
    const PageAddress product{.page = pageid::productRecord,
                              .values = {u"store-id"_s, u"SKU-1001"_s}};
    const PageAddress purchase{.page = pageid::purchaseRecord,
                               .values = {u"store-id"_s, u"PED-100001"_s}};
    const PageAddress field{.page = pageid::contactFieldRecord,
                            .values = {catalogue::key::contact::email}};
    return {
        {"products"_L1, QCoreApplication::translate("RecordPieces", "Look up products"),
         [](PageHost &host) {
             return windowAt(host, {.page = pageid::products});
         }},
        {"purchases"_L1, QCoreApplication::translate("RecordPieces", "Look up purchases"),
         [](PageHost &host) {
             return windowAt(host, {.page = pageid::purchases});
         }},
        {"products-found"_L1, QCoreApplication::translate("RecordPieces", "A product, found"),
         [product](PageHost &host) {
             return lookedUp(host, pageid::products, product);
         }},
        {"purchase"_L1, QCoreApplication::translate("RecordPieces", "A purchase"),
         [purchase](PageHost &host) {
             return windowAt(host, purchase);
         }},
        {"contact-field"_L1, QCoreApplication::translate("RecordPieces", "A contact field"),
         [field](PageHost &host) {
             return windowAt(host, field);
         }},
        {"look-up-many-empty"_L1, QCoreApplication::translate("RecordPieces", "Bulk lookup, empty"),
         [](PageHost &host) {
             // Do not use contacts, because the next scene stores a list of contacts.
             return windowAt(
                 host, {.page = pageid::bulkLookup, .values = {u"products"_s, u"store-id"_s}});
         }},
        {"look-up-many"_L1, QCoreApplication::translate("RecordPieces", "Bulk lookup"),
         lookedUpMany},
    };
}

QList<Scene> recordScenes()
{
    const PageAddress contact{.page = pageid::contactRecord,
                              .values = {u"external-id"_s, u"CLI-10096"_s}};
    return contactScenes(contact) + otherRecordScenes() + editPieces(contact);
}

} // namespace storedesk::ui::tour
