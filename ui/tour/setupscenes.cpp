// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "events/setupreader.h"
#include "ui/events/comparetypepage.h"
#include "ui/setup/setuppage.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QJsonArray>

namespace storedesk::ui::tour {

namespace key = catalogue::key;
using storedesk::events::Setup;
using storedesk::events::SetupReader;
using namespace Qt::StringLiterals;

static QString pathOfScene(const PageHost &host, const QString &name)
{
    const auto folder = host.temporaryFolder();
    return QDir(folder.isEmpty() ? QDir::tempPath() : folder).filePath(name);
}

static bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

static QJsonObject setupField(const QString &id, const QString &name, const QString &type)
{
    return {{key::id, id}, {key::name, name}, {key::type, type}};
}

// Returns another store's setup with more fields and types and some differences.
static Setup anotherStore(Setup setup)
{
    auto shoe = setupField(u"talla_calzado"_s, u"Talla de calzado"_s, u"radio"_s);
    QJsonArray sizes;
    for (int size = 35; size < 49; ++size)
        sizes.append(
            QJsonObject{{key::id, QString::number(size)}, {key::label, QString::number(size)}});
    shoe[key::options] = sizes;
    auto changed =
        setup.contactFields.isEmpty() ? QJsonObject() : setup.contactFields[0].toObject();
    changed[key::name] = u"Tienda favorita"_s;
    if (!setup.contactFields.isEmpty())
        setup.contactFields[0] = changed;
    setup.contactFields.append(shoe);
    setup.contactFields.append(setupField(u"club_ruta"_s, u"Club de ruta"_s, u"boolean"_s));
    setup.contactFields.append(setupField(u"ultima_ruta"_s, u"Última ruta"_s, u"date"_s));
    auto &known = setup.integrations.first();
    known.definition[key::description] = u"Puntos que se ganan con cada compra"_s;
    auto type = QJsonValue(known.eventTypes.last()).toObject();
    const auto taken = type;
    auto fields = type[key::fields].toArray();
    fields.append(setupField(u"receipt"_s, u"Receipt"_s, u"text"_s));
    type[key::fields] = fields;
    known.eventTypes[known.eventTypes.size() - 1] = type;
    auto answer = taken;
    answer[key::alias] = u"encuesta-enviada"_s;
    answer[key::name] = u"Encuesta enviada"_s;
    setup.integrations.append(
        {.definition = {{key::name, u"Sondeos"_s}, {key::eventsEnabled, true}},
         .eventTypes = {answer}});
    return setup;
}

static QWidget *openEmpty(PageHost &host)
{
    auto *page = host.open({.page = pageid::setup});
    return page ? page->window() : nullptr;
}

// Saves a modified copy of this account's setup to a file and opens it.
static bool chooseSetup(PageHost &host, Setup (*other)(Setup))
{
    // The account owns the reader, because the page may be replaced after a language change.
    auto *reader = new SetupReader(host.account().session(), &host.account());
    QObject::connect(reader, &SetupReader::ready, reader, [&host, reader, other] {
        const auto path = pathOfScene(host, u"Casa Oliva.setup.json"_s);
        auto *setup = qobject_cast<setup::SetupPage *>(host.currentPage());
        if (setup && write(path, storedesk::events::setupFile(other(reader->setup()))))
            setup->openFile(path);
        reader->deleteLater();
    });
    reader->start();
    return true;
}

static SceneStep choosing(Setup (*other)(Setup))
{
    return [other](PageHost &host) {
        return chooseSetup(host, other);
    };
}

static bool showsPlan(PageHost &host)
{
    const auto *apply = host.currentPage()->findChild<QAbstractButton *>(u"apply"_s);
    return apply && apply->isVisible() && host.currentPage()->settled();
}

static bool pressApply(PageHost &host)
{
    if (!showsPlan(host))
        return false;
    host.currentPage()->findChild<QAbstractButton *>(u"apply"_s)->click();
    return true;
}

static bool agreeToApply(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"applyQuestion"_s);
    auto *agree = dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
    if (agree)
        agree->click();
    return agree;
}

