// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "ui/frame/place.h"

#include <QDateTime>
#include <QJsonObject>
#include <QUrl>

#include <vector>

namespace storedesk::desk {
class RecordNames;
}

namespace storedesk::ui::details {

// What a value needs to be said beside itself.
struct Reading
{
    QDateTime now;
    QString currency = {}; // of the store; empty: not known
    const desk::RecordNames *names = nullptr; // of records that are named by their id
};

struct LineLink
{
    QString text;
    Place place;

    bool operator==(const LineLink &) const = default;
};

// One field of one record as a person reads it.
struct FieldLine
{
    QString key;
    QString title;
    QString text = {}; // empty: it has no value
    QString full = {}; // the exact value, for the tool tip
    QString raw = {}; // as the service wrote it, for the clipboard
    QString help = {};
    std::vector<LineLink> links = {}; // the value names other records
    QUrl address = {}; // the value is a page of the web
    QString kept = {}; // what a copy on this computer has instead, in words; empty: the same

    bool operator==(const FieldLine &) const = default;
};

struct LineGroup
{
    QString title;
    std::vector<FieldLine> lines;

    bool operator==(const LineGroup &) const = default;
};

// What the record at this place is called, as far as it is known; else its id.
[[nodiscard]] QString linkText(const Place &place, const Reading &reading);
// A value with its unit.
[[nodiscard]] QString readableText(const catalogue::Field &field, const QJsonObject &record,
                                   const Reading &reading);
// As it goes to the clipboard: text as it is, everything else as JSON.
[[nodiscard]] QString rawText(const QJsonValue &value);

// The fields that the catalogue knows, in groups. Lists of objects are tables, not lines.
[[nodiscard]] std::vector<LineGroup> knownGroups(catalogue::Resource resource,
                                                 const QJsonObject &record, const Reading &reading);
// The fields that the account defined, whether this contact has a value or not.
[[nodiscard]] std::vector<FieldLine> customLines(const catalogue::FieldSet &rules,
                                                 const QJsonObject &record, const Reading &reading);
// Members that neither the catalogue nor the account knows.
[[nodiscard]] std::vector<FieldLine> otherLines(catalogue::Resource resource,
                                                const catalogue::FieldSet &rules,
                                                const QJsonObject &record, const Reading &reading);

} // namespace storedesk::ui::details
