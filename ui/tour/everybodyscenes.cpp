// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/ownwrites.h"
#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "desk/desk.h"
#include "exports/contactsathand.h"
#include "ui/frame/page.h"
#include "ui/reading/conditionpopup.h"
#include "ui/records/everybody.h"
#include "ui/widgets/notice.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonObject>
#include <QLineEdit>
#include <QTableView>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using storedesk::exports::ContactsAtHand;

namespace {

struct EverybodyScenes
{
    Q_DECLARE_TR_FUNCTIONS(EverybodyScenes)
};

ContactsAtHand &atHand(Frame &frame)
{
    return ContactsAtHand::of(frame.desk());
}

QWidget *openEverybody(Frame &frame)
{
    auto *page = frame.open({.page = u"contacts"_s});
    auto *everybody = page ? page->findChild<records::Everybody *>() : nullptr;
    if (!everybody)
        return nullptr;
    everybody->setInFront(true);
    page->findChild<QLineEdit *>(u"everybodySearch"_s)->clear();
    return page->window();
}

bool wipe(Frame &frame)
{
    if (atHand(frame).isReady() && atHand(frame).isOn())
        atHand(frame).wipe();
    return atHand(frame).isReady();
}

bool isOff(Frame &frame)
{
    return !atHand(frame).isOn() && !QFileInfo::exists(atHand(frame).folder());
}

bool turnOn(Frame &frame)
{
    atHand(frame).turnOn();
    return true;
}

bool isMaking(Frame &frame)
{
    return atHand(frame).isMaking() && !atHand(frame).job().isEmpty();
}

bool isFull(Frame &frame)
{
    auto &copy = atHand(frame);
    if (!copy.isReady())
        return false;
    if (!copy.isOn() && !copy.isMaking())
        copy.turnOn();
    return copy.hasCopy() && !copy.isMaking() && frame.currentPage()->settled();
}

SceneStep typing(const QString &words)
{
    return [words](Frame &frame) {
        frame.currentPage()->findChild<QLineEdit *>(u"everybodySearch"_s)->setText(words);
        return true;
    };
}

// Sorts in descending order.
bool sortByPoints(Frame &frame)
{
    auto *table = frame.currentPage()->findChild<QTableView *>(u"everybody"_s);
    table->horizontalHeader()->setSortIndicator(4, Qt::DescendingOrder);
    return true;
}

// Filters for contacts with points and shows Diego's record beside the list.
bool addCondition(Frame &frame)
{
    auto *page = frame.currentPage();
    if (!page->settled())
        return false;
    page->findChild<QAbstractButton *>(u"addContactCondition"_s)->click();
    auto *popup = page->findChild<reading::ConditionPopup *>();
    if (!popup)
        return false;
    auto *column = popup->findChild<QComboBox *>(u"conditionColumn"_s);
    const auto *points =
        catalogue::fieldOf(catalogue::Resource::Contact, QString(catalogue::key::contact::points));
    column->setCurrentText(catalogue::titleOf(*points));
    popup->findChild<QComboBox *>(u"conditionCompare"_s)
        ->setCurrentText(reading::wordsOf(reading::Compare::AtLeast));
    popup->findChild<QLineEdit *>(u"conditionValue"_s)->setText(u"100"_s);
    popup->findChild<QAbstractButton *>(u"conditionDone"_s)->click();
    return true;
}

bool chooseFirst(Frame &frame)
{
    auto *page = frame.currentPage();
    auto *table = page->findChild<QTableView *>(u"everybody"_s);
    if (!page->settled() || table->model()->rowCount() == 0)
        return false;
    table->setCurrentIndex(table->model()->index(0, 0));
    return true;
}

bool listHasSettled(Frame &frame)
{
    return frame.currentPage()->settled();
}

QString diego()
{
    return u"CLI-10096"_s;
}

// Sets a value that differs from the copy, whenever the copy was created.
bool giveOtherPoints(Frame &frame)
{
    static int points = 320;
    const auto &lookupKey =
        *catalogue::lookupKeyOf(catalogue::OperationId::PatchContactByExternalId);
    patchContact(frame, {lookupKey, {diego()}}, {{catalogue::key::contact::points, points++}});
    return true;
}

bool showsDifference(Frame &frame)
{
    auto *page = frame.open({.page = u"contact"_s, .values = {u"external-id"_s, diego()}});
    return page && page->settled()
        && page->findChild<Notice *>(u"kept:"_s + catalogue::key::contact::points);
}

} // namespace

QList<Scene> everybodyScenes()
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
        inSteps(
            {"everybody-nobody"_L1, EverybodyScenes::tr("All contacts: no match"), openEverybody},
            {isFull, typing(u"ortzi@example.com"_s), listHasSettled}),
        inSteps({"everybody-differs"_L1,
                 EverybodyScenes::tr("A contact changed since the last update"), openEverybody},
                {isFull, giveOtherPoints, ownWritesDone, showsDifference}),
    };
}

} // namespace storedesk::ui::tour
