// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordstates.h"

#include "catalogue/key.h"
#include "catalogue/valuechecks.h"
#include "records/lookupguess.h"
#include "ui/host/errordetails.h"
#include "ui/host/pageid.h"
#include "ui/records/recordloader.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = RecordLoader::State;

const catalogue::LookupKey *successorOf(const catalogue::LookupKey &lookupKey)
{
    const auto successor = catalogue::operation(lookupKey.read).successor;
    return successor ? catalogue::lookupKeyOf(*successor) : nullptr;
}

QString noNamesHint(Resource resource)
{
    const auto text = storedesk::records::noNamesText(resource);
    return resource == Resource::Contact
        ? text + u' '
            + QCoreApplication::translate(
                "RecordStates", "To search by name, choose “All contacts…” at the top of Contacts.")
        : text;
}

bool asksForNoEmail(const RecordLoader &reader)
{
    const auto *lookupKey = reader.lookupKey();
    return lookupKey && lookupKey->member == catalogue::key::contact::email
        && !catalogue::valuechecks::isEmail(reader.pathValues().constLast().toStdString());
}

std::optional<PageAddress> createPlaceOf(const RecordLoader &reader)
{
    const auto *lookupKey = reader.lookupKey();
    if (!lookupKey || asksForNoEmail(reader))
        return std::nullopt;
    const auto value = reader.pathValues().constLast();
    if (lookupKey->resource() == Resource::Contact) {
        // The deprecated key has a successor and is not used to create contacts.
        const bool external = lookupKey->word == "external-id"_L1;
        return PageAddress{.page = pageid::newContact,
                           .values = {external ? u"external-id"_s : u"email"_s, value}};
    }
    if (lookupKey->resource() == Resource::Product && lookupKey->word == "store-id"_L1)
        return PageAddress{.page = pageid::newProduct, .values = {value}};
    return std::nullopt;
}

bool offersSearch(const RecordLoader &reader, bool hasCopy)
{
    return hasCopy && reader.state() == State::NotFound
        && reader.lookupKey()->resource() == Resource::Contact;
}

static PaneContent notFound(const RecordLoader &reader, bool mayWrite, bool hasCopy)
{
    PaneContent content{
        .icon = Icon::Search,
        .tone = Tone::Neutral,
        .headline = catalogue::missingTextOf(*reader.lookupKey()),
        .sentence = QCoreApplication::translate(
                        "RecordStates",
                        "“%1” was not found in the service. Nothing was created or changed.")
                        .arg(reader.pathValues().constLast())};
    if (asksForNoEmail(reader)) {
        content.headline =
            QCoreApplication::translate("RecordStates", "This is not an email address");
        content.sentence =
            QCoreApplication::translate("RecordStates",
                                        "“%1” was not found in the service. Check the spelling: an "
                                        "address looks like name@example.com.")
                .arg(reader.pathValues().constLast());
    }
    // A single word may be an external ID as well as a name.
    const auto value = reader.pathValues().constLast();
    if (reader.lookupKey()->member == catalogue::key::contact::externalId
        && std::ranges::none_of(value, [](QChar letter) { return letter.isDigit(); }))
        content.sentence += u'\n' + noNamesHint(Resource::Contact);
    const auto create = createPlaceOf(reader);
    if (create && mayWrite) {
        content.main = {
            .text = reader.lookupKey()->resource() == Resource::Contact
                ? QCoreApplication::translate("RecordStates", "Create a contact with this value…")
                : QCoreApplication::translate("RecordStates", "Create a product with this value…"),
            .icon = Icon::Plus};
        content.other = {.text = QCoreApplication::translate("RecordStates", "Check again"),
                         .icon = Icon::Refresh};
    } else {
        content.main = {.text = QCoreApplication::translate("RecordStates", "Check again"),
                        .icon = Icon::Refresh};
    }
    if (offersSearch(reader, hasCopy))
        content.other = {.text = QCoreApplication::translate("RecordStates", "Search all contacts"),
                         .icon = Icon::Search};
    return content;
}

static PaneContent locked(const RecordLoader &reader)
{
    const auto &said = reader.error().words;
    return {.icon = Icon::Lock,
            .tone = Tone::Neutral,
            .headline = QCoreApplication::translate("RecordStates",
                                                    "Your API key has no permission to read: %1")
                            .arg(catalogue::pluralOf(reader.lookupKey()->resource())),
            .sentence = said.why + u'\n' + said.next,
            .main = {.text = QCoreApplication::translate("RecordStates", "Test the key again"),
                     .icon = Icon::Refresh}};
}

PaneContent paneOf(const RecordLoader &reader, bool mayWrite, bool hasCopy)
{
    switch (reader.state()) {
    case State::NotFound:
        return notFound(reader, mayWrite, hasCopy);
    case State::Locked:
        return locked(reader);
    case State::Deleted:
        return {.icon = Icon::Bin,
                .tone = Tone::Neutral,
                .headline = QCoreApplication::translate("RecordStates", "Deleted"),
                .sentence = QCoreApplication::translate(
                    "RecordStates", "If a copy was saved before deletion, it is in the Bin."),
                .main = {.text = QCoreApplication::translate("RecordStates", "Open the Bin"),
                         .icon = Icon::Bin},
                .other = {.text = QCoreApplication::translate("RecordStates", "Check again"),
                          .icon = Icon::Refresh}};
    case State::Failed:
        return {.icon = Icon::CrossCircle,
                .tone = Tone::Err,
                .headline = reader.error().words.what,
                .sentence = reader.error().words.why + u'\n' + reader.error().words.next,
                .main = {.text = QCoreApplication::translate("RecordStates", "Try again"),
                         .icon = Icon::Refresh},
                .details = errorDetails(reader.error())};
    default:
        return {
            .icon = Icon::Search,
            .headline = QCoreApplication::translate("RecordStates", "Nothing looked up yet"),
            .sentence = QCoreApplication::translate(
                "RecordStates", "Type or paste an email or ID on the left. Results appear here.")};
    }
}

} // namespace storedesk::ui::records
