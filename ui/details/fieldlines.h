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

// Display data of one field of a record.
struct FieldLine
{
    QString key;
    QString title;
    // Empty if the field has no value.
    QString text = {};
    // The exact value, for the tool tip.
    QString full = {};
    // As sent by the service, for the clipboard.
    QString raw = {};
    QString help = {};
    // Set if the value identifies other records.
    std::vector<LineLink> links = {};
    // Set if the value is a web address.
    QUrl address = {};
    // Display text of the value in the local copy; empty if it is the same.
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

// Returns the catalogue fields in groups. Lists of objects are shown as tables and not included.
[[nodiscard]] std::vector<LineGroup>
knownGroups(catalogue::Resource resource, const QJsonObject &record, const ReadingContext &reading);
// Returns the custom fields of the account, including those without a value in this contact.
[[nodiscard]] std::vector<FieldLine> customLines(const catalogue::FieldSet &rules,
                                                 const QJsonObject &record,
                                                 const ReadingContext &reading);
// Returns members that neither the catalogue nor the account defines.
[[nodiscard]] std::vector<FieldLine> otherLines(catalogue::Resource resource,
                                                const catalogue::FieldSet &rules,
                                                const QJsonObject &record,
                                                const ReadingContext &reading);

} // namespace storedesk::ui::details
