// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "storage/drafts.h"
#include "ui/forms/reviewdialog.h"
#include "ui/host/page.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

static QWidget *shown(PageHost &host, const PageAddress &place)
{
    const Page *page = host.open(place);
    return page ? page->window() : nullptr;
}

// Opens a form with unsaved input, which is restored from a draft as after a crash.
static QWidget *shownWith(PageHost &host, const PageAddress &place, const QString &keyValue,
                          const QJsonObject &fields)
{
    host.account().storage().drafts().keep(place.text(),
                                           {{key::value, keyValue}, {key::fields, fields}});
    return shown(host, place);
}

static QWidget *newContact(PageHost &host)
{
    return shownWith(host, {.page = pageid::newContact}, u"ines.prado@example.net"_s,
                     {{key::contact::name, u"Inés"_s},
                      {key::contact::surname, u"Prado"_s},
                      {key::contact::birthdate, u"1988-03-14T00:00:00.000Z"_s},
                      {key::contact::mobilePhone, u"651"_s},
                      {key::contact::points, u"many"_s}});
}

static QWidget *newProduct(PageHost &host)
{
    return shownWith(host, {.page = pageid::newProduct}, u"JAB-OLIVA"_s,
                     {{key::name, u"Olive soap, pack of 4"_s},
                      {key::unitPrice, 9.95},
                      {key::discountedPercentage, 120}});
}

static QWidget *newIntegration(PageHost &host)
{
    return shown(host, {.page = pageid::newIntegration});
}

// Opens a form and tries to continue, which shows the errors.
static QWidget *openIssues(PageHost &host)
{
    QWidget *window = newIntegration(host);
    if (Page *page = host.currentPage()) {
        if (auto *create = page->findChild<QAbstractButton *>(u"create"_s))
            create->click();
    }
    return window;
}

static QWidget *review(PageHost &host)
{
    const QString email = u"lucia.ferrer@example.com"_s;
    const QJsonObject changes{{key::contact::surname, u"Ferrer Ibáñez"_s},
                              {key::contact::points, 320},
                              {key::contact::smsSubscriptionStatus, u"subscribed"_s}};
    const QJsonObject opened{{key::contact::surname, u"Ferrer"_s},
                             {key::contact::points, 250},
                             {key::contact::smsSubscriptionStatus, u"none"_s}};
    QJsonObject now = opened;
    now.insert(key::contact::points, 260);
    const auto fields = catalogue::FieldSet::of(catalogue::Resource::Contact,
                                                catalogue::FieldLocation::PatchByEmail);
    const QStringList keys{key::contact::surname, key::contact::points,
                           key::contact::smsSubscriptionStatus};
    const forms::Review asked{.title = u"Lucía Ferrer"_s,
                              .address = email,
                              .request = {.operation = OperationId::PatchContactByEmail,
                                          .values = {email},
                                          .body = changes},
                              .rows = forms::reviewRows(fields, keys, changes, opened, now),
                              .checked = u"09:41:12"_s,
                              .kind = catalogue::titleOf(catalogue::Resource::Contact).toLower()};
    auto *dialog = new forms::ReviewDialog(host, asked);
    host.openDialog(dialog);
    dialog->findChild<QAbstractButton *>(u"fold"_s)->click();
    return dialog;
}

// Whether the key's availability is known. It is checked when the draft is restored, which may be
// later.
static bool isLookedUp(PageHost &host)
{
    const Page *page = host.currentPage();
    return page && page->settled() && page->hasPendingChanges();
}

QList<Scene> formScenes()
{
    const auto words = [](const char *text) {
        return QCoreApplication::translate("FormShowpieces", text);
    };
    return {
        {.name = "new-contact"_L1,
         .title = words(QT_TRANSLATE_NOOP("FormShowpieces", "New contact, partly filled in")),
         .open = newContact,
         .ready = isLookedUp},
        {.name = "new-product"_L1,
         .title = words(QT_TRANSLATE_NOOP("FormShowpieces", "New product, partly filled in")),
         .open = newProduct,
         .ready = isLookedUp},
        {.name = "new-integration"_L1,
         .title = words(QT_TRANSLATE_NOOP("FormShowpieces", "New integration")),
         .open = newIntegration},
        {.name = "open-points"_L1,
         .title = words(QT_TRANSLATE_NOOP("FormShowpieces", "A form with problems")),
         .open = openIssues},
        {.name = "review-changes"_L1,
         .title = words(QT_TRANSLATE_NOOP("FormShowpieces", "Review changes")),
         .open = review,
         .ready =
             [](PageHost & /*frame*/) {
                 return true;
             }},
    };
}

} // namespace storedesk::ui::tour
