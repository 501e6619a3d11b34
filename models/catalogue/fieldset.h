// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QJsonArray>
#include <QStringList>

#include <vector>

namespace storedesk::catalogue {

struct Option
{
    QString id;
    QString label = {};

    bool operator==(const Option &) const = default;
};

// One field at run time: a row of the catalogue, or a field defined by the account.
struct FieldRule
{
    QString key;
    QString title = {};
    Type type = Type::Text;
    // Whether the field must be present.
    bool required = false;
    // Whether the field may be missing but must not be cleared.
    bool filled = false;
    // Whether the presence of the field in a body is a fault.
    bool readOnly = false;
    // For events: whether the field identifies the contact.
    bool primaryKey = false;
    std::vector<Option> options = {};
    // Key of the rule that decides whether this rule applies; empty if it always applies.
    QString whenKey = {};
    QStringList whenValues = {};
    int maxLength = 0;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    // For dates, in ISO 8601.
    QString earliest = {};
    QString latest = {};
    // For phones: prepended to a number without a country code.
    QString countryCode = {};
    // For phones: whether the prefix may be missing and is added by the service.
    bool national = false;
    // Required only while this other field is missing.
    QString unlessKey = {};
    QString help = {};

    bool operator==(const FieldRule &) const = default;
};

// The fields that a body, form or file may have.
struct FieldSet
{
    std::vector<FieldRule> rules = {};
    // Whether a member without a rule is a fault.
    bool strict = true;

    // Returns the rows of the catalogue that occur in this place. A body also gets the fields that
    // only responses have, as readOnly; files do not. Responses and files are not strict.
    [[nodiscard]] static FieldSet of(Resource resource, FieldLocation place);
    // Like of(), with the contact fields that the account defines, as listed by the service.
    [[nodiscard]] static FieldSet ofContacts(FieldLocation place, const QJsonArray &contactFields);
    // Returns the fields of an event body, given the event type as the service sent it.
    [[nodiscard]] static FieldSet ofEvent(const QJsonObject &eventType);
    // Parses one field that an account defined for contacts or for an event type.
    [[nodiscard]] static FieldRule ruleOf(const QJsonObject &definition);

    [[nodiscard]] const FieldRule *rule(QStringView key) const;
};

} // namespace storedesk::catalogue
