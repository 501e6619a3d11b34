// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/records/lookupmany.h"
#include "ui/records/lookuppage.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/widgets/statepane.h"

#include <QCoreApplication>
#include <QDialog>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

// clang-format off
static constexpr std::array rows{
    PageRow{"contacts"_L1,      QT_TRANSLATE_NOOP("PageRow", "Contacts"),      Group::Browse, Icon::Contacts,      Resource::Contact,           &LookUpPage::make},
    PageRow{"products"_L1,      QT_TRANSLATE_NOOP("PageRow", "Products"),      Group::Browse, Icon::Products,      Resource::Product,           &LookUpPage::make},
    PageRow{"purchases"_L1,     QT_TRANSLATE_NOOP("PageRow", "Purchases"),     Group::Browse, Icon::Purchases,     Resource::Purchase,          &LookUpPage::make},
    PageRow{"contact"_L1,       QT_TRANSLATE_NOOP("PageRow", "Contact"),       Group::None,   Icon::Person,        Resource::Contact,           &RecordPage::make},
    PageRow{"product"_L1,       QT_TRANSLATE_NOOP("PageRow", "Product"),       Group::None,   Icon::Products,      Resource::Product,           &RecordPage::make},
    PageRow{"purchase"_L1,      QT_TRANSLATE_NOOP("PageRow", "Purchase"),      Group::None,   Icon::Purchases,     Resource::Purchase,          &RecordPage::make},
    PageRow{"export"_L1,        QT_TRANSLATE_NOOP("PageRow", "Export"),        Group::None,   Icon::Exports,       Resource::Export,            &RecordPage::make},
    PageRow{"import"_L1,        QT_TRANSLATE_NOOP("PageRow", "Import"),        Group::None,   Icon::Imports,       Resource::Import,            &RecordPage::make},
    PageRow{"coupon-set"_L1,    QT_TRANSLATE_NOOP("PageRow", "Coupon set"),    Group::None,   Icon::CouponSets,    Resource::CouponSet,         &RecordPage::make},
    PageRow{"workflow"_L1,      QT_TRANSLATE_NOOP("PageRow", "Workflow"),      Group::None,   Icon::Workflows,     Resource::Workflow,          &RecordPage::make},
    PageRow{"contact-field"_L1, QT_TRANSLATE_NOOP("PageRow", "Contact field"), Group::None,   Icon::ContactFields, Resource::ContactField,      &RecordPage::make},
    PageRow{"integration"_L1,   QT_TRANSLATE_NOOP("PageRow", "Integration"),   Group::None,   Icon::Integrations,  Resource::CustomIntegration, &RecordPage::make},
    PageRow{"event-type"_L1,    QT_TRANSLATE_NOOP("PageRow", "Event type"),    Group::None,   Icon::Events,        Resource::CustomEventType,   &RecordPage::make},
    PageRow{"look-up-many"_L1,  QT_TRANSLATE_NOOP("PageRow", "Look up many"),  Group::None,   Icon::List,          {},                          &LookUpMany::make},
};
// clang-format on

std::span<const PageRow> recordPages()
{
    return rows;
}

static QWidget *windowAt(Frame &frame, const Place &place)
{
    auto *page = frame.open(place);
    return page ? page->window() : nullptr;
}

// A look-up page that has looked this up.
static QWidget *lookedUp(Frame &frame, const QString &word, const Place &place)
{
    auto *page = qobject_cast<LookUpPage *>(frame.open({.page = word}));
    if (!page)
        return nullptr;
    page->lookUp(place);
    return page->window();
}

static QWidget *lookedUpMany(Frame &frame)
{
    auto *page = qobject_cast<LookUpMany *>(
        frame.open({.page = u"look-up-many"_s, .values = {u"contacts"_s, u"email"_s}}));
    if (!page)
        return nullptr;
    page->paste(u"CLI-10096\nnoelia.r@example.con\nCLI-10193\n\nCLI-10290\nCLI-10096\n"
                u"CLI-99999\nteo@example.com\n"_s);
    return page->window();
}

static QString words(const char *text)
{
    return QCoreApplication::translate("RecordPieces", text);
}

// The bars of a look-up on its way, or what came of it.
static bool showsPane(Frame &frame, bool onItsWay)
{
    const auto *page = qobject_cast<LookUpPage *>(frame.currentPage());
    const auto *pane = page ? page->panel()->pane() : nullptr;
    return pane && pane->isVisible() && pane->isLoading() == onItsWay;
}

// Looking a contact up, with something going wrong.
static Showpiece troubled(QLatin1StringView name, const char *title, const QString &trouble)
{
    const Place contact{.page = u"contact"_s, .values = {u"external-id"_s, u"CLI-10096"_s}};
    return {.name = name,
            .title = words(title),
            .open = [contact](Frame &frame) { return lookedUp(frame, u"contacts"_s, contact); },
            .ready = [onItsWay = trouble.endsWith("stall"_L1)](
                         Frame &frame) { return showsPane(frame, onItsWay); },
            .troubles = {trouble}};
}