// Returns the setup with a text that differs each time, so that there is always a change.
static Setup withAnotherText(Setup setup)
{
    static int round = 0;
    const bool even = ++round % 2 == 0;
    setup.integrations.first().definition[key::description] =
        even ? u"Tills and web shop"_s : u"Tills, web shop and telephone"_s;
    return setup;
}

// Compares the last event type in the first integration with the other store.
static bool openComparison(PageHost &host)
{
    auto *reader = new SetupReader(host.account().session(), &host.account());
    QObject::connect(reader, &SetupReader::ready, reader, [&host, reader] {
        const auto first = reader->setup().integrations.first();
        const auto changed = anotherStore(reader->setup()).integrations.first();
        if (write(pathOfScene(host, u"visit.json"_s),
                  storedesk::events::definitionFile(
                      QJsonValue(changed.eventTypes.last()).toObject())))
            host.open({.page = pageid::compareEventType,
                       .values = {first.id, first.eventTypeIds.last()}});
        reader->deleteLater();
    });
    reader->start();
    return true;
}

static bool compareWithFile(PageHost &host)
{
    auto *page = qobject_cast<events::CompareTypePage *>(host.currentPage());
    if (!page || !page->settled())
        return false;
    page->compareWithFile(pathOfScene(host, u"visit.json"_s));
    return true;
}

static Scene compared()
{
    return inSteps({.name = "type-compare"_L1,
                    .title = setup::SetupPage::tr("An event type compared with another definition"),
                    .open = openEmpty},
                   {openComparison, compareWithFile, [](PageHost &host) {
                        return host.currentPage()->settled();
                    }});
}

QList<Scene> setupScenes()
{
    return {{.name = "setup-empty"_L1,
             .title = setup::SetupPage::tr("Copying a setup, none chosen yet"),
             .open = openEmpty},
            inSteps({.name = "setup-plan"_L1,
                     .title = setup::SetupPage::tr("Preview of a setup to copy"),
                     .open = openEmpty},
                    {choosing(anotherStore), showsPlan}),
            inSteps({.name = "setup-applied"_L1,
                     .title = setup::SetupPage::tr("An applied setup"),
                     .open = openEmpty},
                    {choosing(withAnotherText), pressApply, agreeToApply, showsPlan}),
            inSteps({.name = "setup-refused"_L1,
                     .title = setup::SetupPage::tr("A partly rejected setup"),
                     .open = openEmpty,
                     .troubles = {u"createContactField:status=422"_s,
                                  u"createCustomIntegration:status=422"_s,
                                  u"patchCustomIntegration:status=422"_s}},
                    {choosing(anotherStore), pressApply, agreeToApply, showsPlan}),
            {.name = "setup-failed"_L1,
             .title = setup::SetupPage::tr("A file without a setup"),
             .open =
                 [](PageHost &host) {
                     const auto path = pathOfScene(host, u"contacts.json"_s);
                     const bool written = write(path, "{}");
                     auto *page = written
                         ? host.open({.page = pageid::setup, .values = {u"file"_s, path}})
                         : nullptr;
                     return page ? page->window() : nullptr;
                 }},
            {.name = "field-list"_L1,
             .title = setup::SetupPage::tr("Contact fields from a table, checked"),
             .open =
                 [](PageHost &host) {
                     auto *page = host.open({.page = pageid::newContactFields});
                     if (page)
                         page->paste(u"talla_calzado\tTalla de calzado\tinteger\n"
                                     "tienda\tTienda favorita\tone of\tmad=Madrid|bcn=Barcelona\n"
                                     "tienda\tTienda, otra vez\ttext\n"
                                     "club\tClub de ruta\tone of\n"
                                     "última\tÚltima ruta\tdate"_s);
                     return page ? page->window() : nullptr;
                 }},
            {.name = "field-change"_L1,
             .title = setup::SetupPage::tr("A contact field that can't be changed"),
             .open =
                 [](PageHost &host) {
                     auto *page = host.open(
                         {.page = pageid::contactFieldChange, .values = {u"shoe_size"_s}});
                     return page ? page->window() : nullptr;
                 }},
            compared()};
}

} // namespace storedesk::ui::tour
