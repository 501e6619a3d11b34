// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/ownwrites.h"
#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "exports/contactmirrorupdater.h"
#include "ui/contacts/allcontacts.h"
#include "ui/host/page.h"
#include "ui/tableoptions/conditionpopup.h"
#include "ui/valuechange/setvaluedialog.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonObject>
#include <QLineEdit>
#include <QTableView>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using storedesk::exports::ContactMirrorUpdater;

namespace {

struct EverybodyScenes
{
    Q_DECLARE_TR_FUNCTIONS(EverybodyScenes)
};

ContactMirrorUpdater &atHand(PageHost &host)
{
    return host.workspace().contactMirror();
}

QWidget *openEverybody(PageHost &host)
{
    auto *page = host.open({.page = pageid::contacts});
    auto *everybody = page ? page->findChild<contacts::AllContacts *>() : nullptr;
    if (!everybody)
        return nullptr;
    everybody->setInFront(true);
    page->findChild<QLineEdit *>(u"everybodySearch"_s)->clear();
    return page->window();
}

bool wipe(PageHost &host)
{
    if (atHand(host).isReady() && atHand(host).isOn())
        atHand(host).wipe();
    return atHand(host).isReady();
}

bool isOff(PageHost &host)
{
    return !atHand(host).isOn() && !QFileInfo::exists(atHand(host).folder());
}

bool turnOn(PageHost &host)
{
    atHand(host).turnOn();
    return true;
}

bool isMaking(PageHost &host)
{
    return atHand(host).isMaking() && !atHand(host).job().isEmpty();
}

bool isFull(PageHost &host)
{
    auto &copy = atHand(host);
    if (!copy.isReady())
        return false;
    if (!copy.isOn() && !copy.isMaking())
        copy.turnOn();
    return copy.hasCopy() && !copy.isMaking() && host.currentPage()->settled();
}

SceneStep typing(const QString &words)
{
    return [words](PageHost &host) {
        host.currentPage()->findChild<QLineEdit *>(u"everybodySearch"_s)->setText(words);
        return true;
    };
}

// Sorts the contacts by points in descending order.
bool sortByPoints(PageHost &host)
{
    auto *table = host.currentPage()->findChild<QTableView *>(u"everybody"_s);
    table->horizontalHeader()->setSortIndicator(4, Qt::DescendingOrder);
    return true;
}

// Filters for contacts with points and shows Diego's record next to the list.
bool addCondition(PageHost &host)
{
    auto *page = host.currentPage();
    if (!page->settled())
        return false;
    page->findChild<QAbstractButton *>(u"addContactCondition"_s)->click();
    auto *popup = page->findChild<tableoptions::ConditionPopup *>();
    if (!popup)
        return false;
    auto *column = popup->findChild<QComboBox *>(u"conditionColumn"_s);
    const auto *points =
        catalogue::fieldOf(catalogue::Resource::Contact, QString(catalogue::key::contact::points));
    column->setCurrentText(catalogue::titleOf(*points));
    popup->findChild<QComboBox *>(u"conditionCompare"_s)
        ->setCurrentText(tableoptions::wordsOf(tableoptions::Compare::AtLeast));
    popup->findChild<QLineEdit *>(u"conditionValue"_s)->setText(u"100"_s);
    popup->findChild<QAbstractButton *>(u"conditionDone"_s)->click();
    return true;
}

bool chooseFirst(PageHost &host)
{
    auto *page = host.currentPage();
    auto *table = page->findChild<QTableView *>(u"everybody"_s);
    if (!page->settled() || table->model()->rowCount() == 0)
        return false;
    table->setCurrentIndex(table->model()->index(0, 0));
    return true;
}

// Selects all contacts that match.
bool selectAll(PageHost &host)
{
    auto *page = host.currentPage();
    auto *table = page->findChild<QTableView *>(u"everybody"_s);
    if (!page->settled() || table->model()->rowCount() == 0)
        return false;
    table->selectAll();
    return true;
}

valuechange::SetValueDialog *valueDialog(PageHost &host)
{
    return host.currentPage()->window()->findChild<valuechange::SetValueDialog *>();
}

// Unsubscribes the selected contacts.
bool openValueDialog(PageHost &host)
{
    if (!valueDialog(host)) {
        if (auto *action = host.currentPage()->findChild<QAction *>(u"contactsSetValue"_s))
            action->trigger();
        return false;
    }
    auto *dialog = valueDialog(host);
    auto *field = dialog->findChild<QComboBox *>(u"assignField0"_s);
    const QString key(catalogue::key::contact::newsletterSubscriptionStatus);
    field->setCurrentIndex(field->findData(key));
    auto *value = dialog->findChild<QComboBox *>(key);
    if (!value)
        return false;
    // This entry follows the ones for no value and for subscribed contacts.
    value->setCurrentIndex(2);
    return true;
}

bool valueDialogHasSettled(PageHost &host)
{
    auto *dialog = valueDialog(host);
    return dialog && dialog->isSettled()
        && dialog->findChild<QTableView *>(u"changePreview"_s)->model()->rowCount() > 0
        && dialog->isSettled();
}

bool listHasSettled(PageHost &host)
{
    return host.currentPage()->settled();
}

QString diego()
{
    return u"CLI-10096"_s;
}

// Sets a value that differs from the copy, no matter when the copy was created.
bool giveOtherPoints(PageHost &host)
{
    static int points = 320;
    const auto &lookupKey =
        *catalogue::lookupKeyOf(catalogue::OperationId::PatchContactByExternalId);
    patchContact(host, {lookupKey, {diego()}}, {{catalogue::key::contact::points, points++}});
    return true;
}

bool showsDifference(PageHost &host)
{
    auto *page = host.open({.page = pageid::contactRecord, .values = {u"external-id"_s, diego()}});
    return page && page->settled()
        && page->findChild<Notice *>(u"kept:"_s + catalogue::key::contact::points);
}

} // namespace