// Edit mode as somebody left it in the middle of their work.
static bool beginEdit(Frame &frame)
{
    auto *page = qobject_cast<LookUpPage *>(frame.currentPage());
    using Fields = desk::AccountFields::State;
    if (!page || !page->settled() || frame.desk().contactFields().state() == Fields::Reading)
        return false;
    page->panel()->beginEdit();
    return page->panel()->editor();
}

static bool typeChanges(Frame &frame)
{
    namespace contact = catalogue::key::contact;
    auto *editor = qobject_cast<LookUpPage *>(frame.currentPage())->panel()->editor();
    editor->form()->setValues({{contact::surname, u"Ortiz Ferrer"_s},
                               {contact::points, 320},
                               {contact::smsSubscriptionStatus, u"subscribed"_s}});
    return editor->hasPendingChanges();
}

static QList<Showpiece> editPieces(const Place &contact)
{
    const auto open = [contact](Frame &frame) {
        return lookedUp(frame, u"contacts"_s, contact);
    };
    const auto review = [](Frame &frame) {
        qobject_cast<LookUpPage *>(frame.currentPage())->panel()->editor()->review();
        return true;
    };
    const auto isAsked = [](Frame &frame) {
        return frame.currentPage()->window()->findChild<QDialog *>(u"review"_s);
    };
    return {
        inSteps({"contacts-edit"_L1,
                 words(QT_TRANSLATE_NOOP("RecordPieces", "A contact with pending changes")), open},
                {beginEdit, typeChanges}),
        inSteps({"contacts-review"_L1,
                 words(QT_TRANSLATE_NOOP("RecordPieces", "What changes, before it is saved")),
                 open},
                {beginEdit, typeChanges, review, isAsked})};
}

// What the practice store holds: the seed is always the same.
QList<Showpiece> recordShowpieces()
{
    const Place contact{.page = u"contact"_s, .values = {u"external-id"_s, u"CLI-10096"_s}};
    const Place nobody{.page = u"contact"_s, .values = {u"email"_s, u"noelia.r@example.con"_s}};
    const Place product{.page = u"product"_s, .values = {u"store-id"_s, u"SKU-1001"_s}};
    const Place purchase{.page = u"purchase"_s, .values = {u"store-id"_s, u"PED-100001"_s}};
    const Place field{.page = u"contact-field"_s, .values = {catalogue::key::contact::email}};
    const QList<Showpiece> plain{
        {"contacts"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "Look up contacts")),
         [](Frame &frame) {
             return windowAt(frame, {.page = u"contacts"_s});
         }},
        {"contacts-found"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "A contact that was found")),
         [contact](Frame &frame) {
             return lookedUp(frame, u"contacts"_s, contact);
         }},
        {"contacts-not-found"_L1,
         words(QT_TRANSLATE_NOOP("RecordPieces", "A contact that was not found")),
         [nobody](Frame &frame) {
             return lookedUp(frame, u"contacts"_s, nobody);
         }},
        troubled("contacts-loading"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "A contact that is being looked up"),
                 u"getContactByExternalId:stall"_s),
        troubled("contacts-failed"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "A contact that could not be looked up"),
                 u"getContactByExternalId:html"_s),
        troubled("contacts-locked"_L1,
                 QT_TRANSLATE_NOOP("RecordPieces", "Contacts the key may not read"),
                 u"getContactByExternalId:status=403"_s),
        {"products"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "Look up products")),
         [](Frame &frame) {
             return windowAt(frame, {.page = u"products"_s});
         }},
        {"purchases"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "Look up purchases")),
         [](Frame &frame) {
             return windowAt(frame, {.page = u"purchases"_s});
         }},
        {"products-found"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "A product that was found")),
         [product](Frame &frame) {
             return lookedUp(frame, u"products"_s, product);
         }},
        {"purchase"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "A purchase")),
         [purchase](Frame &frame) {
             return windowAt(frame, purchase);
         }},
        {"contact-field"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "A contact field")),
         [field](Frame &frame) {
             return windowAt(frame, field);
         }},
        {"look-up-many-empty"_L1,
         words(QT_TRANSLATE_NOOP("RecordPieces", "Many at once, before anything is pasted")),
         [](Frame &frame) {
             return windowAt(frame,
                             {.page = u"look-up-many"_s, .values = {u"contacts"_s, u"email"_s}});
         }},
        {"look-up-many"_L1, words(QT_TRANSLATE_NOOP("RecordPieces", "Many at once")), lookedUpMany},
    };
    return plain + editPieces(contact);
}

} // namespace storedesk::ui
