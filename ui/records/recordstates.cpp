// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordstates.h"

#include "ui/records/recordreader.h"

#include <QCoreApplication>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = RecordReader::State;

static QString words(const char *text)
{
    return QCoreApplication::translate("RecordStates", text);
}

std::optional<Place> createPlaceOf(const RecordReader &reader)
{
    const auto *way = reader.way();
    if (!way)
        return std::nullopt;
    const auto value = reader.pathValues().constLast();
    if (way->resource() == Resource::Contact) {
        // The deprecated form has a successor; nothing new is made by it.
        const bool external = way->word == "external-id"_L1;
        return Place{.page = u"new-contact"_s,
                     .values = {external ? u"external-id"_s : u"email"_s, value}};
    }
    if (way->resource() == Resource::Product && way->word == "store-id"_L1)
        return Place{.page = u"new-product"_s, .values = {value}};
    return std::nullopt;
}

static PaneContent notFound(const RecordReader &reader, bool mayWrite)
{
    PaneContent content{
        .icon = Icon::Search,
        .tone = Tone::Neutral,
        .headline = missingTextOf(*reader.way()),
        .sentence =
            words(QT_TRANSLATE_NOOP("RecordStates",
                                    "The service has no “%1”. Nothing was created or changed."))
                .arg(reader.pathValues().constLast())};
    const auto create = createPlaceOf(reader);
    if (create && mayWrite) {
        content.main = {.text = reader.way()->resource() == Resource::Contact
                            ? words(QT_TRANSLATE_NOOP("RecordStates", "Create a contact with it…"))
                            : words(QT_TRANSLATE_NOOP("RecordStates", "Create a product with it…")),
                        .icon = Icon::Plus};
        content.other = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Check again")),
                         .icon = Icon::Refresh};
    } else {
        content.main = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Check again")),
                        .icon = Icon::Refresh};
    }
    return content;
}

static PaneContent locked(const RecordReader &reader)
{
    const auto &said = reader.error().words;
    return {.icon = Icon::Lock,
            .tone = Tone::Neutral,
            .headline = words(QT_TRANSLATE_NOOP("RecordStates", "This key may not read: %1"))
                            .arg(catalogue::pluralOf(reader.way()->resource())),
            .sentence = said.why + u'\n' + said.next,
            .main = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Test the key again")),
                     .icon = Icon::Refresh}};
}

PaneContent paneOf(const RecordReader &reader, bool mayWrite)
{
    switch (reader.state()) {
    case State::NotFound:
        return notFound(reader, mayWrite);
    case State::Locked:
        return locked(reader);
    case State::Deleted:
        return {.icon = Icon::Bin,
                .tone = Tone::Neutral,
                .headline = words(QT_TRANSLATE_NOOP("RecordStates", "It was deleted")),
                .sentence = words(QT_TRANSLATE_NOOP(
                    "RecordStates", "If a copy was kept before deleting, it is in the Bin.")),
                .main = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Open the Bin")),
                         .icon = Icon::Bin},
                .other = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Check again")),
                          .icon = Icon::Refresh}};
    case State::Failed:
        return {.icon = Icon::CrossCircle,
                .tone = Tone::Err,
                .headline = reader.error().words.what,
                .sentence = reader.error().words.why + u'\n' + reader.error().words.next,
                .main = {.text = words(QT_TRANSLATE_NOOP("RecordStates", "Try again")),
                         .icon = Icon::Refresh}};
    default:
        return {
            .icon = Icon::Search,
            .headline = words(QT_TRANSLATE_NOOP("RecordStates", "Nothing looked up yet")),
            .sentence = words(QT_TRANSLATE_NOOP(
                "RecordStates", "Type or paste what you know on the left. Results appear here."))};
    }
}

} // namespace storedesk::ui