QList<Scene> contactScenes()
{
    return {
        inSteps({"everybody-off"_L1, EverybodyScenes::tr("All contacts: off"), openEverybody},
                {wipe, isOff, listHasSettled}),
        inSteps({"everybody-making"_L1, EverybodyScenes::tr("All contacts: downloading"),
                 openEverybody},
                {wipe, isOff, turnOn, isMaking}),
        inSteps({"everybody"_L1, EverybodyScenes::tr("All contacts"), openEverybody}, {isFull}),
        inSteps({"everybody-search"_L1, EverybodyScenes::tr("All contacts: search"), openEverybody},
                {isFull, typing(u"garc net"_s), listHasSettled}),
        inSteps(
            {"everybody-sorted"_L1, EverybodyScenes::tr("All contacts: by points"), openEverybody},
            {isFull, sortByPoints, listHasSettled}),
        inSteps({"everybody-beside"_L1,
                 EverybodyScenes::tr("All contacts: conditions and a live record"), openEverybody},
                {isFull, giveOtherPoints, ownWritesDone, addCondition, listHasSettled,
                 typing(u"diego ort"_s), listHasSettled, chooseFirst, listHasSettled}),
        inSteps({"everybody-selected"_L1, EverybodyScenes::tr("All contacts: many selected"),
                 openEverybody},
                {isFull, typing(u"garc"_s), listHasSettled, selectAll, listHasSettled}),
        inSteps({"everybody-set-value"_L1, EverybodyScenes::tr("All contacts: set a value"),
                 openEverybody},
                {isFull, typing(u"garc"_s), listHasSettled, selectAll, openValueDialog,
                 valueDialogHasSettled}),
        inSteps(
            {"everybody-nobody"_L1, EverybodyScenes::tr("All contacts: no match"), openEverybody},
            {isFull, typing(u"ortzi@example.com"_s), listHasSettled}),
        inSteps({"everybody-differs"_L1,
                 EverybodyScenes::tr("A contact changed since the last update"), openEverybody},
                {isFull, giveOtherPoints, ownWritesDone, showsDifference}),
    };
}

} // namespace storedesk::ui::tour
