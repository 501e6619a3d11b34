// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "ui/host/pageaddress.h"

#include <QDateTime>
#include <QJsonObject>
#include <QUrl>

#include <vector>

namespace storedesk::account {
class RecordNames;
}

namespace storedesk::ui::details {

// Context for formatting a value.
struct ReadingContext
{
    QDateTime now;
    // Currency of the store; empty if unknown.
    QString currency = {};
    // Names of records that are referenced by id.
    const account::RecordNames *names = nullptr;
};

struct LineLink
{
    QString text;
    PageAddress place;

    bool operator==(const LineLink &) const = default;
};

// Display data for one field in a record.
struct FieldLine
{
    QString key;
    QString title;
    // Display text; empty if the field has no value.
    QString text = {};
    // The exact value, for the tool tip.
    QString full = {};
    // As sent by the service, for the clipboard.
    QString raw = {};
    QString help = {};
    // Records that the value identifies, if any.
    std::vector<LineLink> links = {};
    // The web address; empty if the value is not one.
    QUrl address = {};
    // Display text of the value in the local copy; empty if it equals the live value.
    QString kept = {};

    bool operator==(const FieldLine &) const = default;
};

struct LineGroup
{
    QString title;
    std::vector<FieldLine> lines;

    bool operator==(const LineGroup &) const = default;
};

// Returns the name of the record at this address if it is known, otherwise its id.
[[nodiscard]] QString linkText(const PageAddress &place, const ReadingContext &reading);
// Returns a value with its unit.
[[nodiscard]] QString readableText(const catalogue::Field &field, const QJsonObject &record,
                                   const ReadingContext &reading);
// Formats a value for the clipboard: strings as they are, other values as JSON.
[[nodiscard]] QString rawText(const QJsonValue &value);

// Returns the catalogue fields in groups. Lists of objects are not included, because they are shown
// as tables.
[[nodiscard]] std::vector<LineGroup>
knownGroups(catalogue::Resource resource, const QJsonObject &record, const ReadingContext &reading);
// Returns the account's custom fields, including those without a value in this contact.
[[nodiscard]] std::vector<FieldLine> customLines(const catalogue::FieldSet &rules,
                                                 const QJsonObject &record,
                                                 const ReadingContext &reading);
// Returns the members that neither the catalogue nor the account defines.
[[nodiscard]] std::vector<FieldLine> otherLines(catalogue::Resource resource,
                                                const catalogue::FieldSet &rules,
                                                const QJsonObject &record,
                                                const ReadingContext &reading);

} // namespace storedesk::ui::details
